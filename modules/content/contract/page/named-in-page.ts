import { type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { columnShapes, type FieldShape } from "./column-shapes.ts";
import type { ColumnState, PageState } from "./page-state.ts";

type Named = Readonly<Record<"product" | "category" | "brand" | "promotion", readonly string[]>>;

const columnsOf = ({ pc, h5 }: PageState): readonly ColumnState[] =>
  [pc, h5].flatMap((columns) => Object.values(columns ?? {}));

/** The codes of other modules that a page's columns name. */
export function namedInPage(state: PageState): Named {
  const found = {
    product: new Set<string>(),
    category: new Set<string>(),
    brand: new Set<string>(),
    promotion: new Set<string>(),
  };
  for (const column of columnsOf(state)) {
    for (const [field, { type }] of Object.entries(columnShapes[column.kind].fields)) {
      const value = valueAt(column as RecordState, field);
      if (type === "products" && Array.isArray(value)) for (const code of value) found.product.add(String(code));
      if ((type === "category" || type === "brand" || type === "promotion") && typeof value === "string")
        found[type].add(value);
    }
  }
  return {
    product: [...found.product],
    category: [...found.category],
    brand: [...found.brand],
    promotion: [...found.promotion],
  };
}

/** The links of a page's columns, banners and slides. */
export function linksInPage(state: PageState): string[] {
  return columnsOf(state).flatMap((column) => {
    const { fields, items } = columnShapes[column.kind];
    const inItems = items
      ? Object.values(column.items ?? {}).flatMap((item) => linksIn(items.fields, item as RecordState))
      : [];
    return [...linksIn(fields, column as RecordState), ...inItems];
  });
}

const linksIn = (shapes: Readonly<Record<string, FieldShape>>, group: RecordState): string[] =>
  Object.entries(shapes).flatMap(([field, { type }]) => {
    const value = type === "link" ? valueAt(group, field) : undefined;
    return typeof value === "string" ? [value] : [];
  });
