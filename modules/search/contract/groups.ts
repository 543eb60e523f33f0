/** The groups a listing can be narrowed by, in the order in which they are shown. */
export const groups = ["category", "brand", "price", "size", "color", "availability"] as const;
export type Group = (typeof groups)[number];
