import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import { asStockView, type StockSort, type StockView, stockSorts } from "../contract/stock-views.ts";

export const stockPath = "/admin/stock";

/** Columns, sorting and filters of the list of stock. The SKU cannot be hidden. */
export const stockList: ListDefinition = {
  columns: ["place", "onHand", "held", "sellable", "incoming", "safety", "shelf"],
  defaultColumns: ["place", "onHand", "held", "sellable", "incoming", "safety"],
  sorts: stockSorts,
  defaultSort: "sku",
  filters: ["view", "sourceCode", "search"],
};

/** The filters in the list's address; empty when not set. */
export type AskedStock = { readonly view: StockView; readonly sourceCode: string; readonly search: string };

/** Parses the list's address into the page's state and the operation's input. */
export function readStock(query: URLSearchParams) {
  const asked: AskedStock = {
    view: asStockView(query.get("view")),
    sourceCode: (query.get("sourceCode") ?? "").slice(0, 40),
    search: (query.get("search") ?? "").trim().slice(0, 120),
  };
  const set = { ...asked, view: asked.view === "all" ? "" : asked.view };
  const filters = Object.fromEntries(Object.entries(set).filter(([, text]) => text !== ""));
  const shown: ListState = { ...readListState(query, stockList), filters };
  const sort = shown.sort.replace(/^-/, "") as StockSort;
  return { asked, shown, input: { ...asked, sort, isDescending: shown.sort.startsWith("-") } };
}

/** The address of the list after changes; it goes to page 1 unless the changes name a page. */
export function stockAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, stockList, changes);
  return query.size > 0 ? `${stockPath}?${query}` : stockPath;
}
