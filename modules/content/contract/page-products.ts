import type { ProductRule } from "./columns/products-column.ts";
import type { PageColumn } from "./page-columns.ts";

type Columns = { readonly columns: readonly PageColumn[] };

/** A product rule and its column. */
export type ColumnRule = { columnId: string; rule: ProductRule };

/** The listed products of a page, each once, in the order of their first appearance. */
export function productCodesOf({ columns }: Columns): string[] {
  const named = columns.flatMap((column) => (column.kind === "products" ? column.items : []));
  return [...new Set(named.map(({ productCode }) => productCode))];
}

/** The product rules of a page's columns. */
export function productRulesOf({ columns }: Columns): ColumnRule[] {
  return columns.flatMap((column) =>
    column.kind === "products" && column.from ? [{ columnId: column.id, rule: column.from }] : [],
  );
}
