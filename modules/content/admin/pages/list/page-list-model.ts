import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import { type AskedPages, askedPages, type PageStanding, pageSorts } from "../../../contract/page/page-list-query.ts";
import { pagesPath } from "../page-address.ts";
import type { AdminPagesResult } from "../pages.graphql.gen.ts";

export type PageRow = AdminPagesResult["adminPages"]["pages"][number];

/** What the list of pages offers. The name is always shown. */
export const pageList: ListDefinition = {
  columns: ["standing", "devices", "publishAt", "expiresAt", "changedBy", "changed"],
  defaultColumns: ["standing", "devices", "publishAt", "expiresAt", "changedBy", "changed"],
  sorts: [...pageSorts],
  defaultSort: "-changed",
  filters: ["state", "search"],
};

/** What an address of the list asks for: for the page, and for the operation. */
export function readPages(query: URLSearchParams) {
  const asked: AskedPages = askedPages(query);
  const filters = Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ""));
  const shown: ListState = { ...readListState(query, pageList), filters };
  return {
    asked,
    shown,
    input: {
      search: asked.search,
      states: asked.state === "" ? [] : [asked.state],
      sort: shown.sort.replace(/^-/, ""),
      isDescending: shown.sort.startsWith("-"),
      page: shown.page,
    },
  };
}

/** The address of the list after changes; of the first page, unless another one is named. */
export function pagesAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, pageList, changes);
  return query.size > 0 ? `${pagesPath}?${query}` : pagesPath;
}

const tones = {
  DRAFT: "neutral",
  PUBLISHED: "court",
  CHANGED: "sun",
  SCHEDULED: "info",
  EXPIRED: "neutral",
  ARCHIVED: "neutral",
} as const;

/** The colour of a standing. */
export const standingTone = (standing: string) => tones[standing as PageStanding] ?? "neutral";
