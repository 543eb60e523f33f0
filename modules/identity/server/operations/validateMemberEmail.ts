import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { emailSchema } from "../../contract/email.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { countLookup, type LookupRefused, lookupFailureTexts } from "../registration/count-lookup.ts";
import { findMemberByName } from "../store/members.ts";

type Found = { userCode: string | null };

/** Enough for a page to show its hint, and nothing anybody could call a member by (D-85). */
const masked = (userCode: string): string => `${userCode.slice(0, 1)}•••${userCode.slice(-2)}`;

/** Whether a guest's mailbox belongs to a member, so that a page can say so. Few may be asked for (D-85). */
export const validateMemberEmail = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ email: emailSchema(deps.emailRule) }),
    async run(context, { email }): Promise<Result<Found, LookupRefused>> {
      const counted = await countLookup(deps, "memberEmail", context);
      if (!counted.ok) return counted;
      const member = await findMemberByName(deps.database.kysely, { email });
      return ok({ userCode: member?.status === "ACTIVE" ? masked(member.userCode) : null });
    },
    failures: lookupFailureTexts,
  });
