import type { ProductState, SkuState } from "./product-state.ts";

/**
 * A draft like a product: what no two SKUs may share is left out, and SKU codes start with the new product's code where they started with
 * the old one's.
 */
export function duplicateProduct(state: ProductState, from: string, to: string): ProductState {
  const skus: Record<string, SkuState> = {};
  for (const [at, [code, { number: _number, barcode: _barcode, ...sku }]] of Object.entries(
    state.skus ?? {},
  ).entries()) {
    const rest = code.startsWith(from) ? code.slice(from.length) : `-${at + 1}`;
    skus[`${to}${rest}`] = sku;
  }
  const names = Object.fromEntries(Object.entries(state.names ?? {}).map(([locale, name]) => [locale, `${name} (2)`]));
  return { ...state, status: "draft", names, skus };
}
