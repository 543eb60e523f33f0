import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import { catalogueVersion } from "#modules/catalogue/server/index.ts";
import { channelStockOf, stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import { boughtInFlashSalesOf } from "./flash-sale-purchases.ts";
import { livePromotionRows } from "./promotion-schedule.ts";

type Query = {
  readonly skuCodes: readonly string[];
  readonly gifts: readonly string[];
  readonly buyerKeys: readonly string[];
};

/** The live data that the price of some SKUs depends on; one statement. */
export const readWhyPriceRows = preparedFragments(({ skuCodes, gifts, buyerKeys }: Params<Query>) => ({
  catalogueVersion,
  stock: channelStockOf(listParameter(skuCodes)),
  promotions: livePromotionRows(listParameter(skuCodes)),
  giftStock: stockAtSourcesOf(listParameter(gifts)),
  bought: boughtInFlashSalesOf(listParameter(buyerKeys), listParameter(skuCodes)),
}));
