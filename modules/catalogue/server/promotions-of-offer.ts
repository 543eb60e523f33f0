import type { Offer } from "./offer.ts";
import type { ActivePromotion } from "./ports/promotions.ts";

type Scoped = Pick<ActivePromotion, "activityCode" | "ofSingleSkus">;

/** The promotions that apply to one SKU. A flash sale applies to the SKUs it sells now, not to the product's other sizes and colours. */
export const promotionsOfOffer = <P extends Scoped>(
  offer: Pick<Offer, "flashSale"> | null,
  promotions: readonly P[],
): P[] =>
  promotions.filter(
    ({ ofSingleSkus, activityCode }) => !ofSingleSkus || activityCode === offer?.flashSale?.activityCode,
  );

/** The promotions that apply to at least one SKU of a product. */
export const promotionsOfOffers = <P extends Scoped>(
  offers: readonly Pick<Offer, "flashSale">[],
  promotions: readonly P[],
): P[] =>
  promotions.filter(
    ({ ofSingleSkus, activityCode }) =>
      !ofSingleSkus || offers.some(({ flashSale }) => flashSale?.activityCode === activityCode),
  );
