import type { Campaigns } from "#modules/catalogue/server/index.ts";
import { activityType } from "../contract/activity-kind.ts";
import { productsOfActivities } from "./store/activity-products.ts";
import { runningCampaigns } from "./store/running-campaigns.ts";

/** What the catalogue asks of this room: the campaign prices, ribbons and chips of products, and the products of a promotion. */
export const promotionCampaigns: Campaigns = {
  running(productCodes, at, locale) {
    const { sql, read } = runningCampaigns(productCodes, at, locale);
    return {
      sql,
      read: (found) => read(found).map(({ kind, ...campaign }) => ({ ...campaign, type: activityType[kind] })),
    };
  },

  async productsOf(db, activityCodes, at, limit) {
    const lists = await productsOfActivities(db, activityCodes, at, { offset: 0, limit });
    return lists.flatMap(({ activityCode, productCodes }) =>
      productCodes.map((productCode) => ({ activityCode, productCode })),
    );
  },
};
