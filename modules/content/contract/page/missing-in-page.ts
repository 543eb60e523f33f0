import { devices } from "#kit/core/device.ts";
import { pathOf, type RecordState, valueAt } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import { columnShapes, type FieldShape, isByLanguage, productRules } from "./column-shapes.ts";
import { hasColumns } from "./contents-of-state.ts";
import { type ColumnState, inOrder, type PageState } from "./page-state.ts";

/** A field that must be filled in before a page can be published: a path of the record. */
export type MissingField = {
  readonly path: string;
  readonly problem: "missing" | "noColumns" | "noItems" | "noProducts";
};

const missing = (path: string): MissingField => ({ path, problem: "missing" });

/** Everything that prevents publishing a page, in the order of its form. Hidden columns may be incomplete. */
export function missingInPage(state: PageState): MissingField[] {
  const seo = missingFields({ title: { type: "text" }, description: { type: "text" } }, state.seo as Group, "seo");
  const none = devices.some((device) => hasColumns(state, device))
    ? []
    : [{ path: "pc", problem: "noColumns" } as const];
  const inColumns = (["pc", "h5"] as const).flatMap((device) =>
    inOrder(state[device]).flatMap(([id, column]) =>
      column.hidden === true ? [] : missingInColumn(column, pathOf(device, id)),
    ),
  );
  return [...seo, ...none, ...inColumns];
}

type Group = { readonly [field: string]: unknown } | undefined;

function missingInColumn(column: ColumnState, path: string): MissingField[] {
  const { fields, items } = columnShapes[column.kind];
  const own = missingFields(fields, column, path);
  if (column.kind === "products") {
    const isChosen = valueAt(column as RecordState, "products") !== undefined;
    const isRule = productRules.some((rule) => valueAt(column as RecordState, rule) !== undefined);
    return isChosen || isRule ? own : [...own, { path: `${path}/products`, problem: "noProducts" }];
  }
  if (!items) return own;
  const each = inOrder(column.items);
  if (each.length === 0) return [...own, { path: `${path}/items`, problem: "noItems" }];
  return [...own, ...each.flatMap(([id, item]) => missingInItem(items.fields, item, `${path}/${pathOf("items", id)}`))];
}

/** A banner needs no field of its own, but one without any would be an empty box in the shop. */
function missingInItem(shapes: Readonly<Record<string, FieldShape>>, item: Group, path: string): MissingField[] {
  const found = missingFields(shapes, item, path);
  const [first] = Object.keys(shapes);
  const isEmpty = Object.keys(shapes).every((field) => valueAt((item ?? {}) as RecordState, field) === undefined);
  return isEmpty && found.length === 0 && first !== undefined ? [missing(`${path}/${first}`)] : found;
}

/** Required fields without a value, and texts present in only some languages. */
function missingFields(shapes: Readonly<Record<string, FieldShape>>, group: Group, path: string): MissingField[] {
  const at = (field: string) => valueAt((group ?? {}) as RecordState, field);
  return Object.entries(shapes).flatMap(([field, shape]) => {
    const isRequired = "isRequired" in shape && shape.isRequired === true;
    if (!isByLanguage(shape)) return isRequired && at(field) === undefined ? [missing(`${path}/${field}`)] : [];
    const empty = locales.filter((locale) => at(`${field}/${locale}`) === undefined);
    return empty.length < locales.length || isRequired
      ? empty.map((locale) => missing(`${path}/${field}/${locale}`))
      : [];
  });
}
