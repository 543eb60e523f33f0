/**
 * Kinds of promotions. A flash sale gives SKUs their own price and units. An item promotion discounts lines, purchase with
 * purchase (PWP) offers add-ons at a reduced price, gift with purchase (GWP) adds free products, tiers discount the order, and free shipping
 * discounts delivery. The database stores a flash sale as "campaign".
 */
export const activityKinds = ["flashSale", "item", "pwp", "gwp", "tier", "freeShipping"] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** The kind in the wire format. */
export const activityType: { readonly [Kind in ActivityKind]: string } = {
  flashSale: "CAMPAIGN",
  item: "ITEM",
  pwp: "PWP",
  gwp: "GWP",
  tier: "TIER",
  freeShipping: "FREE_SHIPPING",
};

/** Whether a promotion of this kind prices single SKUs instead of whole products. */
export const isOfSingleSkus = (kind: ActivityKind): boolean => kind === "flashSale";

/** PWP reduces a price, GWP gives a product for free (PR-01). */
export const opsTypeOf = (kind: ActivityKind): "PWP" | "GWP" => (kind === "gwp" ? "GWP" : "PWP");

/** Position of a ribbon on a picture (D-39). */
export const ribbonPositions = ["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT", "BOTTOM"] as const;
