import type { BulkAction } from "./bulk-actions.ts";

export type BulkVerb = BulkAction["action"];

/** The operations on a field of each kind. */
export const verbsOf = {
  amount: ["set", "percent", "add", "clear"],
  text: ["set", "replace", "add", "clear"],
  list: ["set", "add", "replace", "clear"],
  /** One of a few fixed values. */
  choice: ["set"],
  brand: ["set"],
  category: ["set", "add"],
  /** The parent of a category. */
  parent: ["set", "clear"],
  day: ["set", "clear"],
} as const satisfies Readonly<Record<string, readonly BulkVerb[]>>;

type BulkField = { readonly key: string; readonly kind: keyof typeof verbsOf };

const productFields = [
  { key: "price", kind: "amount" },
  { key: "sale_price", kind: "amount" },
  { key: "sale_from", kind: "day" },
  { key: "sale_until", kind: "day" },
  { key: "status", kind: "choice" },
  { key: "brand", kind: "brand" },
  { key: "categories", kind: "category" },
  { key: "search_words", kind: "list" },
  { key: "name_en", kind: "text" },
  { key: "name_id", kind: "text" },
  { key: "description_en", kind: "text" },
  { key: "description_id", kind: "text" },
  { key: "ribbon_en", kind: "text" },
  { key: "ribbon_id", kind: "text" },
  { key: "purchase_limit", kind: "amount" },
  { key: "cost", kind: "amount" },
  { key: "grams", kind: "amount" },
  { key: "ships_from", kind: "day" },
  { key: "released_on", kind: "day" },
] as const satisfies readonly BulkField[];

/** The record types that can be changed in bulk, with their fields; `key` is the column name in a file. */
export const bulkFields = {
  product: productFields,
  brand: [
    { key: "name", kind: "text" },
    { key: "about_en", kind: "text" },
    { key: "about_id", kind: "text" },
    { key: "about_vi", kind: "text" },
    { key: "about_zh", kind: "text" },
  ],
  category: [
    { key: "parent", kind: "parent" },
    { key: "name_en", kind: "text" },
    { key: "name_id", kind: "text" },
    { key: "name_vi", kind: "text" },
    { key: "name_zh", kind: "text" },
    { key: "about_en", kind: "text" },
    { key: "about_id", kind: "text" },
    { key: "about_vi", kind: "text" },
    { key: "about_zh", kind: "text" },
  ],
} as const satisfies Readonly<Record<string, readonly BulkField[]>>;
export type BulkType = keyof typeof bulkFields;

export const bulkStatuses = ["draft", "on sale", "hidden", "archived"] as const;

/** Parses the changes of a form: its rows are lists of equal length, one per input name. */
export function actionsInForm(form: FormData): Record<string, unknown>[] {
  const texts = (name: string) => form.getAll(name).map(String);
  const [columns, verbs, values] = [texts("column"), texts("verb"), texts("value")];
  const [finds, rounded] = [texts("find"), texts("roundTo")];
  return columns.flatMap((column, row) => {
    if (column === "") return [];
    const action = verbs[row] ?? "";
    const value = values[row] ?? "";
    const find = finds[row] ?? "";
    const roundTo = Number(rounded[row] || 1);
    if (action === "clear") return [{ action, column }];
    if (action === "percent") return [{ action, column, value, roundTo }];
    return [action === "replace" ? { action, column, find, value } : { action, column, value }];
  });
}
