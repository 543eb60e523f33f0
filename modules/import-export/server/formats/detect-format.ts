import { headerKey } from "./cell-reader.ts";

type FileFormat = "own" | "shopify" | "woocommerce";

/** Headers only one of the other shops has; two of them are no coincidence. */
const marks: Readonly<Record<Exclude<FileFormat, "own">, readonly string[]>> = {
  shopify: [
    "Handle",
    "URL handle",
    "Body (HTML)",
    "Option1 Name",
    "Variant Inventory Qty",
    "Compare-at price",
    "Image Src",
  ],
  woocommerce: [
    "Attribute 1 value(s)",
    "Visibility in catalog",
    "Is featured?",
    "Regular price",
    "Backorders allowed?",
    "In stock?",
  ],
};

/** The shop whose export a file with this header is. */
export function detectFormat(header: readonly string[]): FileFormat {
  const known = new Set(header.map(headerKey));
  const hits = (format: keyof typeof marks) => marks[format].filter((mark) => known.has(headerKey(mark))).length;
  if (hits("shopify") >= 2) return "shopify";
  return hits("woocommerce") >= 2 ? "woocommerce" : "own";
}
