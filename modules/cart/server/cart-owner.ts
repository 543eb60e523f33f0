import type { Caller } from "#kit/graphql/context.ts";
import type { BuyerKind } from "#modules/promotion/contract/audience.ts";

export const guestCart = (guestId: string): string => `guest:${guestId}`;
export const memberCart = (userCode: string): string => `member:${userCode}`;

/** Whose cart it is. Only callers with a session have one. */
export function cartOwner(caller: Caller): string | null {
  if (caller.kind === "guest") return guestCart(caller.guestId);
  if (caller.kind === "member") return memberCart(caller.userCode);
  return null;
}

/** What the owner of a cart is as a buyer. */
export function buyerKindOf(owner: string, isClubMember: boolean): BuyerKind {
  if (!owner.startsWith("member:")) return "guest";
  return isClubMember ? "clubMember" : "member";
}
