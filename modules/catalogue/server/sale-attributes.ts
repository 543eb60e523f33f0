import { compareSizes } from "../contract/size-order.ts";
import { type CatalogueProduct, mediaOf, type Sku } from "./product.ts";
import type { AttributeNames } from "./store/attributes.ts";

/** The attribute whose values are sizes and stand in the order of sizes. */
export const sizeAttribute = "s_size";

export type SaleAttribute = {
  readonly code: string;
  readonly name: string;
  readonly values: readonly SaleValue[];
};

type SaleValue = {
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly swatch: string | null;
  readonly image: string | null;
};

type Choosable = Pick<CatalogueProduct, "media" | "picturedBy"> & { readonly offers: readonly Sku[] };

/** A film cannot stand for a colour. */
const firstPicture = (product: Choosable, sku: Sku): string | null =>
  mediaOf(product, sku).find(({ type }) => type === "image")?.url ?? null;

/** The attributes a shopper chooses by: each attribute its SKUs have, with the values that exist. */
export function saleAttributes(
  product: Choosable,
  attributes: readonly AttributeNames[],
  active: Sku | null,
): SaleAttribute[] {
  return attributes.flatMap((attribute) => {
    const firsts = new Map<string, Sku>();
    for (const sku of product.offers) {
      const value = sku.options[attribute.code];
      if (value !== undefined && !firsts.has(value)) firsts.set(value, sku);
    }
    if (firsts.size === 0) return [];
    const values = [...firsts].map(([code, sku]) => ({
      code,
      name: attribute.values[code]?.name ?? code,
      active: active?.options[attribute.code] === code,
      swatch: attribute.values[code]?.swatch ?? null,
      image: product.picturedBy === attribute.code ? firstPicture(product, sku) : null,
    }));
    if (attribute.code === sizeAttribute) values.sort((a, b) => compareSizes(a.name, b.name));
    return [{ code: attribute.code, name: attribute.name, values }];
  });
}
