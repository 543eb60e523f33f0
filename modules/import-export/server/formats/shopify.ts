import { type Json, pathOf } from "#kit/core/fields/field-changes.ts";
import type { Table, TableRow } from "../table/read-table.ts";
import { type CellReader, cellReader } from "./cell-reader.ts";
import type { Assignment, FileContent, FileRecord, StockRow } from "./file-content.ts";
import { htmlText } from "./html-text.ts";
import { type ShopifyKey, shopifyColumns } from "./shopify-columns.ts";
import { choicesOf, picturesOf } from "./shopify-pictures.ts";
import { listed, measure, priceFields } from "./sku-fields.ts";

type Reader = CellReader<ShopifyKey>;
type Around = { readonly reader: Reader; readonly stock: StockRow[]; readonly locale: string };

/**
 * Parses Shopify's product export: rows with the same handle are one product, whose own fields are in the first row;
 * every row with a price, a SKU or a choice is a variant, a row with only a picture is an additional picture.
 */
export function readShopify(table: Table, locale: string): FileContent {
  const reader = cellReader(table, shopifyColumns, ".");
  const stock: StockRow[] = [];
  const records = [...rowsByHandle(table, reader)].flatMap(([handle, rows]) =>
    productOf({ reader, stock, locale }, handle, rows),
  );
  return { records, problems: reader.problems, stock, ignored: reader.ignored() };
}

function rowsByHandle(table: Table, reader: Reader): Map<string, TableRow[]> {
  const products = new Map<string, TableRow[]>();
  for (const row of table.rows) {
    const handle = reader.text(row, "handle")?.toLowerCase() ?? null;
    if (handle === null) reader.report(row, "handle", "NO_CODE", "");
    else products.set(handle, [...(products.get(handle) ?? []), row]);
  }
  return products;
}

function productOf(around: Around, handle: string, rows: readonly TableRow[]): FileRecord[] {
  const { reader, locale } = around;
  const [first] = rows;
  if (!first) return [];
  if (reader.text(first, "giftCard")?.toLowerCase() === "true") {
    reader.report(first, "giftCard", "UNSUPPORTED_TYPE", "Gift card");
    return [];
  }
  const text = (key: ShopifyKey) => reader.text(first, key);
  const own = (key: ShopifyKey, path: string, value: Json | null, refers?: Assignment["refers"]): Assignment[] =>
    value === null
      ? []
      : [{ path, value, row: first.row, column: reader.columnOf(key), ...(refers ? { refers } : {}) }];
  const [category, type, tags] = [text("category"), text("type"), listed(text("tags"))];
  const optionNames = (["option1", "option2", "option3"] as const).map(text);
  const variants = rows.filter((row) => isVariant(reader, row));
  const assignments = [
    ...own("title", pathOf("names", locale), text("title")),
    ...own("body", pathOf("descriptions", locale), htmlText(text("body") ?? "") || null),
    ...own("vendor", "brandCode", text("vendor"), "brand"),
    ...own(category ? "category" : "type", "categoryCodes", category || type ? [category ?? type] : null, "category"),
    ...own("tags", "searchWords", tags.length > 0 ? tags : null),
    ...own("status", "status", statusOf(text("status"), text("published"))),
    ...variants.flatMap((row, at) => skuOf(around, { handle, row, at, optionNames })),
  ];
  const pictures = picturesOf(reader, rows, optionNames);
  return [
    { id: handle, rows: rows.map(({ row }) => row), assignments: withoutRepeated(assignments, reader), pictures },
  ];
}

const isVariant = (reader: Reader, row: TableRow): boolean =>
  (["value1", "sku", "price"] as const).some((key) => reader.text(row, key) !== null);

function statusOf(status: string | null, published: string | null): string | null {
  const state = status?.toLowerCase() ?? (published === null ? null : "active");
  if (state === "active") return published?.toLowerCase() === "false" ? "hidden" : "onSale";
  return state === "archived" ? "archived" : state === null ? null : "draft";
}

type Variant = {
  readonly handle: string;
  readonly row: TableRow;
  readonly at: number;
  readonly optionNames: readonly (string | null)[];
};

/** Removes the apostrophe that keeps spreadsheets from rounding a long number. */
const bareCode = (text: string | null): string | null => text?.replace(/^'(?=.)/, "") ?? null;

function skuOf({ reader, stock }: Around, { handle, row, at, optionNames }: Variant): Assignment[] {
  const code = bareCode(reader.text(row, "sku")) ?? `${handle}-${at + 1}`;
  const quantity = reader.whole(row, "quantity");
  if (quantity !== null) {
    stock.push({ item: code, quantity: Math.max(0, quantity), row: row.row, column: reader.columnOf("quantity") });
  }
  const field = (key: ShopifyKey, name: string, value: Json | null): Assignment[] =>
    value === null ? [] : [{ path: pathOf("skus", code, name), value, row: row.row, column: reader.columnOf(key) }];
  const { price, salePrice } = priceFields(reader.whole(row, "compareAt"), reader.whole(row, "price"));
  const choices = choicesOf(reader, row, optionNames);
  const options = Object.fromEntries(choices.map(({ name, value }) => [name, value]));
  return [
    ...field("sku", "position", at),
    ...field("value1", "options", choices.length > 0 ? options : null).map(
      (one): Assignment => ({ ...one, refers: "option" }),
    ),
    ...field("barcode", "barcode", bareCode(reader.text(row, "barcode"))),
    ...field(salePrice === null ? "price" : "compareAt", "price", price),
    ...field("price", "salePrice", salePrice),
    ...field("cost", "cost", measure(reader.number(row, "cost"))),
    ...field("grams", "grams", measure(reader.number(row, "grams"))),
  ];
}

/** Keeps only the first row of each SKU code within a product, and reports the others. */
function withoutRepeated(assignments: readonly Assignment[], reader: Reader): Assignment[] {
  const rows = new Map<string, number>();
  return assignments.filter(({ path, row }) => {
    const earlier = rows.get(path);
    if (earlier === undefined) rows.set(path, row);
    else if (path.endsWith("/position")) reader.report({ row }, "sku", "DUPLICATE_IN_FILE", String(earlier));
    return earlier === undefined;
  });
}
