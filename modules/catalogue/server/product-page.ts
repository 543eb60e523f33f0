import { sql } from "kysely";
import type { CacheValidator } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import { chosenOffer, type Offer } from "./offer.ts";
import type { Campaign } from "./ports/campaigns.ts";
import { type CardSources, offersOf, type ProductCard, withOffers } from "./product-cards.ts";
import { productValidators } from "./product-validators.ts";
import { ribbonFor } from "./ribbon.ts";
import { type AttributeNames, attributeNames } from "./store/attributes.ts";
import { type ProductDetails, productDetails } from "./store/product-details.ts";

/** A product with its details, its offers and the one its page opens with. */
export type ProductPage = ProductCard & Omit<ProductDetails, "skus"> & { readonly active: Offer | null };

/** Which product, and what the visitor came for: an SKU, a promotion, or one of a type (B§2). */
export type AskedPage = {
  readonly productCode: string;
  readonly skuCode: string | null;
  readonly activityCode: string | null;
  readonly activityType: string | null;
};

/** The promotions with the one that was asked for in front; the same list when none was, or it does not run for this product. */
function askedFirst(
  campaigns: readonly Campaign[],
  { activityCode, activityType }: Pick<AskedPage, "activityCode" | "activityType">,
): readonly Campaign[] {
  if (activityCode === null && activityType === null) return campaigns;
  const asked = campaigns.find(
    (campaign) =>
      (activityCode === null || campaign.activityCode === activityCode) &&
      (activityType === null || campaign.type === activityType),
  );
  return asked ? [asked, ...campaigns.filter((campaign) => campaign !== asked)] : campaigns;
}

/** What was found, null when there is no such product, with the names of what one chooses by. */
export type FoundPage = {
  readonly page: ProductPage | null;
  readonly attributes: readonly AttributeNames[];
  readonly validator: CacheValidator;
};

/** Reads what a product's page shows, by one statement whose text is made once for each language. */
export function productPages(sources: CardSources) {
  const { database, campaigns, clock } = sources;
  const validators = productValidators(sources);
  const readIn = (locale: Locale) =>
    preparedFragments(({ code, at }: Params<{ code: string; at: Date }>) => {
      const codes = sql`array[${code}]::text[]`;
      return {
        product: productDetails(code, locale),
        attributes: attributeNames(locale),
        ...offersOf(codes, campaigns.running(codes, at, locale)),
        fingerprint: validators.fragment(codes, at),
      };
    });
  const readers = new Map<Locale, ReturnType<typeof readIn>>();

  return async (asked: AskedPage, locale: Locale): Promise<FoundPage> => {
    const read = readers.get(locale) ?? readIn(locale);
    readers.set(locale, read);
    const found = await read(database.kysely, { code: asked.productCode, at: clock.now() });
    const { product, attributes, fingerprint, ...offers } = found;
    const validator = validators.validator(fingerprint, product?.skus.map((sku) => sku.code) ?? []);
    if (!product) return { page: null, attributes, validator };
    const page = withOffers(product, offers);
    const campaigns = askedFirst(page.campaigns, asked);
    const activityCode = campaigns === page.campaigns ? null : (campaigns[0]?.activityCode ?? null);
    const active = chosenOffer(page.offers, { skuCode: asked.skuCode, activityCode });
    return { page: { ...page, campaigns, active, ribbon: ribbonFor(active, campaigns) }, attributes, validator };
  };
}
