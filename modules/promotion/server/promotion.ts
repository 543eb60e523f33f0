import type { Texts } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { ActivityKind, ribbonPositions } from "../contract/activity-kind.ts";
import type { Decision } from "../contract/activity-state.ts";
import type { Audience } from "../contract/audience.ts";
import type { PriceBounds } from "../contract/pricing/price-bounds.ts";
import type { ChosenRule } from "../contract/rule/promotion-rule.ts";
import type { ScopeTarget } from "../contract/scope.ts";

/** An SKU that a level gives for free or sells at a reduced price. */
export type Giveaway = { readonly skuCode: string; readonly number: number; readonly price: Rupiah };

export type Level = {
  readonly level: number;
  /** In rupiah, or in pieces when the promotion counts pieces. */
  readonly threshold: number;
  /** Percent or rupiah; null where giveaways are the reward. */
  readonly reward: number | null;
  /** The first that is in stock is given. */
  readonly giveaways: readonly Giveaway[];
};

/** The price and units of an SKU in a flash sale (D-38). */
type FlashSaleSku = {
  readonly skuCode: string;
  readonly price: Rupiah;
  readonly stock: number;
  readonly maxPerUser: number | null;
  /** The first shipping day, as yyyy-mm-dd. */
  readonly shipsFrom: string | null;
};

type Ribbon = {
  readonly texts: Partial<Texts> | null;
  readonly image: string | null;
  readonly position: (typeof ribbonPositions)[number];
};

/** A promotion as stored. */
export type Promotion = PriceBounds & {
  readonly code: string;
  readonly kind: ActivityKind;
  readonly names: Texts;
  readonly descriptions: Partial<Texts>;
  readonly remarks: Partial<Texts>;
  readonly labels: Partial<Texts>;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly status: Decision;
  /** The lowest number goes first (D-37). */
  readonly priority: number;
  readonly sort: number;
  /** Blocks later promotions of its step on the lines in its scope. */
  readonly exclusive: boolean;
  /** Applies in addition to others of its step. */
  readonly stackable: boolean;
  /** Thresholds are in pieces instead of rupiah. */
  readonly amountByQty: boolean;
  /** Rewards are percentages instead of rupiah. */
  readonly rewardByPercentage: boolean;
  readonly pwpCountsForTiers: boolean;
  /** How many times one order may earn the reward. */
  readonly mostTimes: number;
  /** Maximum discount over all orders in rupiah; null: unlimited. */
  readonly budget: number | null;
  readonly ribbon: Ribbon | null;
  readonly scope: readonly ScopeTarget[];
  /** Null: for everyone. */
  readonly audience: Audience | null;
  readonly levels: readonly Level[];
  /** How an order promotion computes its discount; null: by its levels. */
  readonly rule: ChosenRule | null;
  readonly flashSaleSkus: readonly FlashSaleSku[];
};
