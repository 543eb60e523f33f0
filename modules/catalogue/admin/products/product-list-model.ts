import { type ListDefinition, type ListState, listQuery, readListState } from "#modules/admin/contract/list-state.ts";
import { type AskedProducts, askedProducts, productFilter } from "../../contract/product/product-query.ts";

export type ProductRow = {
  readonly code: string;
  readonly name: string;
  readonly picture: string | null;
  readonly brandName: string | null;
  readonly categoryName: string | null;
  readonly status: string;
  readonly lowPrice: number | null;
  readonly highPrice: number | null;
  readonly skuCount: number;
  readonly stock: number;
  readonly releasedOn: string | null;
  readonly updatedAt: string;
};

/** A code with its name. */
export type Choice = { readonly code: string; readonly name: string };

export const productsPath = "/admin/products";
export const bulkPath = "/admin/products/bulk";
/** The list ends here; further products are found by filters. */
const mostPages = 400;

/** What the list of products offers. The name is always shown. */
export const productList: ListDefinition = {
  columns: ["status", "code", "brand", "category", "price", "stock", "skus", "released", "changed"],
  defaultColumns: ["status", "brand", "category", "price", "stock", "changed"],
  sorts: ["best", "changed", "name", "code", "released"],
  // The best match of a search first, without one the last change.
  defaultSort: "best",
  filters: ["status", "search", "brand", "category", "minPrice", "maxPrice", "stock"],
};

/** The operation's sort for each sort of the list. */
const sorts = {
  "-changed": ["UPDATED", false],
  changed: ["UPDATED", true],
  name: ["NAME", false],
  "-name": ["NAME", true],
  code: ["CODE", false],
  "-code": ["CODE", true],
  "-released": ["RELEASED", false],
  released: ["RELEASED", true],
} as const;

export type ProductSort = keyof typeof sorts;
export const productSorts = Object.keys(sorts) as readonly ProductSort[];

/** The query of an address of the list: for the page, and for the operation. */
export function readProducts(query: URLSearchParams) {
  const asked = askedProducts(query);
  const read = readListState(query, productList);
  const filters = Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ""));
  const shown: ListState = { ...read, filters, page: Math.min(read.page, mostPages) };
  const [sort, isReversed] = sorts[shown.sort as ProductSort] ?? [null, false];
  return { asked, shown, input: { ...productFilter(asked), sort, isReversed, page: shown.page } };
}

/** The sort whose column is marked: without a search, the best match is the last change. */
export const markedSort = ({ sort }: ListState, { search }: AskedProducts): string =>
  sort === productList.defaultSort && search === "" ? "-changed" : sort;

/** The address of the list after changes; of the first page, unless another one is named. */
export function productsAddress(shown: ListState, changes: Partial<ListState> = {}): string {
  const query = listQuery(shown, productList, changes);
  return query.size > 0 ? `${productsPath}?${query}` : productsPath;
}

/** The colour of a status. */
export const statusTone = (status: string): "court" | "sun" | "neutral" =>
  status === "onSale" ? "court" : status === "draft" ? "sun" : "neutral";
