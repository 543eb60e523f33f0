import type { Offer } from "./offer.ts";
import type { ActivePromotion } from "./ports/promotions.ts";
import type { OwnRibbon } from "./product.ts";
import { promotionsOfOffer } from "./promotions-of-offer.ts";

export type Ribbon = {
  readonly activityCode: string | null;
  readonly activityName: string | null;
  readonly text: string;
  readonly image: string | null;
  readonly position: string;
};

const discountRibbon = "/pictures/ribbons/discount.svg";

/** The discount in whole percent, rounded down: a ribbon must not promise more than the shopper gets. */
export const percentOff = ({ listPrice, currentPrice }: Pick<Offer, "listPrice" | "currentPrice">): number =>
  Math.floor(((listPrice - currentPrice) / listPrice) * 100);

/**
 * One ribbon per card (D-39): that of the first promotion of the SKU it shows, else the product's own, else the discount's when there is
 * one, else none.
 */
export function ribbonFor(
  offer: Offer | null,
  promotions: readonly Pick<ActivePromotion, "activityCode" | "name" | "ribbon" | "ofSingleSkus">[],
  own: OwnRibbon | null = null,
): Ribbon | null {
  for (const { ribbon, activityCode, name } of promotionsOfOffer(offer, promotions)) {
    if (ribbon) return { activityCode, activityName: name, ...ribbon };
  }
  if (own) return { activityCode: null, activityName: null, image: null, ...own };
  if (offer === null || offer.currentPrice >= offer.listPrice) return null;
  const percent = percentOff(offer);
  return {
    activityCode: null,
    activityName: null,
    text: percent > 0 ? `-${percent}%` : "",
    image: discountRibbon,
    position: "TOP_LEFT",
  };
}
