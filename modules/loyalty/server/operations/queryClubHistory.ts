import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { historyPage } from "../../contract/constants.ts";
import { type ClubFailure, clubDownTexts, notLinkedText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubHistory } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";

type Refusal = ClubFailure | { readonly code: "501" };

/** What happened to the caller's points; asked of the club page by page. */
export const queryClubHistory = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({
      first: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), historyPage),
      after: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
    }),
    async run(context, { first, after }): Promise<Result<ClubHistory, Refusal>> {
      const link = await linkOf(deps.database.kysely, memberOf(context).userCode);
      if (!link) return fail({ code: "501" });
      const history = await deps.club.history(link.clubMemberId, { first, after });
      return history.ok ? ok(history.value) : fail({ code: "CLUB_UNREACHABLE" });
    },
    failures: { ...clubDownTexts, "501": notLinkedText },
    wire: ({ success, code, message, data }) => ({ success, code, message, data }),
  });
