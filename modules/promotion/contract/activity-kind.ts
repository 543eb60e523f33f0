/**
 * What a promotion does: a campaign gives SKUs a price and units of their own, an item promotion lowers lines, purchase
 * with purchase sells something cheaply along with others, gift with purchase gives it away, tiers lower the whole
 * order, free shipping carries it.
 */
export const activityKinds = ["campaign", "item", "pwp", "gwp", "tier", "freeShipping"] as const;

export type ActivityKind = (typeof activityKinds)[number];

/** The kind as the wire names it. */
export const activityType: { readonly [Kind in ActivityKind]: string } = {
  campaign: "CAMPAIGN",
  item: "ITEM",
  pwp: "PWP",
  gwp: "GWP",
  tier: "TIER",
  freeShipping: "FREE_SHIPPING",
};

/** Whether a promotion of this kind gives single SKUs a price, rather than touching whole products. */
export const isOfSingleSkus = (kind: ActivityKind): boolean => kind === "campaign";

/** PWP lowers what is paid, GWP gives something away (PR-01). */
export const opsTypeOf = (kind: ActivityKind): "PWP" | "GWP" => (kind === "gwp" ? "GWP" : "PWP");

/** Where on a picture a ribbon lies (D-39). */
export const ribbonPositions = ["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT", "BOTTOM"] as const;
