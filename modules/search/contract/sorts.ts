/** The orders a listing can be read in; relevance without words is the shop's own order. */
export const sorts = ["RELEVANCE", "NEWEST", "PRICE_UP", "PRICE_DOWN", "DISCOUNT"] as const;
export type Sort = (typeof sorts)[number];
