import { fallbackLocale, type Locale, type Texts } from "#kit/core/locale.ts";
import type { CampaignPrice, FindHeldCampaigns, HeldCampaign, HeldCampaigns } from "#modules/catalogue/server/index.ts";
import { isOfSingleSkus } from "../contract/activity-kind.ts";
import type { Promotion } from "./promotion.ts";
import { type PromotionBook, promotionBook } from "./promotion-book.ts";
import { type BookNews, bookNews } from "./store/book-news.ts";
import { readPromotion } from "./store/promotions.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A promotion as it runs for goods somebody holds; whoever prices them finds the promotion itself behind it. */
export class RunningCampaign implements HeldCampaign {
  readonly promotion: Promotion;
  readonly activityCode: string;
  readonly name: string;
  readonly ribbon: HeldCampaign["ribbon"];
  readonly ofSingleSkus: boolean;
  readonly prices: readonly CampaignPrice[];

  constructor(promotion: Promotion, locale: Locale, prices: readonly CampaignPrice[]) {
    const { ribbon } = promotion;
    this.promotion = promotion;
    this.activityCode = promotion.code;
    this.name = textIn(promotion.names, locale);
    this.ribbon = ribbon && {
      text: textIn(ribbon.texts, locale),
      image: ribbon.image,
      position: ribbon.position,
    };
    this.ofSingleSkus = isOfSingleSkus(promotion.kind);
    this.prices = prices;
  }
}

const textIn = (texts: Partial<Texts> | null, locale: Locale): string =>
  texts?.[locale] ?? texts?.[fallbackLocale] ?? "";

/** The promotion behind what runs for goods; null for what another source of campaigns told. */
export const promotionBehind = (campaign: HeldCampaign): Promotion | null =>
  campaign instanceof RunningCampaign ? campaign.promotion : null;

/**
 * What runs for single SKUs. The promotions themselves are kept from one reading to the next under the stamp of their edition, which the
 * database tells each time: only when it is another do they come anew, in the same statement and so of the same snapshot.
 */
export function heldCampaigns(): HeldCampaigns {
  let newest: PromotionBook | null = null;
  /** What pages see of promotions that touch the same products, by language. */
  const shown = new WeakMap<readonly Promotion[], Map<Locale, readonly HeldCampaign[]>>();

  const campaignsOf = (promotions: readonly Promotion[], locale: Locale): readonly HeldCampaign[] => {
    const inLocales = shown.get(promotions) ?? new Map<Locale, readonly HeldCampaign[]>();
    shown.set(promotions, inLocales);
    const made = inLocales.get(locale) ?? promotions.map((promotion) => new RunningCampaign(promotion, locale, []));
    inLocales.set(locale, made);
    return made;
  };

  const findIn = (book: PromotionBook, { sold }: BookNews, at: Date): FindHeldCampaigns => {
    const soldOf = new Map(sold.map(([activityCode, skuCode, units]) => [`${activityCode} ${skuCode}`, units]));
    const running = book.running(at);
    return ({ product, skuCode }, locale) => {
      const promotions = running.touching(product);
      if (!promotions.some(({ kind }) => kind === "campaign")) return campaignsOf(promotions, locale);
      return promotions.map(
        (promotion) => new RunningCampaign(promotion, locale, pricesOf(promotion, skuCode, soldOf)),
      );
    };
  };

  return {
    sql: bookNews,
    ask(at) {
      const known = newest !== null && newest.since <= at ? newest : null;
      const since = new Date(at.getTime() - dayMs);
      return {
        values: { knownEdition: known?.edition ?? null, since },
        giveaways: known?.running(at).giveaways ?? [],
        read(found) {
          const news = found as BookNews;
          const book =
            news.promotions === null ? known : promotionBook(news.edition, since, news.promotions.map(readPromotion));
          if (book === null) throw new Error("the promotions of an edition were neither known nor told");
          newest = book;
          return findIn(book, news, at);
        },
        lasts: (found) => ((found as BookNews).promotions === null ? (known?.running(at).lasts ?? null) : null),
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
