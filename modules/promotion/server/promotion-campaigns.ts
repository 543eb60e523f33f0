import type { Campaigns } from "#modules/catalogue/server/index.ts";
import { activityType, isOfSingleSkus } from "../contract/activity-kind.ts";
import { heldCampaigns, type RunningPromotion } from "./promotion-cache.ts";
import { productsOfActivities } from "./store/activity-products.ts";
import { nextTurn, promotionVersion, unitsOf } from "./store/promotion-fingerprint.ts";
import { scheduleFragment } from "./store/promotion-schedule.ts";
import { runningCampaigns } from "./store/running-campaigns.ts";
import { remarkText } from "./wire/remark-text.ts";

/** What the catalogue asks of this module: the campaign prices, ribbons and chips of products, and the products of a promotion. */
export const promotionCampaigns: Campaigns<RunningPromotion> = {
  running(productCodes, at, locale) {
    const { sql, read } = runningCampaigns(productCodes, at, locale);
    return {
      sql,
      read: (found) =>
        read(found).map(({ kind, exclusive, stackable, ...campaign }) => ({
          ...campaign,
          remark: remarkText({ kind, exclusive, stackable }, campaign.remark, locale),
          type: activityType[kind],
          ofSingleSkus: isOfSingleSkus(kind),
        })),
    };
  },

  held: { sql: scheduleFragment, ask: (at) => heldCampaigns().ask(at) },
  edition: promotionVersion,
  unitsOf,
  nextTurn,

  async productsOf(db, activityCodes, at, limit) {
    const lists = await productsOfActivities(db, activityCodes, at, { offset: 0, limit, withSoldOut: true });
    return lists.flatMap(({ activityCode, productCodes }) =>
      productCodes.map((productCode) => ({ activityCode, productCode })),
    );
  },
};

/** The same with a cache for the process: it holds the promotions of the version it has read last. */
export const keptCampaigns = (): Campaigns<RunningPromotion> => ({
  ...promotionCampaigns,
  held: heldCampaigns("promotions"),
});
