import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import { type AskedPages, askedPages, type PageStanding, pageSorts } from "../../../contract/page/page-list-query.ts";
import { pagesPath } from "../page-address.ts";
import type { AdminPagesResult } from "../pages.graphql.gen.ts";

export type PageRow = AdminPagesResult["adminPages"]["pages"][number];

/** Columns and sorting of the page list. The name column cannot be hidden. */
export const pageList: ListDefinition = {
  columns: ["standing", "devices", "publishAt", "expiresAt", "changedBy", "changed"],
  defaultColumns: ["standing", "devices", "publishAt", "expiresAt", "changedBy", "changed"],
  sorts: [...pageSorts],
  defaultSort: "-changed",
  filters: ["state", "search"],
};

/** Parses the list's address into the page's state and the operation's input. */
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

/** The address of the list after changes; it goes to page 1 unless the changes name a page. */
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

/** The badge colour of a page status. */
export const standingTone = (standing: string) => tones[standing as PageStanding] ?? "neutral";
