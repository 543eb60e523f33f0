import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { ContentAdminDeps } from "./content-admin-deps.ts";
import { adminArticles } from "./operations/adminArticles.ts";
import { adminMissedPages } from "./operations/adminMissedPages.ts";
import { adminPagePreview } from "./operations/adminPagePreview.ts";
import { adminPages } from "./operations/adminPages.ts";
import { adminPageTargets } from "./operations/adminPageTargets.ts";
import { adminPageVersion } from "./operations/adminPageVersion.ts";
import { adminPageVersions } from "./operations/adminPageVersions.ts";
import { adminPublishPage } from "./operations/adminPublishPage.ts";
import { adminPublishSite } from "./operations/adminPublishSite.ts";
import { adminRedirects } from "./operations/adminRedirects.ts";
import { adminRestorePageVersion } from "./operations/adminRestorePageVersion.ts";
import { adminWithdrawPage } from "./operations/adminWithdrawPage.ts";

export const contentAdminModule = (deps: ContentAdminDeps): ShopModule => ({
  name: "content",
  schema: new URL("./admin.graphql", import.meta.url),
  resolvers: {
    Query: {
      adminArticles: adminArticles(deps),
      adminMissedPages: adminMissedPages(deps),
      adminPagePreview: adminPagePreview(deps),
      adminPages: adminPages(deps),
      adminPageTargets: adminPageTargets(deps),
      adminPageVersion: adminPageVersion(deps),
      adminPageVersions: adminPageVersions(deps),
      adminRedirects: adminRedirects(deps),
    },
    Mutation: {
      adminPublishPage: adminPublishPage(deps),
      adminPublishSite: adminPublishSite(deps),
      adminRestorePageVersion: adminRestorePageVersion(deps),
      adminWithdrawPage: adminWithdrawPage(deps),
    },
  },
});
