import * as v from "valibot";
import { ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { emailSchema } from "../../contract/email.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { countLookup, type LookupRefused, lookupFailureTexts } from "../registration/count-lookup.ts";
import { findMemberByName } from "../store/members.ts";

type Found = { userCode: string | null };

/** No personal data: only what the page needs for its hint (D-85). */
const masked = (userCode: string): string => `${userCode.slice(0, 1)}•••${userCode.slice(-2)}`;

/** Checks whether a guest's e-mail address belongs to a member, so that the page can offer the login. Rate-limited (D-85). */
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
