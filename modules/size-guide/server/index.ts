import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { getSizeGuideDetail } from "./operations/getSizeGuideDetail.ts";
import { querySizeGuideDetailList } from "./operations/querySizeGuideDetailList.ts";
import type { SizeGuideDeps } from "./size-guide-deps.ts";

export { sizeGuideAdminModule } from "./admin-module.ts";
export { sizeGuideMigrations } from "./migration-source.ts";
export type { GuideUses, ShopCategories } from "./ports/guide-uses.ts";
export { sizeGuideRecord } from "./records/guide-record.ts";
export { type SizeGuideDraft, saveSizeGuide } from "./save-size-guide.ts";
export { type SizeMenuDraft, saveSizeMenu } from "./save-size-menu.ts";
export { findGuides } from "./store/admin-guides.ts";
export { listCharts } from "./store/charts.ts";
export { sizeGuideNames } from "./store/menu.ts";

export function sizeGuideModule(deps: SizeGuideDeps): ShopModule {
  return {
    name: "size-guide",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        querySizeGuideDetailList: querySizeGuideDetailList(deps),
        getSizeGuideDetail: getSizeGuideDetail(deps),
      },
    },
  };
}
