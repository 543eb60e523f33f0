import type { ChannelStock } from "#modules/inventory/server/index.ts";
import { leadingOffer, type Offer, offerOf } from "./offer.ts";
import type { ActivePromotion } from "./ports/promotions.ts";
import type { CatalogueProduct } from "./product.ts";
import { promotionsOfOffers } from "./promotions-of-offer.ts";
import { type Ribbon, ribbonFor } from "./ribbon.ts";

/** Everything a product card shows. */
export type ProductCard = Omit<CatalogueProduct, "skus" | "ribbon"> & {
  readonly offers: readonly Offer[];
  /** The offer whose price and picture stand for the product. */
  readonly leading: Offer | null;
  readonly promotions: readonly ActivePromotion[];
  /** What a promotion, the product or its discount shows on the card. */
  readonly ribbon: Ribbon | null;
  readonly ownRibbon: CatalogueProduct["ribbon"];
};

/** Joins a product with the stock of its SKUs, by SKU, and the promotions that are active for it. */
export function productCard(
  { skus, ribbon: ownRibbon, ...product }: CatalogueProduct,
  stock: ReadonlyMap<string, ChannelStock>,
  promotions: readonly ActivePromotion[],
  at: Date,
): ProductCard {
  const offers = skus.map((sku) => offerOf(sku, stock.get(sku.code), promotions, at));
  const leading = leadingOffer(offers);
  return {
    ...product,
    offers,
    leading,
    promotions: promotionsOfOffers(offers, promotions),
    ribbon: ribbonFor(leading, promotions, ownRibbon),
    ownRibbon,
  };
}
