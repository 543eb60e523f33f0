/** The facets of a listing, in the display order of their filters. */
export const facets = ["category", "brand", "price", "size", "color", "availability"] as const;
export type Facet = (typeof facets)[number];
