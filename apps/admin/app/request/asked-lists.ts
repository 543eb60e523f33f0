import { isShownKind } from "#modules/approvals/admin/proposal-model.ts";
import { asRequestView } from "#modules/privacy/contract/privacy-request.ts";
import { readCountedReturns } from "#modules/returns/admin/counted-returns.ts";
import { asReturnTab, returnTabs } from "#modules/returns/admin/return-model.ts";

// What the addresses of lists ask for: for the page of a list and for the file of it.

export function askedReturns(query: URLSearchParams) {
  const tab = asReturnTab(query.get("tab"));
  const counted = readCountedReturns(query);
  return { tab, counted, statuses: counted ? null : [...returnTabs[tab]] };
}

export const askedProposals = (query: URLSearchParams) => ({
  decided: query.has("decided"),
  kind: [query.get("kind") ?? ""].find(isShownKind) ?? null,
});

export const askedAudit = (query: URLSearchParams) => ({
  subject: (query.get("subject") ?? "").slice(0, 80),
  contacts: query.has("contacts"),
});

/** One of the periods a list offers, in days. */
export const askedDays = (query: URLSearchParams, periods: readonly number[]): number =>
  periods.find((period) => period === Number(query.get("days"))) ?? 30;

export const askedSearch = (query: URLSearchParams, longest: number): string =>
  (query.get("search") ?? "").trim().slice(0, longest);

export const askedStores = (query: URLSearchParams) => ({
  search: askedSearch(query, 80),
  city: (query.get("city") ?? "").slice(0, 80),
});

export const askedPrivacyRequests = (query: URLSearchParams) => ({
  view: asRequestView(query.get("view")),
  customer: (query.get("customer") ?? "").trim().slice(0, 40),
});
