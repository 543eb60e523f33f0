import type { ProductRule } from "./columns/products-column.ts";
import type { PageColumn } from "./page-columns.ts";

type Columns = { readonly columns: readonly PageColumn[] };

/** A rule by which a column brings its products, with the column it stands in. */
export type ColumnRule = { columnId: string; rule: ProductRule };

/** The products a page names one by one, each once, in the order of their first appearance. */
export function productCodesOf({ columns }: Columns): string[] {
  const named = columns.flatMap((column) => (column.kind === "products" ? column.items : []));
  return [...new Set(named.map(({ productCode }) => productCode))];
}

/** The rules by which a page's columns bring further products. */
export function productRulesOf({ columns }: Columns): ColumnRule[] {
  return columns.flatMap((column) =>
    column.kind === "products" && column.from ? [{ columnId: column.id, rule: column.from }] : [],
  );
}
