import { apiKeysFile } from "./api-key-files.ts";
import { cashFile } from "./cash-files.ts";
import { mediaFile, missedPagesFile, redirectsFile } from "./content-files.ts";
import type { ListFile } from "./list-file.ts";
import type { ListName } from "./list-names.ts";
import { messagesFile } from "./message-files.ts";
import { chatsFile, ordersFile, refundsFile, returnsFile } from "./order-files.ts";
import { articlesFile, pagesFile } from "./page-files.ts";
import { pricePlansFile } from "./price-plan-files.ts";
import { privacyRequestsFile } from "./privacy-files.ts";
import { reportsFile } from "./report-files.ts";
import { failedSearchesFile, promotionsFile, searchRulesFile, synonymsFile } from "./search-files.ts";
import { segmentsFile } from "./segment-files.ts";
import { freightRatesFile, paymentChannelsFile } from "./settings-files.ts";
import { settlementRowsFile, settlementsFile } from "./settlement-files.ts";
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
  cash: cashFile,
  settlements: settlementsFile,
  "settlements/rows": settlementRowsFile,
  reports: reportsFile,
  stock: stockFile,
  counts: countsFile,
  transfers: transfersFile,
  chats: chatsFile,
  promotions: promotionsFile,
  segments: segmentsFile,
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
  "privacy-requests": privacyRequestsFile,
  approvals: approvalsFile,
  audit: auditFile,
  messages: messagesFile,
  "settings/delivery": freightRatesFile,
  "settings/payment": paymentChannelsFile,
  webhooks: webhooksFile,
  "api-keys": apiKeysFile,
  imports: importsFile,
  work: workFile,
};
