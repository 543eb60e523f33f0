import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { historyPage } from "../../contract/constants.ts";
import { type ClubFailure, clubDownTexts, notLinkedText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubEntry, ClubHistory } from "../ports/club.ts";
import { linkOf } from "../store/links.ts";

type HistoryOnWire = ClubHistory & {
  readonly entries: readonly (ClubEntry & { readonly orderCodes: readonly string[] })[];
};

type Refusal = ClubFailure | { readonly code: "501" };

/** The history of the caller's points, read from the club page by page. */
export const queryClubHistory = (deps: LoyaltyDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({
      first: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), historyPage),
      after: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
    }),
    async run(context, { first, after }): Promise<Result<HistoryOnWire, Refusal>> {
      const { userCode } = memberOf(context);
      const link = await linkOf(deps.database.kysely, userCode);
      if (!link) return fail({ code: "501" });
      const history = await deps.club.history(link.clubMemberId, { first, after });
      return history.ok ? ok(await withOrders(deps, userCode, history.value)) : fail({ code: "CLUB_UNREACHABLE" });
    },
    failures: { ...clubDownTexts, "501": notLinkedText },
    wire: ({ success, code, message, data }) => ({ success, code, message, data }),
  });

/** Adds the caller's order codes: the club's reference is a payment id, which means nothing to the reader. */
async function withOrders(deps: LoyaltyDeps, userCode: string, history: ClubHistory): Promise<HistoryOnWire> {
  const references = [...new Set(history.entries.flatMap(({ reference }) => reference ?? []))];
  const orders = references.length > 0 ? await deps.ordersOf(userCode, references) : new Map<string, string[]>();
  return {
    ...history,
    entries: history.entries.map((entry) => ({ ...entry, orderCodes: orders.get(entry.reference ?? "") ?? [] })),
  };
}
