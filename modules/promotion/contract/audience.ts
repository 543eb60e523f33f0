/** Whom a promotion is for; null: everyone. A member has an account of the shop, a club member's account is linked to the club. */
export const audiences = ["members", "clubMembers"] as const;

export type Audience = (typeof audiences)[number];

/** What a buyer is when a basket is priced. A guest stays one, even if they name a number of the club to collect points. */
export const buyerKinds = ["guest", "member", "clubMember"] as const;

export type BuyerKind = (typeof buyerKinds)[number];

export const isForBuyer = (audience: Audience | null, buyer: BuyerKind): boolean =>
  audience === null || buyer === "clubMember" || (audience === "members" && buyer === "member");

/** The buyers that two promotions are both for. */
export const commonAudience = (one: Audience | null, other: Audience | null): Audience | null =>
  one === "clubMembers" || other === "clubMembers" ? "clubMembers" : (one ?? other);
