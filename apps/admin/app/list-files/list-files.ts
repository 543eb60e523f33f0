import { mediaFile, missedPagesFile, redirectsFile } from "./content-files.ts";
import type { ListFile } from "./list-file.ts";
import type { ListName } from "./list-names.ts";
import { chatsFile, ordersFile, refundsFile, returnsFile } from "./order-files.ts";
import { articlesFile, pagesFile } from "./page-files.ts";
import { pricePlansFile } from "./price-plan-files.ts";
import { reportsFile } from "./report-files.ts";
import { failedSearchesFile, promotionsFile, searchRulesFile, synonymsFile } from "./search-files.ts";
import { freightRatesFile, paymentChannelsFile } from "./settings-files.ts";
import { countsFile, stockFile, transfersFile } from "./stock-files.ts";
import { sizeGuidesFile, storesFile } from "./store-files.ts";
import { auditFile, rolesFile, staffFile } from "./team-files.ts";
import { webhooksFile } from "./webhook-files.ts";
import { approvalsFile, importsFile, workFile } from "./work-files.ts";

/** The file of each list, by the list's address below `/admin/`. A name without one does not compile. */
export const listFiles: Readonly<Record<ListName, ListFile>> = {
  orders: ordersFile,
  returns: returnsFile,
  refunds: refundsFile,
  reports: reportsFile,
  stock: stockFile,
  counts: countsFile,
  transfers: transfersFile,
  chats: chatsFile,
  promotions: promotionsFile,
  "price-plans": pricePlansFile,
  media: mediaFile,
  search: failedSearchesFile,
  "search/synonyms": synonymsFile,
  "search/rules": searchRulesFile,
  articles: articlesFile,
  pages: pagesFile,
  redirects: redirectsFile,
  "redirects/missed": missedPagesFile,
  stores: storesFile,
  "size-guides": sizeGuidesFile,
  staff: staffFile,
  "staff/roles": rolesFile,
  approvals: approvalsFile,
  audit: auditFile,
  "settings/delivery": freightRatesFile,
  "settings/payment": paymentChannelsFile,
  webhooks: webhooksFile,
  imports: importsFile,
  work: workFile,
};
