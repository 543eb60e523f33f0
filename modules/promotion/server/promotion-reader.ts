import type { Kysely } from "kysely";
import { versionedStore } from "#kit/cache/versioned-cache.ts";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { batchFragments, type FragmentBatch } from "#kit/postgres/batch-fragments.ts";
import {
  type ActivePromotion,
  type ActivePromotions,
  type FlashSalePrice,
  type PromotionReader,
  type PromotionTarget,
  salePriceAt,
} from "#modules/catalogue/server/index.ts";
import { activityType, isOfSingleSkus } from "../contract/activity-kind.ts";
import { hasPriceBounds, isPriceWithin } from "../contract/pricing/price-bounds.ts";
import type { PromotionRules } from "../contract/rule/promotion-rule.ts";
import { type PromotionSchedule, promotionSchedule } from "./active-promotions.ts";
import type { Promotion } from "./promotion.ts";
import { productsOfActivities } from "./store/activity-products.ts";
import {
  type BudgetLeft,
  type LivePromotionRows,
  liveRowsOfProducts,
  liveRowsOfSkuLists,
  liveRowsOfSkus,
  type SoldUnits,
  schedule,
} from "./store/promotion-schedule.ts";
import { remarkText } from "./wire/remark-text.ts";

/** An active promotion as pages show it, and the promotion itself for pricing. */
export type RunningPromotion = ActivePromotion & { readonly promotion: Promotion };

export type Promotions = PromotionReader<RunningPromotion> & {
  /** The rules that extensions bring, for the pricing engine. */
  readonly rules: PromotionRules;
  /**
   * The promotions active at a moment, from rows the caller's statement has read; no statement while the version is
   * cached.
   */
  activeAt(db: Kysely<unknown>, at: Date, rows: LivePromotionRows): Promise<ActivePromotions<RunningPromotion>>;
  /**
   * Gifts and add-on offers of the promotions read last, so that a caller can read their stock in advance. The list may
   * be incomplete.
   */
  expectedGiveaways(at: Date): readonly string[];
};

const dayMs = 24 * 60 * 60 * 1000;

/** Caches the promotions by version, which each read fetches from the database. */
export function promotionReader(rules: PromotionRules = new Map()): Promotions {
  const schedules = versionedStore<PromotionSchedule>({ name: "promotions", maxEntries: 1 });

  async function scheduleAt(read: FragmentBatch, at: Date, version: string): Promise<PromotionSchedule> {
    const known = schedules.at(version).get("all");
    // A schedule lacks promotions that ended before it was read. Clocks of processes differ, and one may be set back.
    if (known && known.since <= at) return known;
    const since = new Date(at.getTime() - dayMs);
    const found = await read(schedule({ since }));
    const made = promotionSchedule(since, found.promotions);
    schedules.at(found.version).set("all", made);
    return made;
  }

  async function active(read: FragmentBatch, at: Date, rows: LivePromotionRows) {
    return activePromotions(await scheduleAt(read, at, rows.version), at, rows);
  }

  return {
    rules,
    activeAt: (db, at, rows) => active(batchFragments(db), at, rows),
    activeFor: async (read, at, productCodes) => active(read, at, await read(liveRowsOfProducts({ productCodes }))),
    activeForSkus: async (read, at, skuCodes) => active(read, at, await read(liveRowsOfSkus({ skuCodes }))),

    async fingerprints(read, skuLists) {
      const { version, sold, budgets } = await read(liveRowsOfSkuLists({ skuLists: JSON.stringify(skuLists) }));
      return skuLists.map((_, at) => ({ version, units: unitsText(sold[at] ?? [], budgets) }));
    },

    expectedGiveaways(at) {
      const latest = schedules.latest();
      const known = latest === null ? undefined : schedules.at(latest).peek("all");
      return known && known.since <= at ? known.running(at).giveaways : [];
    },

    async productsOf(db, activityCodes, at, limit) {
      const lists = await productsOfActivities(db, activityCodes, at, { offset: 0, limit, withSoldOut: true });
      return lists.flatMap(({ activityCode, productCodes }) =>
        productCodes.map((productCode) => ({ activityCode, productCode })),
      );
    },
  };
}

