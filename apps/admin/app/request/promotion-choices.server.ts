import type { RouterContextProvider } from "react-router";
import {
  AdminPromotionGroupsDocument,
  AdminPromotionProductsDocument,
  AdminPromotionRulesDocument,
  AdminPromotionSkusDocument,
} from "#modules/promotion/admin/promotion-editor/promotion-editor.graphql.gen.ts";
import type { PromotionState } from "#modules/promotion/contract/record/promotion-state.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** The names of everything a promotion may name, and of the products and SKUs it names already. */
export async function promotionChoices(facts: Facts, state: Partial<PromotionState> = {}) {
  const { scope = {}, levels = [], skus = {} } = state;
  const given = levels.flatMap(({ giveaways = [] }) => giveaways.map(({ skuCode }) => skuCode));
  const skuCodes = [...new Set([...Object.keys(skus), ...given])];
  const products = scope.products ?? [];
  const [{ adminProductChoices }, named, { adminPromotionSkus }, { adminPromotionRules }] = await adminCall(
    facts,
    ({ api }) =>
      Promise.all([
        api(AdminPromotionGroupsDocument),
        products.length === 0
          ? { adminProductNames: [] }
          : api(AdminPromotionProductsDocument, { codes: products.slice(0, 200), search: null }),
        skuCodes.length === 0
          ? { adminPromotionSkus: [] }
          : api(AdminPromotionSkusDocument, { codes: skuCodes, search: null }),
        api(AdminPromotionRulesDocument),
      ]),
  );
  return {
    ...adminProductChoices,
    products: named.adminProductNames,
    skus: adminPromotionSkus,
    rules: adminPromotionRules,
  };
}
