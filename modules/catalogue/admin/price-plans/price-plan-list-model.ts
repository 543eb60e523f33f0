import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import { type PlanState, planStates } from "../../contract/price-plan/price-plan-state.ts";
import type { AdminPricePlansResult } from "./price-plans.graphql.gen.ts";

export type PricePlanRow = AdminPricePlansResult["adminPricePlans"]["plans"][number];

export const pricePlansPath = "/admin/price-plans";

export const pricePlanPath = (code: string): string => `${pricePlansPath}/${encodeURIComponent(code)}`;

/** Columns and sorting of the list of price plans. The name column cannot be hidden. */
export const pricePlanList: ListDefinition = {
  columns: ["state", "begins", "ends", "skus", "changed"],
  defaultColumns: ["state", "begins", "ends", "skus", "changed"],
  sorts: ["changed", "begins", "name"],
  defaultSort: "-changed",
  filters: ["state", "search"],
};

/** The filters in the list's address, as text; empty when not set. */
export type AskedPricePlans = { readonly state: PlanState | ""; readonly search: string };

const sorts: Readonly<Record<string, "CHANGED" | "BEGINS" | "NAME">> = { begins: "BEGINS", name: "NAME" };

/** Parses the list's address into the page's state and the operation's input. Invalid values become empty. */
export function readPricePlans(query: URLSearchParams) {
  const asked: AskedPricePlans = {
    state: planStates.find((state) => state === query.get("state")) ?? "",
    search: (query.get("search") ?? "").trim().slice(0, 80),
  };
  const filters = Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ""));
  const shown: ListState = { ...readListState(query, pricePlanList), filters };
  return {
    asked,
    shown,
    input: {
      search: asked.search,
      states: asked.state === "" ? [] : [asked.state],
      sort: sorts[shown.sort.replace(/^-/, "")] ?? "CHANGED",
      isDescending: shown.sort.startsWith("-"),
      page: shown.page,
    },
  };
}

/** The address of the list after changes; it goes to page 1 unless the changes name a page. */
export function pricePlansAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, pricePlanList, changes);
  return query.size > 0 ? `${pricePlansPath}?${query}` : pricePlansPath;
}

const tones = { DRAFT: "sun", UPCOMING: "info", RUNNING: "court", ENDED: "neutral", STOPPED: "danger" } as const;

/** The badge colour of a state. */
export const planTone = (state: string) => tones[state as PlanState] ?? "neutral";
