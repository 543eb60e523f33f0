import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ContentDeps } from "./content-deps.ts";
import { getPageByUrl } from "./operations/getPageByUrl.ts";
import { homeInit } from "./operations/homeInit.ts";
import { queryArticleDetail } from "./operations/queryArticleDetail.ts";
import { queryArticlesBeside } from "./operations/queryArticlesBeside.ts";
import { queryFaqList } from "./operations/queryFaqList.ts";

export { contentAdminModule } from "./admin-module.ts";
export { contentMigrations } from "./migration-source.ts";
export { draftReader } from "./page-record/draft-reader.ts";
export { pageRecord } from "./page-record/page-record.ts";
export { pageCron, pageJobs } from "./page-record/run-page-schedule.ts";
export { savePage } from "./pages/save-page.ts";
export { siteCron, siteJobs } from "./site-record/publish-site.ts";
export { shellDraftReader } from "./site-record/shell-draft.ts";
export { siteRecord } from "./site-record/site-record.ts";

import { contentReader } from "./content-reader.ts";

export type { DrawPage } from "./ports/draw-page.ts";
export type { FindTargets } from "./ports/find-targets.ts";
export type { SuggestTarget } from "./ports/suggest-target.ts";
export { articleRecord } from "./records/article-record.ts";
export { redirectRecord } from "./records/redirect-record.ts";
export { type PathCounter, pathCounter } from "./redirects/path-counter.ts";
export { saveArticle } from "./save-article.ts";
export { findArticlePage } from "./store/admin-articles.ts";
export { listArticleAddresses, listPages } from "./store/listed-addresses.ts";
export { contentWithMedia } from "./store/media-usage.ts";
export { missedPages, purgeMissedPages } from "./store/missed-pages.ts";
export { findPages } from "./store/page-list.ts";
export { type PublishedVersion, publishedContents, publishedVersions } from "./store/published-versions.ts";
export { findRedirects, redirectPaths, redirectsFrom } from "./store/redirects.ts";
export { readSiteInfo, writeNavigation, writeSiteInfo } from "./store/site.ts";

export function contentModule(deps: ContentDeps): ShopModule {
  const reader = contentReader(deps.database);
  return {
    name: "content",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        homeInit: homeInit(reader, deps.pictureVersion),
        getPageByUrl: getPageByUrl({ ...deps, reader }),
        queryFaqList: queryFaqList(deps),
        queryArticleDetail: queryArticleDetail(deps),
        queryArticlesBeside: queryArticlesBeside(deps),
      },
    },
  };
}
