import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ContentDeps } from "./content-deps.ts";
import { getPageByUrl } from "./operations/getPageByUrl.ts";
import { homeInit } from "./operations/homeInit.ts";
import { queryArticleDetail } from "./operations/queryArticleDetail.ts";
import { queryArticlesBeside } from "./operations/queryArticlesBeside.ts";
import { queryFaqList } from "./operations/queryFaqList.ts";

export { contentMigrations } from "./migration-source.ts";
export { publishVersion, restoreVersion } from "./pages/page-history.ts";
export { saveDraft, savePage } from "./pages/save-page.ts";

import { contentReader } from "./content-reader.ts";

export { saveArticle } from "./save-article.ts";
export { listArticleAddresses, listPages } from "./store/listed-addresses.ts";
export { listVersions } from "./store/page-versions.ts";
export { readSiteInfo, writeNavigation, writeSiteInfo } from "./store/site.ts";

export function contentModule(deps: ContentDeps): ShopModule {
  const reader = contentReader(deps.database);
  return {
    name: "content",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        homeInit: homeInit(reader),
        getPageByUrl: getPageByUrl({ ...deps, reader }),
        queryFaqList: queryFaqList(deps),
        queryArticleDetail: queryArticleDetail(deps),
        queryArticlesBeside: queryArticlesBeside(deps),
      },
    },
  };
}
