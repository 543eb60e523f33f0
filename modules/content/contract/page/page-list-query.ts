import * as v from "valibot";

/** The state of a page. `CHANGED`: in the shop, and its draft differs from what is there. */
export const pageStandings = ["DRAFT", "PUBLISHED", "CHANGED", "SCHEDULED", "EXPIRED", "ARCHIVED"] as const;
export type PageStanding = (typeof pageStandings)[number];

export const pageSorts = ["changed", "name", "path"] as const;

/** What the list of pages can be filtered by. Archived pages are listed only by their filter. */
export const pageFilterFields = {
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  states: v.nullish(v.array(v.picklist(pageStandings)), []),
};

export type AskedPages = { readonly state: PageStanding | ""; readonly search: string };

/** The filters in an address of the list; invalid ones are left out. */
export function askedPages(query: URLSearchParams): AskedPages {
  const state = pageStandings.find((one) => one === query.get("state")) ?? "";
  return { state, search: (query.get("search") ?? "").trim().slice(0, 80) };
}
