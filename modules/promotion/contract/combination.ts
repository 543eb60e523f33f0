import type { ActivityKind } from "./activity-kind.ts";

type Flags = { readonly kind: ActivityKind; readonly exclusive: boolean; readonly stackable: boolean };

/**
 * How a promotion limits other promotions on the same line (D-37). Flash-sale prices, tiers, coupons and freight are
 * separate steps and always apply.
 */
export type Combination =
  /** No later item promotion applies. */
  | "lastItemPromotion"
  /** No other item promotion applies, except stackable ones. */
  | "oneItemPromotion"
  /** It applies in addition to other item promotions. */
  | "addedToOthers"
  /** No later order promotion applies. */
  | "lastOrderPromotion"
  /** No later free-delivery promotion applies. */
  | "lastFreeDelivery";

/**
 * How the engine combines a promotion with these flags, for the text on its page; null when there is no restriction to
 * mention.
 */
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
