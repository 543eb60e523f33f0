import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import { batchFragments } from "#kit/postgres/batch-fragments.ts";
import type { CatalogueDeps } from "./catalogue-deps.ts";
import { chosenOffer, type Offer } from "./offer.ts";
import type { ActivePromotion } from "./ports/promotions.ts";
import type { ProductCard } from "./product-cards.ts";
import { ribbonFor } from "./ribbon.ts";
import type { AttributeNames } from "./store/attributes.ts";
import { type ProductDetails, productDetails } from "./store/product-details.ts";

/** A product with its details, its offers and the offer its page opens with. */
export type ProductPage = ProductCard & ProductDetails & { readonly active: Offer | null };

/** The product, and the selection in the URL: an SKU, a promotion, or a type of promotion (B§2). */
export type PageRequest = {
  readonly productCode: string;
  readonly skuCode: string | null;
  readonly activityCode: string | null;
  readonly activityType: string | null;
};

/** The promotions with the requested one first; the same list when none was requested, or it is not active for this product. */
function requestedFirst(
  promotions: readonly ActivePromotion[],
  { activityCode, activityType }: Pick<PageRequest, "activityCode" | "activityType">,
): readonly ActivePromotion[] {
  if (activityCode === null && activityType === null) return promotions;
  const requested = promotions.find(
    (promotion) =>
      (activityCode === null || promotion.activityCode === activityCode) &&
      (activityType === null || promotion.type === activityType),
  );
  return requested ? [requested, ...promotions.filter((promotion) => promotion !== requested)] : promotions;
}

export type FoundPage = {
  /** Null when the product is unknown or not on sale. */
  readonly page: ProductPage | null;
  readonly attributes: readonly AttributeNames[];
  readonly validator: CacheValidator;
};

/** Reads everything a product page shows; one statement, and one more when the catalogue or the promotions have changed. */
export async function readProductPage(
  { database, products }: Pick<CatalogueDeps, "database" | "products">,
  request: PageRequest,
  locale: Locale,
): Promise<FoundPage> {
  const db = database.kysely;
  const read = batchFragments(db);
  const [{ cards, attributes, validator }, details] = await Promise.all([
    products.validatedCards(db, [request.productCode], locale, read),
    read(productDetails({ code: request.productCode, locale })),
  ]);
  const [card] = cards;
  if (!card || !details) return { page: null, attributes, validator };
  const promotions = requestedFirst(card.promotions, request);
  const activityCode = promotions === card.promotions ? null : (promotions[0]?.activityCode ?? null);
  const active = chosenOffer(card.offers, { skuCode: request.skuCode, activityCode });
  const page = { ...card, ...details, promotions, active, ribbon: ribbonFor(active, promotions, card.ownRibbon) };
  return { page, attributes, validator };
}
