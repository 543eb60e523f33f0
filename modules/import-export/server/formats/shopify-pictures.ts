import type { TableRow } from "../table/read-table.ts";
import type { CellReader } from "./cell-reader.ts";
import type { FilePicture } from "./file-content.ts";
import type { ShopifyKey } from "./shopify-columns.ts";

type Reader = CellReader<ShopifyKey>;
export type Choice = { readonly name: string; readonly value: string };

/** Whether it is the placeholder choice of products without choices. */
const isNoChoice = ({ name, value }: Choice): boolean =>
  name.toLowerCase() === "title" && value.toLowerCase() === "default title";

/** The choices of a variant's row; the option names are in the product's first row. */
export function choicesOf(reader: Reader, row: TableRow, optionNames: readonly (string | null)[]): Choice[] {
  return (["value1", "value2", "value3"] as const).flatMap((key, index) => {
    const [name, value] = [optionNames[index] ?? null, reader.text(row, key)];
    const choice = name !== null && value !== null ? { name, value } : null;
    return choice === null || isNoChoice(choice) ? [] : [choice];
  });
}

/**
 * The product's pictures by position, then pictures of variants only; each with the first choice of its first variant.
 */
export function picturesOf(
  reader: Reader,
  rows: readonly TableRow[],
  optionNames: readonly (string | null)[],
): FilePicture[] {
  const ofVariants = new Map<string, { readonly choice: Choice | null; readonly row: number }>();
  for (const row of rows) {
    const url = reader.text(row, "variantPicture");
    if (url !== null && !ofVariants.has(url)) {
      ofVariants.set(url, { choice: choicesOf(reader, row, optionNames)[0] ?? null, row: row.row });
    }
  }
  const placed = rows.flatMap((row, at) => {
    const url = reader.text(row, "picture");
    if (url === null) return [];
    const picture = { url, alt: reader.text(row, "pictureAlt"), choice: ofVariants.get(url)?.choice ?? null };
    const place = reader.number(row, "picturePlace") ?? at + 1;
    return [{ place, picture: { ...picture, row: row.row, column: reader.columnOf("picture") } }];
  });
  const inOrder = placed.toSorted((one, other) => one.place - other.place).map(({ picture }) => picture);
  const column = reader.columnOf("variantPicture");
  const others = [...ofVariants].map(([url, { choice, row }]) => ({ url, alt: null, choice, row, column }));
  const known = new Set<string>();
  return [...inOrder, ...others].filter(({ url }) => !known.has(url) && known.add(url));
}
