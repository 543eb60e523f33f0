import type { Offer } from "./offer.ts";
import type { Campaign } from "./ports/campaigns.ts";

type Scoped = Pick<Campaign, "activityCode" | "ofSingleSkus">;

/**
 * The promotions that count for one SKU. A campaign gives single SKUs a price: it belongs to those that have it now, not to the other
 * sizes and colours of the product, and to none once its units are gone.
 */
export const campaignsOfOffer = <C extends Scoped>(
  offer: Pick<Offer, "campaign"> | null,
  campaigns: readonly C[],
): C[] =>
  campaigns.filter(({ ofSingleSkus, activityCode }) => !ofSingleSkus || activityCode === offer?.campaign?.activityCode);

/** The promotions that count for at least one SKU of a product. */
export const campaignsOfOffers = <C extends Scoped>(
  offers: readonly Pick<Offer, "campaign">[],
  campaigns: readonly C[],
): C[] =>
  campaigns.filter(
    ({ ofSingleSkus, activityCode }) =>
      !ofSingleSkus || offers.some(({ campaign }) => campaign?.activityCode === activityCode),
  );
