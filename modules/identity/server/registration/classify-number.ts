import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubStatus } from "./club-status.ts";

/** Status of a number in the shop: verified, claimed without proof, or none. */
export type ShopStatus = "VERIFIED" | "UNVERIFIED" | null;

/** Where the number is already a member. */
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
 * Result of the number check at the start of registration (A§4, A§8). A club member is reported as such, with or without a shop
 * account; a shop account alone has a code of its own; any other number may register.
 */
export function classifyNumber(shop: ShopStatus, club: ClubStatus): Result<NumberOwner, NumberFree> {
  if (club === "ACTIVE") return ok({ shop: shop === "VERIFIED", club: true });
  if (shop === "VERIFIED") return fail({ code: "MEMBER_SPORT_STATION_ALREADY_EXISTS" });
  if (club === "INACTIVE") return fail({ code: "ACCOUNT_NOT_ACTIVATED" });
  if (shop === "UNVERIFIED" || club === "UNVERIFIED") return fail({ code: "PHONE_NOT_VERIFIED" });
  // A guest of the club has points but no account, so the number may register.
  return fail({ code: club === "GUEST" ? "MEMBER_NOT_FOUND" : "MEMBER_NOT_FOUND_IN_BOTH" });
}
