import type { Groups } from "#apps/server/generate-catalogue/store/groups.ts";
import { type SyntheticProduct, syntheticProduct } from "#apps/server/generate-catalogue/synthetic-product.ts";
import { type Locale, locales } from "#kit/core/locale.ts";

/** The columns of the shop's own product files that a complete product needs. */
const header = [
  "product_code",
  "sku_code",
  "status",
  ...["name_en", "name_id", "name_vi", "name_zh"],
  "brand",
  "categories",
  ...["description_en", "description_id", "description_vi", "description_zh"],
  "pictures",
  "certificates",
  "released_on",
  "number",
  "barcode",
  "options",
  "price",
  "sale_price",
  "grams",
  "box_mm",
] as const;

/** Above every product that `generate-catalogue` has made. */
const firstNumber = 2_000_000;

export type ImportFile = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly productCodes: readonly string[];
  readonly csv: string;
};

/** A file of new products with this many SKU rows. Files with different numbers have no product in common. */
export function importFile(groups: Groups, skuRows: number, number: number): ImportFile {
  const rows: string[][] = [];
  const productCodes: string[] = [];
  for (let index = firstNumber + number * skuRows; rows.length < skuRows; index += 1) {
    const product = syntheticProduct(groups, number, index);
    productCodes.push(product.code);
    rows.push(...rowsOf(product));
  }
  // The last product may have SKUs too many.
  rows.length = skuRows;
  const csv = [header, ...rows].map((row) => row.map(cell).join(",")).join("\n");
  return { header, rows, productCodes, csv };
}

const inEach = (texts: Readonly<Record<Locale, string>>): string[] => locales.map((locale) => texts[locale]);
/** Some categories of the demo shop demand one. */
const certificates = "SNI=1, K3L=1, UTTP=1";

const rowsOf = (product: SyntheticProduct): string[][] =>
  product.skus.map((sku) => [
    product.code,
    sku.code,
    "on sale",
    ...inEach(product.names),
    product.brandCode,
    product.categoryCode,
    ...inEach(product.descriptions),
    product.pictures.join(" "),
    certificates,
    product.releasedOn,
    sku.number,
    `98${sku.number}`,
    Object.entries(sku.options)
      .map(([name, value]) => `${name}=${value}`)
      .join(", "),
    String(sku.price),
    sku.salePrice < sku.price ? String(sku.salePrice) : "",
    "800",
    "300x200x100",
  ]);

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
