import * as v from "valibot";

/** The status of a page. `CHANGED`: published, with a draft that differs. */
export const pageStandings = ["DRAFT", "PUBLISHED", "CHANGED", "SCHEDULED", "EXPIRED", "ARCHIVED"] as const;
export type PageStanding = (typeof pageStandings)[number];

export const pageSorts = ["changed", "name", "path"] as const;

/** The filters of the page list. Archived pages are listed only with their filter. */
export const pageFilterFields = {
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
  states: v.nullish(v.array(v.picklist(pageStandings)), []),
};

export type AskedPages = { readonly state: PageStanding | ""; readonly search: string };

/** The filters in the list's address; invalid ones are dropped. */
export function askedPages(query: URLSearchParams): AskedPages {
  const state = pageStandings.find((one) => one === query.get("state")) ?? "";
  return { state, search: (query.get("search") ?? "").trim().slice(0, 80) };
}
