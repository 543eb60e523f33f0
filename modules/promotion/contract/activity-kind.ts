/**
 * Kinds of promotions. A flash sale gives SKUs their own price and units. An item promotion discounts lines, purchase with
 * purchase (PWP) offers add-ons at a reduced price, gift with purchase (GWP) adds free products, tiers discount the order, and free shipping
 * discounts delivery. The database stores a flash sale as "campaign".
 */
export const activityKinds = ["flashSale", "item", "pwp", "gwp", "tier", "freeShipping"] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** The kind as the wire names it. */
export const activityType: { readonly [Kind in ActivityKind]: string } = {
  flashSale: "CAMPAIGN",
  item: "ITEM",
  pwp: "PWP",
  gwp: "GWP",
  tier: "TIER",
  freeShipping: "FREE_SHIPPING",
};

/** Whether a promotion of this kind gives single SKUs a price, rather than touching whole products. */
export const isOfSingleSkus = (kind: ActivityKind): boolean => kind === "flashSale";

/** PWP lowers what is paid, GWP gives something away (PR-01). */
export const opsTypeOf = (kind: ActivityKind): "PWP" | "GWP" => (kind === "gwp" ? "GWP" : "PWP");

/** Where on a picture a ribbon lies (D-39). */
export const ribbonPositions = ["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT", "BOTTOM"] as const;
