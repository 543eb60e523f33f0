import * as v from "valibot";
import { linkTarget } from "../link-target.ts";
import { code, columnId, perRow, productLimit, shortText } from "./column-fields.ts";

/** Selects products by category, brand or activity, or the newest ones. Conditions are combined. */
const productRule = v.pipe(
  v.strictObject({
    category: v.optional(code),
    brand: v.optional(code),
    activity: v.optional(code),
    newest: v.optional(v.literal(true, "must be true or left out")),
    limit: v.optional(productLimit, 8),
  }),
  v.check(
    ({ category, brand, activity, newest }) => Boolean(category ?? brand ?? activity ?? newest),
    "must name a category, a brand, an activity or newest: true",
  ),
);

export const productsStyles = ["grid", "rail"] as const;

/** Product cards: listed products first, then those of the rule. The catalogue renders the cards. */
export const productsColumn = v.pipe(
  v.strictObject({
    id: columnId,
    kind: v.literal("products"),
    title: v.optional(shortText),
    /** The link to all products of this kind, with its label. */
    href: v.optional(linkTarget),
    label: v.optional(shortText),
    perRow,
    style: v.optional(v.picklist(productsStyles, `must be one of ${productsStyles.join(", ")}`), "grid"),
    items: v.optional(
      v.pipe(v.array(v.strictObject({ productCode: code })), v.maxLength(48, "may name 48 products at most")),
      [],
    ),
    from: v.optional(productRule),
  }),
  v.check(({ items, from }) => items.length > 0 || from !== undefined, "must have items or a rule in from"),
);

export type ProductsColumn = v.InferOutput<typeof productsColumn>;
