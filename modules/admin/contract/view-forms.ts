import * as v from "valibot";

/** Lists that have views. */
export const lists = [
  "orders",
  "products",
  "promotions",
  "coupons",
  "price-plans",
  "customers",
  "pages",
  "stock",
] as const;

export const mostViews = 50;
export const longestViewName = 60;

const query = v.pipe(
  v.string(),
  v.maxLength(2_000),
  // An address of the list itself: no way to another page, and no half of one.
  v.check((text) => String(new URLSearchParams(text)) === text),
);

export const saveViewSchema = v.object({
  list: v.picklist(lists),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestViewName)),
  query,
  isShared: v.boolean(),
});

export const deleteViewSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
