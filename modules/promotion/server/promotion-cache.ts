import { versionedCache } from "#kit/cache/versioned-cache.ts";
import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { CampaignPrice, FindHeldCampaigns, HeldCampaign, HeldCampaigns } from "#modules/catalogue/server/index.ts";
import { isOfSingleSkus } from "../contract/activity-kind.ts";
import { type PromotionSchedule, promotionSchedule } from "./active-promotions.ts";
import type { Promotion } from "./promotion.ts";
import { type ScheduleRead, scheduleFragment } from "./store/promotion-schedule.ts";
import { readPromotion } from "./store/promotions.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A promotion as it applies to one SKU: what pages show, and the promotion itself for pricing. */
export type RunningPromotion = HeldCampaign & { readonly promotion: Promotion };

const runningPromotion = (
  promotion: Promotion,
  locale: Locale,
  prices: readonly CampaignPrice[],
): RunningPromotion => ({
  promotion,
  activityCode: promotion.code,
  name: textIn(promotion.names, locale),
  ribbon: promotion.ribbon && {
    text: textIn(promotion.ribbon.texts, locale),
    image: promotion.ribbon.image,
    position: promotion.ribbon.position,
  },
  ofSingleSkus: isOfSingleSkus(promotion.kind),
  prices,
});

const textIn = (texts: Partial<Texts> | null, locale: Locale): string =>
  texts?.[locale] ?? texts?.[fallbackLocale] ?? "";

/**
 * The promotions that run for single SKUs, cached under their version, which every read learns from the database. When the version
 * is another one, the promotions come in the same statement and so from the same snapshot.
 */
export function heldCampaigns(cacheName?: string): HeldCampaigns<RunningPromotion> {
  const cache = versionedCache<PromotionSchedule>(cacheName);
  /** By language, for SKUs that are touched by the same promotions. */
  const shown = new WeakMap<readonly Promotion[], Map<Locale, readonly RunningPromotion[]>>();

  const campaignsOf = (promotions: readonly Promotion[], locale: Locale): readonly RunningPromotion[] => {
    const inLocales = shown.get(promotions) ?? new Map<Locale, readonly RunningPromotion[]>();
    shown.set(promotions, inLocales);
    const made = inLocales.get(locale) ?? promotions.map((promotion) => runningPromotion(promotion, locale, []));
    inLocales.set(locale, made);
    return made;
  };

  const findIn = (
    schedule: PromotionSchedule,
    sold: ScheduleRead["sold"],
    at: Date,
  ): FindHeldCampaigns<RunningPromotion> => {
    const soldOf = new Map(sold.map(([activityCode, skuCode, units]) => [`${activityCode} ${skuCode}`, units]));
    const running = schedule.running(at);
    return ({ product, skuCode }, locale) => {
      const promotions = running.touching(product);
      if (!promotions.some(({ kind }) => kind === "campaign")) return campaignsOf(promotions, locale);
      return promotions.map((promotion) => runningPromotion(promotion, locale, pricesOf(promotion, skuCode, soldOf)));
    };
  };

  return {
    sql: scheduleFragment,
    ask(at) {
      const lookup = cache.lookup();
      const known = lookup.known !== null && lookup.known.since <= at ? lookup.known : null;
      const since = new Date(at.getTime() - dayMs);
      return {
        values: { knownVersion: known ? lookup.knownVersion : null, since },
        giveaways: known?.running(at).giveaways ?? [],
        read(found) {
          const { version, promotions, sold } = found as ScheduleRead;
          const value = promotions && promotionSchedule(since, promotions.map(readPromotion));
          return findIn(lookup.store({ version, value }), sold, at);
        },
        lasts: (found) => ((found as ScheduleRead).promotions === null ? (known?.running(at).lasts ?? null) : null),
      };
    },
  };
}

function pricesOf(
  { code, campaignSkus }: Promotion,
  skuCode: string,
  soldOf: ReadonlyMap<string, number>,
): CampaignPrice[] {
  return campaignSkus
    .filter((sku) => sku.skuCode === skuCode)
    .map(({ price, stock, maxPerUser, shipsFrom }) => ({
      skuCode,
      price,
      left: stock - (soldOf.get(`${code} ${skuCode}`) ?? 0),
      stock,
      maxPerUser,
      shippingTime: shipsFrom,
    }));
}
