/** The sort orders of a listing; relevance without search terms is the default order: available first, then by units sold. */
export const sorts = ["RELEVANCE", "NEWEST", "PRICE_UP", "PRICE_DOWN", "DISCOUNT"] as const;
export type Sort = (typeof sorts)[number];
