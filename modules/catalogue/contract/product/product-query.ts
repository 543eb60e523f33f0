import type { ProductStatus } from "./product-state.ts";

/** The filters in an address of the list of products, as texts; empty for none. */
export type AskedProducts = {
  readonly status: string;
  readonly search: string;
  readonly brand: string;
  readonly category: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly stock: string;
};

/** Reads the filters of an address; values that cannot be meant are empty. */
export function askedProducts(query: URLSearchParams): AskedProducts {
  const text = (name: string, most: number) => (query.get(name) ?? "").trim().slice(0, most);
  const among = (name: string, values: readonly string[]) => values.find((value) => value === query.get(name)) ?? "";
  const amount = (name: string) => text(name, 12).replaceAll(/\D/g, "");
  return {
    status: among("status", ["onSale", "draft", "hidden", "archived"] satisfies ProductStatus[]),
    search: text("search", 120),
    brand: text("brand", 60),
    category: text("category", 60),
    minPrice: amount("minPrice"),
    maxPrice: amount("maxPrice"),
    stock: among("stock", ["in", "out"]),
  };
}

/** The filters as the operations take them. */
export const productFilter = (asked: AskedProducts) => ({
  search: asked.search,
  statuses: asked.status === "" ? [] : [asked.status as ProductStatus],
  brandCode: asked.brand || null,
  categoryCode: asked.category || null,
  minPrice: asked.minPrice === "" ? null : Number(asked.minPrice),
  maxPrice: asked.maxPrice === "" ? null : Number(asked.maxPrice),
  inStock: asked.stock === "" ? null : asked.stock === "in",
});
