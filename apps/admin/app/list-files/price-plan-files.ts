import { pricePlanFileColumns } from "#modules/catalogue/admin/price-plans/price-plan-file.ts";
import { readPricePlans } from "#modules/catalogue/admin/price-plans/price-plan-list-model.ts";
import { AdminPricePlansDocument } from "#modules/catalogue/admin/price-plans/price-plans.graphql.gen.ts";
import type { PricePlansTextKey } from "#modules/catalogue/admin/price-plans/price-plans-text.ts";
import { isBefore, listFile, pageAfterPage } from "./list-file.ts";

export const pricePlansFile = listFile({
  pages({ query, api }) {
    const { input } = readPricePlans(query);
    return pageAfterPage(async (page) => {
      const { adminPricePlans } = await api(AdminPricePlansDocument, { input: { ...input, page } });
      return { rows: adminPricePlans.plans, hasMore: isBefore(adminPricePlans) };
    });
  },
  columns: ({ query, textOf }) =>
    pricePlanFileColumns(readPricePlans(query).shown.columns, textOf<PricePlansTextKey>("price-plans")),
});