/** Pages show whether a budget is used up, not the amount left, so only that is part of the text. */
function unitsText(sold: readonly SoldUnits[], budgets: readonly BudgetLeft[] = []): string {
  const usedUp = usedUpOf(budgets);
  return JSON.stringify(usedUp.size === 0 ? sold : [sold, [...usedUp]]);
}

const usedUpOf = (budgets: readonly BudgetLeft[]): ReadonlySet<string> =>
  new Set(budgets.flatMap(([code, , isUsedUp]) => (isUsedUp ? [code] : [])));

/** The promotions of a schedule at a moment, combined with the sold units from the caller's rows. */
export function activePromotions(
  known: PromotionSchedule,
  at: Date,
  { version, sold, budgets = [] }: LivePromotionRows,
): ActivePromotions<RunningPromotion> {
  const soldOf = new Map(sold.map(([activityCode, skuCode, units]) => [`${activityCode} ${skuCode}`, units]));
  const running = known.running(at);
  const usedUp = usedUpOf(budgets);
  return {
    version,
    units: unitsText(sold, budgets),
    span: running.lasts,
    of(product, locale) {
      const touching = running.touching(product);
      const isOut = (promotion: Promotion) => usedUp.has(promotion.code) || !isPricedFor(promotion, product, at);
      // The same list is returned while nothing is left out: it is the key under which its texts are memoized.
      const promotions = touching.some(isOut) ? touching.filter((promotion) => !isOut(promotion)) : touching;
      const shown = shownIn(promotions, locale);
      if (!promotions.some(({ kind }) => kind === "flashSale")) return shown;
      return shown.map((one) =>
        one.ofSingleSkus ? { ...one, prices: pricesOf(one.promotion, product, soldOf) } : one,
      );
    },
  };
}

/** Whether a promotion applies to a price of one of a product's SKUs at a moment. */
const isPricedFor = (promotion: Promotion, { skus }: PromotionTarget, at: Date): boolean =>
  !hasPriceBounds(promotion) || skus.some((sku) => isPriceWithin(promotion, salePriceAt(sku, at)));

/** The promotions with their texts, without prices; memoized per list of promotions. */
const shownIn = memoizeByLocale((promotions: readonly Promotion[], locale) =>
  promotions.map((promotion) => localizedPromotion(promotion, locale)),
);

const localizedPromotion = memoizeByLocale(localize);

function memoizeByLocale<Key extends object, Value>(compute: (key: Key, locale: Locale) => Value) {
  const byLocale = memoizeByObject((_key: Key) => new Map<Locale, Value>());
  return (key: Key, locale: Locale): Value => {
    const known = byLocale(key);
    const value = known.get(locale) ?? compute(key, locale);
    known.set(locale, value);
    return value;
  };
}

function localize(promotion: Promotion, locale: Locale): RunningPromotion {
  const { kind, ribbon } = promotion;
  return {
    promotion,
    activityCode: promotion.code,
    type: activityType[kind],
    name: textIn(promotion.names, locale),
    description: textIn(promotion.descriptions, locale),
    remark: remarkText(promotion, textIn(promotion.remarks, locale), locale),
    label: textIn(promotion.labels, locale),
    sort: promotion.sort,
    priority: promotion.priority,
    begin: promotion.beginsAt,
    end: promotion.endsAt,
    ribbon: ribbon && { text: textIn(ribbon.texts, locale), image: ribbon.image, position: ribbon.position },
    ofSingleSkus: isOfSingleSkus(kind),
    prices: [],
  };
}

const textIn = (texts: Partial<Texts> | null, locale: Locale): string =>
  texts?.[locale] ?? texts?.[fallbackLocale] ?? "";

const flashSaleSkus = memoizeByObject(
  ({ flashSaleSkus }: Promotion) => new Map(flashSaleSkus.map((sku) => [sku.skuCode, sku])),
);

function pricesOf(
  promotion: Promotion,
  { skus }: PromotionTarget,
  soldOf: ReadonlyMap<string, number>,
): FlashSalePrice[] {
  const priced = flashSaleSkus(promotion);
  return skus.flatMap((sku) => {
    const own = priced.get(sku.code);
    if (!own) return [];
    const { skuCode, price, stock, maxPerUser, shipsFrom } = own;
    const left = stock - (soldOf.get(`${promotion.code} ${skuCode}`) ?? 0);
    return [{ skuCode, price, left, stock, maxPerUser, shippingTime: shipsFrom }];
  });
}
