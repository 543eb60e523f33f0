import { fail, ok, type Result } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type LookupAsker, type LookupRefused, lookupFailureTexts } from "#modules/identity/server/index.ts";
import { guestNumberTexts } from "../../contract/guest-number.ts";
import { clubDownTexts } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown } from "../ports/club.ts";

export type NumberRefusal = { readonly code: "MEMBER_NOT_FOUND" } | LookupRefused | ClubDown;

type Deps = Pick<LoyaltyDeps, "club"> & { readonly members: Pick<LoyaltyDeps["members"], "countLookup"> };

/**
 * Checks that a guest's number may collect the points of an order (D-18): the club must have it. The lookup is counted,
 * as every one that reveals whether a number is a member's (D-85).
 */
export async function mayCollect(deps: Deps, mobile: string, asker: LookupAsker): Promise<Result<void, NumberRefusal>> {
  const counted = await deps.members.countLookup("clubNumber", asker);
  if (!counted.ok) return counted;
  const found = await deps.club.memberByMobile(mobile);
  if (!found.ok) return found;
  return found.value === null || found.value.status === "BLOCKED" ? fail({ code: "MEMBER_NOT_FOUND" }) : ok(undefined);
}

export const numberRefusalTexts: FailureTexts<NumberRefusal> = {
  ...clubDownTexts,
  ...lookupFailureTexts,
  MEMBER_NOT_FOUND: guestNumberTexts.unknown,
};
