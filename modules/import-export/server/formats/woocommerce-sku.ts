import { type Json, pathOf } from "#kit/core/fields/field-changes.ts";
import type { TableRow } from "../table/read-table.ts";
import type { CellReader } from "./cell-reader.ts";
import type { Assignment, StockRow } from "./file-content.ts";
import { momentOfDay, readDay } from "./read-day.ts";
import { measure, priceFields } from "./sku-fields.ts";
import { attributeNumbers, unitFactors } from "./woocommerce-columns.ts";

type Reader = CellReader<string>;

/** The attributes of a row; the value is empty if a variation matches every value. */
export function attributesOf(reader: Reader, row: TableRow): { readonly name: string; readonly value: string }[] {
  return attributeNumbers.flatMap((number) => {
    const name = reader.text(row, `attribute${number}`);
    return name === null ? [] : [{ name, value: reader.text(row, `values${number}`) ?? "" }];
  });
}

type SkuRow = {
  readonly row: TableRow;
  readonly at: number;
  /** The product's row; the row itself for a simple product. */
  readonly parent: TableRow;
  readonly productCode: string;
};

/** The SKU of a simple product or a variation; a variation without weight and size inherits those of the product. */
export function wooSku(reader: Reader, stock: StockRow[], { row, at, parent, productCode }: SkuRow): Assignment[] {
  const isOnly = row === parent;
  const code = reader.text(row, "sku") ?? (isOnly ? productCode : `${productCode}-${at + 1}`);
  // "parent" means that all variations share the product's stock.
  if (reader.text(row, "stock")?.toLowerCase() !== "parent") {
    const quantity = reader.number(row, "stock", ".");
    const column = reader.columnOf("stock");
    if (quantity !== null)
      stock.push({ item: code, quantity: Math.max(0, Math.floor(quantity)), row: row.row, column });
  }
  const field = (key: string, name: string, value: Json | null): Assignment[] =>
    value === null ? [] : [{ path: pathOf("skus", code, name), value, row: row.row, column: reader.columnOf(key) }];
  const { price, salePrice } = priceFields(reader.whole(row, "price"), reader.whole(row, "salePrice"));
  const sides = (["length", "width", "height"] as const).map((key) => inherited(reader, row, parent, key));
  return [
    ...field("sku", "position", at),
    ...(isOnly ? [] : choiceOf(reader, row, code)),
    ...field("barcode", "barcode", reader.text(row, "barcode")),
    ...field("price", "price", price),
    ...field("salePrice", "salePrice", salePrice),
    ...(salePrice === null ? [] : field("saleFrom", "saleFrom", momentIn(reader, row, "saleFrom", 0))),
    ...(salePrice === null ? [] : field("saleUntil", "saleUntil", momentIn(reader, row, "saleUntil", 1))),
    ...field("weight", "grams", inherited(reader, row, parent, "weight")),
    ...field("length", "box", sides.every((side) => side !== null) ? sides : null),
  ];
}

function choiceOf(reader: Reader, row: TableRow, code: string): Assignment[] {
  const attributes = attributesOf(reader, row);
  const open = attributes.find(({ value }) => value === "");
  if (open) reader.report(row, "values1", "ANY_VALUE", open.name);
  if (attributes.length === 0) return [];
  const value = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
  const path = pathOf("skus", code, "options");
  return [{ path, value, row: row.row, column: reader.columnOf("values1"), refers: "option" }];
}

/** A measure in grams or millimetres, by the unit in the header. */
function inherited(reader: Reader, row: TableRow, parent: TableRow, key: string): number | null {
  const unit = /\((\w+)\)$/.exec(reader.columnOf(key))?.[1]?.toLowerCase() ?? "";
  const value = reader.number(row, key, ".") ?? reader.number(parent, key, ".");
  return value === null ? null : measure(value * (unitFactors[unit] ?? 1));
}

/** A sale starts at the beginning of its first day and ends at the end of its last. */
function momentIn(reader: Reader, row: TableRow, key: string, daysLater: number): string | null {
  const text = reader.text(row, key);
  if (text === null) return null;
  const day = readDay(text);
  return day === null ? reader.report(row, key, "NOT_A_DATE", text) : momentOfDay(day, daysLater);
}
