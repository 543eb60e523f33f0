import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { mayPromise } from "#modules/promotion/web/tier-texts.ts";
import { mostCompanions } from "../contract/constants.ts";
import type { CartItem, VariantItem } from "./cart-item.ts";

/** A product offered along with the one just added. */
export type Companion = {
  readonly key: string;
  readonly item: CartItem;
  /** The sizes and colours it is chosen from; one at most when there is nothing to choose. */
  readonly variants: readonly VariantItem[];
  readonly image: string | null;
  /** What it costs otherwise, when that is more. */
  readonly before: number | null;
  /** The purchase-with-purchase promotion that offers it; null for what simply goes well with it. */
  readonly activityCode: string | null;
};

/** The three parts of the companion step, in their order (D-35). */
export type Companions = {
  /** Purchase-with-purchase offers the cart has earned. */
  readonly along: readonly Companion[];
  /** The state of the gifts, and of offers that are not earned yet. */
  readonly promotions: readonly TierFields[];
  readonly crossSells: readonly Companion[];
};

type Found = {
  /** The promotions of the product that was added. */
  readonly activityCodes: readonly string[];
  /** The promotions of the cart, counted for it. */
  readonly tiers: readonly TierFields[];
  readonly crossSells: readonly Companion[];
};

/** What a promotion sells along at a special price to this cart now. */
export const alongOf = (activity: TierFields): Companion[] =>
  activity.giveaways
    .filter((giveaway) => giveaway.level <= (activity.currentActivityLevel.level ?? 0) && giveaway.stock > 0)
    .map((giveaway) => ({
      key: `${activity.activityCode} ${giveaway.skuCode}`,
      item: {
        productCode: giveaway.productCode,
        skuCode: giveaway.skuCode,
        orgCode: "",
        stock: giveaway.stock,
        price: giveaway.price,
        name: [giveaway.giveawayName, giveaway.giveawayVariant].filter((part) => part !== "").join(", "),
        brand: "",
      },
      // An offer names its SKU, size and all.
      variants: [],
      image: giveaway.mediaLink,
      before: giveaway.productPrice > giveaway.price ? giveaway.productPrice : null,
      activityCode: activity.activityCode,
    }));

/** What the companion step shows after `added` went into the cart: nothing that is already the thing itself. */
export function companionsOf(added: CartItem, { activityCodes, tiers, crossSells }: Found): Companions {
  const own = tiers.filter(({ activityCode }) => activityCodes.includes(activityCode));
  const soldAlong = own.filter(({ activityType }) => activityType === "PWP");
  const gifts = own.filter((activity) => activity.opsType === "GWP" && (!activity.noTier || mayPromise(activity)));
  return {
    along: soldAlong.flatMap(alongOf).filter(({ item }) => item.skuCode !== added.skuCode),
    promotions: [...soldAlong.filter(({ noTier }) => noTier), ...gifts],
    crossSells: crossSells
      .filter(({ item }) => item.productCode !== added.productCode && item.stock > 0)
      .slice(0, mostCompanions),
  };
}

/** The SKU added for a ticked companion: its only SKU, or the chosen one; null while that is still to be chosen. */
export const chosenItem = ({ key, item, variants }: Companion, skuOf: ReadonlyMap<string, string>): CartItem | null =>
  variants.length > 1 ? (variants.find(({ skuCode }) => skuCode === skuOf.get(key)) ?? null) : item;

/** Whether there is something to offer; without it the step is left out (D-35). How far a gift still is, is no offer. */
export const hasCompanions = ({ along, promotions, crossSells }: Companions): boolean =>
  along.length > 0 || crossSells.length > 0 || promotions.some(({ eligibleGiveaway }) => eligibleGiveaway);
