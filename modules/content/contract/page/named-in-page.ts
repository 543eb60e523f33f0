import { type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { columnShapes } from "./column-shapes.ts";
import type { PageState } from "./page-state.ts";

type Named = Readonly<Record<"product" | "category" | "brand" | "promotion", readonly string[]>>;

/** The codes of other modules that a page's columns name. */
export function namedInPage(state: PageState): Named {
  const found = {
    product: new Set<string>(),
    category: new Set<string>(),
    brand: new Set<string>(),
    promotion: new Set<string>(),
  };
  for (const column of [state.pc, state.h5].flatMap((columns) => Object.values(columns ?? {}))) {
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
