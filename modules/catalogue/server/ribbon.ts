import { campaignsOfOffer } from "./campaigns-of-offer.ts";
import type { Offer } from "./offer.ts";
import type { Campaign } from "./ports/campaigns.ts";

export type Ribbon = {
  readonly activityCode: string | null;
  readonly activityName: string | null;
  readonly text: string;
  readonly image: string | null;
  readonly position: string;
};

const discountRibbon = "/pictures/ribbons/discount.svg";

/** How much less, in whole percent; the shopper is never promised more than they get. */
export const percentOff = ({ listPrice, currentPrice }: Pick<Offer, "listPrice" | "currentPrice">): number =>
  Math.floor(((listPrice - currentPrice) / listPrice) * 100);

/** One ribbon per card (D-39): that of the campaign that comes first among those of the SKU it shows, else the discount's when there is one, else none. */
export function ribbonFor(
  offer: Offer | null,
  campaigns: readonly Pick<Campaign, "activityCode" | "name" | "ribbon" | "ofSingleSkus">[],
): Ribbon | null {
  for (const { ribbon, activityCode, name } of campaignsOfOffer(offer, campaigns)) {
    if (ribbon) return { activityCode, activityName: name, ...ribbon };
  }
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
