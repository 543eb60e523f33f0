import { headerKey } from "./cell-reader.ts";

type FileFormat = "own" | "shopify" | "woocommerce";

/** Headers that only one other shop system uses; two matches identify it. */
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

/** Detects the shop system whose export has this header. */
export function detectFormat(header: readonly string[]): FileFormat {
  const known = new Set(header.map(headerKey));
  const hits = (format: keyof typeof marks) => marks[format].filter((mark) => known.has(headerKey(mark))).length;
  if (hits("shopify") >= 2) return "shopify";
  return hits("woocommerce") >= 2 ? "woocommerce" : "own";
}
