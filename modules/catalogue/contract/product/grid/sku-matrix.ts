import type { SkuState } from "../product-state.ts";
import { rowsOf, type Skus } from "./edit-cells.ts";

/** An attribute a product's SKUs differ by, with its values in their order. */
export type MatrixAttribute = { readonly code: string; readonly values: readonly string[] };

type Options = { readonly [attribute: string]: string };

/** Every combination of the attributes' values; one without options when there is no attribute. */
export const combinations = (attributes: readonly MatrixAttribute[]): Options[] =>
  attributes.reduce<Options[]>(
    (all, { code, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [code]: value }))),
    [{}],
  );

/** The attributes and values of these SKUs, values in the order they first occur. */
export function attributesOf(skus: Skus): MatrixAttribute[] {
  const values = new Map<string, Set<string>>();
  for (const row of rowsOf(skus))
    for (const [attribute, value] of Object.entries(skus[row]?.options ?? {}))
      values.set(attribute, (values.get(attribute) ?? new Set()).add(value));
  return [...values].map(([code, list]) => ({ code, values: [...list] }));
}

/** A code made of a product's code and the values: `LKH1-RED-EU42`; a number follows where it is taken. */
function skuCode(productCode: string, options: Options, taken: ReadonlySet<string>): string {
  const parts = Object.values(options).map((value) => value.toUpperCase().replaceAll(/[^\p{L}\p{N}.]+/gu, ""));
  const code = [productCode, ...parts].join("-").slice(0, 54);
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? code : `${code}-${number}`;
    if (!taken.has(one)) return one;
  }
}

/** What new SKUs have in common with the first. */
const inherited = ({ price, salePrice, saleFrom, saleUntil, grams, box, shipsFrom }: SkuState): SkuState =>
  Object.fromEntries(
    Object.entries({ price, salePrice, saleFrom, saleUntil, grams, box, shipsFrom }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/**
 * One SKU for each combination of values. An SKU keeps its code and fields as long as one combination fits it: one that lacks a new
 * attribute gets its first value, and of several that become the same when an attribute goes the first stays. New ones start with the
 * price, weight and size of the first.
 */
export function buildMatrix(
  productCode: string,
  skus: Skus,
  attributes: readonly MatrixAttribute[],
): { readonly skus: Skus; readonly added: readonly string[]; readonly removed: readonly string[] } {
  const rows = rowsOf(skus);
  const keyOf = (options: Options) => JSON.stringify(attributes.map(({ code, values }) => options[code] ?? values[0]));
  const fitting = new Map<string, string>();
  for (const row of rows) {
    const key = keyOf(skus[row]?.options ?? {});
    if (!fitting.has(key)) fitting.set(key, row);
  }
  const taken = new Set(rows);
  const common = inherited(skus[rows[0] ?? ""] ?? {});
  const built: Record<string, SkuState> = {};
  const added: string[] = [];
  for (const [position, options] of combinations(attributes).entries()) {
    const known = fitting.get(keyOf(options));
    const code = known ?? skuCode(productCode, options, taken);
    taken.add(code);
    if (known === undefined) added.push(code);
    const { options: _before, ...fields } = known === undefined ? common : (skus[known] ?? {});
    built[code] = { ...fields, ...(attributes.length === 0 ? {} : { options }), position };
  }
  return { skus: built, added, removed: rows.filter((row) => !Object.hasOwn(built, row)) };
}
