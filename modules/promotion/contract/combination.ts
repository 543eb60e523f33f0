import type { ActivityKind } from "./activity-kind.ts";

type Flags = { readonly kind: ActivityKind; readonly exclusive: boolean; readonly stackable: boolean };

/** What a promotion leaves of others for the same line (D-37); prices, tiers, coupons and freight are separate steps and always count. */
export type Combination =
  /** No item promotion that comes after it. */
  | "lastItemPromotion"
  /** No other item promotion, except those that are added to others. */
  | "oneItemPromotion"
  /** It is added to other item promotions. */
  | "addedToOthers"
  /** No order promotion that comes after it. */
  | "lastOrderPromotion"
  /** No free-delivery promotion that comes after it. */
  | "lastFreeDelivery";

/** What the engine does with a promotion of these flags, for the sentence a page says about it; null when there is nothing to say. */
export function combinationOf({ kind, exclusive, stackable }: Flags): Combination | null {
  switch (kind) {
    case "item":
      if (exclusive) return "lastItemPromotion";
      return stackable ? "addedToOthers" : "oneItemPromotion";
    case "pwp":
      return exclusive ? "lastItemPromotion" : null;
    case "tier":
    case "gwp":
      return exclusive ? "lastOrderPromotion" : null;
    case "freeShipping":
      return exclusive ? "lastFreeDelivery" : null;
    case "flashSale":
      return null;
  }
}
