import type { Locale } from "#kit/core/locale.ts";
import type { ChannelStock } from "#modules/inventory/server/index.ts";
import type { CatalogueSku } from "./cached-products.ts";
import { type Offer, offerOf } from "./offer.ts";
import type { ActivePromotion, ActivePromotions } from "./ports/promotions.ts";
import type { CatalogueProduct } from "./product.ts";

/** One SKU with its current price, stock and promotions. Its product may no longer be on sale. */
export type LiveSku<Found extends ActivePromotion = ActivePromotion> = {
  readonly product: CatalogueProduct;
  readonly promotions: readonly Found[];
  readonly offer: Offer;
  readonly catalogueSku: CatalogueSku;
};

/** Stock and promotions that were read in one snapshot. */
export type LiveData<Found extends ActivePromotion = ActivePromotion> = {
  readonly stock: ReadonlyMap<string, ChannelStock>;
  readonly promotions: ActivePromotions<Found>;
  /** The moment whose prices apply. */
  readonly at: Date;
};

/** Joins SKUs with their live data, by code. */
export function liveSkus<Found extends ActivePromotion>(
  skus: ReadonlyMap<string, CatalogueSku>,
  { stock, promotions, at }: LiveData<Found>,
  locale: Locale,
): Map<string, LiveSku<Found>> {
  const live = new Map<string, LiveSku<Found>>();
  for (const [code, catalogueSku] of skus) {
    const { product, sku } = catalogueSku;
    const own = promotions.of(product, locale);
    live.set(code, { product, promotions: own, offer: offerOf(sku, stock.get(code), own, at), catalogueSku });
  }
  return live;
}
