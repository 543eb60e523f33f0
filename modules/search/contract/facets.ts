/** What a listing can be filtered by, in the order in which filters are shown. */
export const facets = ["category", "brand", "price", "size", "color", "availability"] as const;
export type Facet = (typeof facets)[number];
