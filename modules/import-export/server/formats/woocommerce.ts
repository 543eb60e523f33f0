import { type Json, pathOf } from "#kit/core/fields/field-changes.ts";
import type { Table, TableRow } from "../table/read-table.ts";
import { type CellReader, cellReader } from "./cell-reader.ts";
import { codeOf } from "./code-of.ts";
import type { Assignment, FileContent, FilePicture, FileRecord, StockRow } from "./file-content.ts";
import { htmlText } from "./html-text.ts";
import { listed } from "./sku-fields.ts";
import { wooColumns } from "./woocommerce-columns.ts";
import { attributesOf, wooSku } from "./woocommerce-sku.ts";

type Reader = CellReader<string>;

/** A product with the rows of its variations. */
type Family = {
  readonly code: string;
  readonly parent: TableRow;
  readonly variations: TableRow[];
  readonly isVariable: boolean;
};

/** Types that are not physical products. */
const unsupported = ["virtual", "downloadable", "grouped", "external"];

/**
 * Parses WooCommerce's product export: a row for each simple product, and for each variable product a row and the rows
 * of its variations.
 */
export function readWooCommerce(table: Table, locale: string): FileContent {
  const reader: Reader = cellReader(table, wooColumns);
  const stock: StockRow[] = [];
  const records = familiesIn(table, reader).map((family) => productOf(reader, stock, locale, family));
  return { records, problems: reader.problems, stock, ignored: reader.ignored() };
}

function familiesIn(table: Table, reader: Reader): Family[] {
  const families = new Map<string, Family>();
  const byParent = new Map<string, Family>();
  const variations: TableRow[] = [];
  for (const row of table.rows) {
    const types = listed(reader.text(row, "type")?.toLowerCase() ?? "simple");
    const wrong = types.find((type) => unsupported.includes(type));
    const [sku, id] = [reader.text(row, "sku"), reader.text(row, "id")];
    const code = sku ?? (id === null ? null : `woo-${id}`);
    if (types.includes("variation")) variations.push(row);
    else if (wrong !== undefined) reader.report(row, "type", "UNSUPPORTED_TYPE", wrong);
    else if (code === null) reader.report(row, "sku", "NO_CODE", "");
    else if (families.has(code)) reader.report(row, "sku", "DUPLICATE_IN_FILE", String(families.get(code)?.parent.row));
    else {
      const family = { code, parent: row, variations: [], isVariable: types.includes("variable") };
      families.set(code, family);
      if (sku !== null) byParent.set(sku, family);
      if (id !== null) byParent.set(`id:${id}`, family);
    }
  }
  // A variation may precede its parent.
  for (const row of variations) {
    const parent = reader.text(row, "parent") ?? "";
    const family = byParent.get(parent.replace(/^id:\s*/i, "id:"));
    if (family) family.variations.push(row);
    else reader.report(row, "parent", "PARENT_MISSING", parent);
  }
  return [...families.values()];
}

function productOf(reader: Reader, stock: StockRow[], locale: string, family: Family): FileRecord {
  const { code, parent, variations, isVariable } = family;
  const own = (key: string, path: string, value: Json | null, refers?: Assignment["refers"]): Assignment[] =>
    value === null
      ? []
      : [{ path, value, row: parent.row, column: reader.columnOf(key), ...(refers ? { refers } : {}) }];
  const text = (key: string) => reader.text(parent, key);
  // The export writes line breaks in texts as backslash and n.
  const prose = (key: string) => htmlText((text(key) ?? "").replaceAll("\\n", "\n"));
  const tags = listed(text("tags"));
  const categories = escapedList(text("categories"));
  const [brand] = escapedList(text("brands"));
  const skuRows = isVariable ? variations : [parent];
  const chosen = new Set(variations.flatMap((row) => attributesOf(reader, row).map(({ name }) => name)));
  const facts = attributesOf(reader, parent)
    .filter(({ name, value }) => !chosen.has(name) && value !== "")
    .map(({ name, value }) => ({ code: codeOf(name), names: { [locale]: name }, values: { [locale]: value } }));
  const description = [prose("summary"), prose("description")].filter((part) => part !== "").join("\n\n");
  const assignments: Assignment[] = [
    ...own("name", pathOf("names", locale), text("name")),
    ...own("description", pathOf("descriptions", locale), description || null),
    ...own("brands", "brandCode", brand ?? null, "brand"),
    ...own("categories", "categoryCodes", categories.length > 0 ? categories : null, "category"),
    ...own("tags", "searchWords", tags.length > 0 ? tags : null),
    ...own("published", "status", statusOf(text("published"), text("visibility"))),
    ...own("attribute1", "facts", facts.length > 0 ? facts : null).map(
      (one): Assignment => ({ ...one, onlyIfEmpty: true }),
    ),
    ...skuRows.flatMap((row, at) => wooSku(reader, stock, { row, at, parent, productCode: code })),
  ];
  const rows = [parent, ...variations].map(({ row }) => row);
  return { id: code, rows, assignments, pictures: picturesOf(reader, parent, variations) };
}

const statusOf = (published: string | null, visibility: string | null): string | null => {
  if (published === null) return null;
  if (published === "-1") return "draft";
  return published === "0" || visibility === "hidden" ? "hidden" : "onSale";
};

/** Comma-separated items; a backslash escapes a comma inside an item. */
const escapedList = (text: string | null): string[] =>
  (text ?? "").split(/(?<!\\),/).flatMap((item) => item.replaceAll("\\,", ",").trim() || []);

function picturesOf(reader: Reader, parent: TableRow, variations: readonly TableRow[]): FilePicture[] {
  const column = reader.columnOf("images");
  const seen = new Set<string>();
  return [parent, ...variations].flatMap((row) => {
    const choice = row === parent ? null : (attributesOf(reader, row).find(({ value }) => value !== "") ?? null);
    const addresses = (reader.text(row, "images") ?? "").split(/,\s*(?=https?:)/);
    return addresses.flatMap((address) => {
      const url = address.trim();
      if (url === "" || seen.has(url)) return [];
      seen.add(url);
      return [{ url, alt: null, choice, row: row.row, column }];
    });
  });
}
