import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubStanding } from "./club-standing.ts";

/** A number's account in the shop: proved, claimed by somebody who never proved it, or none. */
export type ShopStatus = "VERIFIED" | "UNVERIFIED" | null;

/** Where a number is a member already. */
export type NumberOwner = { readonly shop: boolean; readonly club: boolean };

export type NumberFree = {
  readonly code:
    | "MEMBER_SPORT_STATION_ALREADY_EXISTS"
    | "MEMBER_NOT_FOUND_IN_BOTH"
    | "MEMBER_NOT_FOUND"
    | "PHONE_NOT_VERIFIED"
    | "ACCOUNT_NOT_ACTIVATED";
};

/**
 * What the start of a registration is told about a number (A§4, A§8). A club member, with or without an account here, is
 * known; an account of this shop alone has a word of its own; everybody else may go on, and the word says why.
 */
export function judgeNumber(shop: ShopStatus, club: ClubStanding): Result<NumberOwner, NumberFree> {
  if (club === "ACTIVE") return ok({ shop: shop === "VERIFIED", club: true });
  if (shop === "VERIFIED") return fail({ code: "MEMBER_SPORT_STATION_ALREADY_EXISTS" });
  if (club === "INACTIVE") return fail({ code: "ACCOUNT_NOT_ACTIVATED" });
  if (shop === "UNVERIFIED" || club === "UNVERIFIED") return fail({ code: "PHONE_NOT_VERIFIED" });
  // A guest of the club has earned points, but has no account: a member in neither, known to one.
  return fail({ code: club === "GUEST" ? "MEMBER_NOT_FOUND" : "MEMBER_NOT_FOUND_IN_BOTH" });
}
