import type { Texts } from "#kit/core/locale.ts";
import type { ActivityKind, ribbonPositions } from "../activity-kind.ts";
import type { Decision } from "../activity-state.ts";
import type { Audience } from "../audience.ts";
import type { RuleSettings } from "../rule/promotion-rule.ts";

type SomeTexts = Partial<Texts>;
type RibbonPosition = (typeof ribbonPositions)[number];

export type GiveawayState = {
  readonly skuCode: string;
  /** Default 1. */
  readonly number?: number;
  /** The price of an add-on; absent for a gift. */
  readonly price?: number;
};

export type LevelState = {
  /** In rupiah, or in pieces when the promotion counts pieces. */
  readonly threshold?: number;
  /** In rupiah or percent. */
  readonly reward?: number;
  readonly giveaways?: readonly GiveawayState[];
};

/** An SKU of a flash sale. */
type PromotionSkuState = {
  readonly price?: number;
  readonly stock?: number;
  readonly maxPerUser?: number;
  /** A day, such as 2026-11-18. */
  readonly shipsFrom?: string;
};

export type ScopeState = {
  readonly everything?: true;
  readonly products?: readonly string[];
  readonly categories?: readonly string[];
  readonly brands?: readonly string[];
};

type RibbonState = {
  readonly texts?: SomeTexts;
  readonly image?: string;
  readonly position?: RibbonPosition;
};

export type RuleState = { readonly code?: string; readonly settings?: RuleSettings };

/** The editable state of a promotion. Only the kind is required in a draft; absent means not filled in. */
export type PromotionState = {
  readonly status: Decision;
  readonly kind: ActivityKind;
  readonly names?: SomeTexts;
  readonly descriptions?: SomeTexts;
  readonly remarks?: SomeTexts;
  readonly labels?: SomeTexts;
  /** Instants in ISO 8601. */
  readonly beginsAt?: string;
  readonly endsAt?: string;
  /** Default 100: the lowest number goes first. */
  readonly priority?: number;
  /** Default 0. */
  readonly sort?: number;
  readonly exclusive?: true;
  readonly stackable?: true;
  readonly amountByQty?: true;
  readonly rewardByPercentage?: true;
  readonly pwpCountsForTiers?: true;
  /** Default 1. */
  readonly mostTimes?: number;
  /** Maximum discount over all orders, in rupiah. */
  readonly budget?: number;
  readonly ribbon?: RibbonState;
  readonly scope?: ScopeState;
  /** The prices of the units it applies to, in rupiah, both inclusive: what an SKU costs before flash sales and promotions. */
  readonly priceFrom?: number;
  readonly priceUntil?: number;
  /** Absent: for everyone. */
  readonly audience?: Audience;
  /** Sorted by threshold, lowest first. */
  readonly levels?: readonly LevelState[];
  /** How an order promotion computes its discount instead of by levels. */
  readonly rule?: RuleState;
  readonly skus?: Readonly<Record<string, PromotionSkuState>>;
};

/**
 * The content of each kind's levels: a reward in rupiah or percent, or giveaways; null for a flash sale, which prices
 * SKUs.
 */
export const levelContent: { readonly [Kind in ActivityKind]: "reward" | "giveaways" | null } = {
  flashSale: null,
  item: "reward",
  pwp: "giveaways",
  gwp: "giveaways",
  tier: "reward",
  freeShipping: "reward",
};

export const defaultPriority = 100;
