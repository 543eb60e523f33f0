import type { Texts } from "#kit/core/locale.ts";
import type { ActivityKind, ribbonPositions } from "../activity-kind.ts";
import type { Decision } from "../activity-state.ts";

type SomeTexts = Partial<Texts>;
type RibbonPosition = (typeof ribbonPositions)[number];

export type GiveawayState = {
  readonly skuCode: string;
  /** 1 unless given. */
  readonly number?: number;
  /** What an add-on costs; a gift has none. */
  readonly price?: number;
};

export type LevelState = {
  /** Rupiah, or pieces when the promotion counts them. */
  readonly threshold?: number;
  /** Rupiah or percent. */
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

/** A promotion as staff edit it. A draft may lack everything but its kind; absent means not filled in. */
export type PromotionState = {
  readonly status: Decision;
  readonly kind: ActivityKind;
  readonly names?: SomeTexts;
  readonly descriptions?: SomeTexts;
  readonly remarks?: SomeTexts;
  readonly labels?: SomeTexts;
  /** Moments as JSON writes them. */
  readonly beginsAt?: string;
  readonly endsAt?: string;
  /** 100 unless given: the lowest goes first. */
  readonly priority?: number;
  /** 0 unless given. */
  readonly sort?: number;
  readonly exclusive?: true;
  readonly stackable?: true;
  readonly amountByQty?: true;
  readonly rewardByPercentage?: true;
  readonly pwpCountsForTiers?: true;
  /** 1 unless given. */
  readonly mostTimes?: number;
  /** Rupiah of discount, over all orders. */
  readonly budget?: number;
  readonly ribbon?: RibbonState;
  readonly scope?: ScopeState;
  /** In their order, the lowest threshold first. */
  readonly levels?: readonly LevelState[];
  readonly skus?: Readonly<Record<string, PromotionSkuState>>;
};

/** What each kind gives on its levels: a reward in rupiah or percent, or goods; a flash sale has prices of SKUs instead. */
export const levelContent: { readonly [Kind in ActivityKind]: "reward" | "giveaways" | null } = {
  flashSale: null,
  item: "reward",
  pwp: "giveaways",
  gwp: "giveaways",
  tier: "reward",
  freeShipping: "reward",
};

export const defaultPriority = 100;
