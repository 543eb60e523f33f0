import type { LiveSku } from "#modules/catalogue/server/index.ts";
import type { AddProblem } from "../contract/add-problem.ts";

/** How many units of a product one order may have, over all its variants. */
export type ProductLimit = {
  /** Null for any number. */
  readonly limit: number | null;
  /** The variants that count together; empty without a limit. */
  readonly skuCodes: readonly string[];
};

export const noProductLimit: ProductLimit = { limit: null, skuCodes: [] };

type Product = Pick<LiveSku["product"], "purchaseLimit" | "skus">;

export const productLimitOf = ({ purchaseLimit, skus }: Product): ProductLimit =>
  purchaseLimit === null ? noProductLimit : { limit: purchaseLimit, skuCodes: skus.map(({ code }) => code) };

/** What keeps more units of a product out of a cart that holds some of it; null when nothing does. */
export const productLimitProblem = (
  { limit }: Pick<ProductLimit, "limit">,
  inCart: number,
  adding: number,
): Extract<AddProblem, { code: "PURCHASE_LIMIT" }> | null =>
  limit !== null && inCart + adding > limit ? { code: "PURCHASE_LIMIT", limit, per: "order" } : null;

/** A product of which lines hold more than one order may have. */
export type OverLimit = { readonly limit: number; readonly productName: string };

type Counted = { readonly quantity: number; readonly sku: Pick<LiveSku, "product"> | null };

/** The first such product among lines that are ordered together; null when there is none. */
export function overProductLimit(lines: readonly Counted[]): OverLimit | null {
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    if (!sku || sku.product.purchaseLimit === null) continue;
    const { code, name, purchaseLimit } = sku.product;
    const sum = (units.get(code) ?? 0) + quantity;
    units.set(code, sum);
    if (sum > purchaseLimit) return { limit: purchaseLimit, productName: name };
  }
  return null;
}
