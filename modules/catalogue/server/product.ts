import type { Rupiah } from "#kit/core/rupiah.ts";

/** A picture or a film of a product; with `value` it belongs to one value of the attribute that is pictured. */
export type Media = { readonly url: string; readonly type: "image" | "video"; readonly value?: string };

/** What of a product is one thing on a shelf. */
export type Sku = {
  readonly code: string;
  readonly number: string;
  readonly extCode: string;
  readonly barcode: string;
  /** The chosen value of each attribute, by attribute code. */
  readonly options: Readonly<Record<string, string>>;
  readonly price: Rupiah;
  readonly salePrice: Rupiah;
  readonly shipsFrom: string | null;
};

/** What every list of products knows, in one language. SKUs are in the order their maker gave them. */
export type ProductSummary = {
  readonly code: string;
  readonly name: string;
  readonly brand: { readonly code: string; readonly name: string; readonly slug: string };
  readonly picturedBy: string | null;
  readonly media: readonly Media[];
  readonly skus: readonly Sku[];
};

/** The pictures of one SKU: those of its own colour first, then those every SKU shares. */
export function mediaOf(product: Pick<ProductSummary, "media" | "picturedBy">, sku: Pick<Sku, "options">): Media[] {
  const value = product.picturedBy === null ? undefined : sku.options[product.picturedBy];
  const own = product.media.filter((media) => media.value !== undefined && media.value === value);
  return [...own, ...product.media.filter((media) => media.value === undefined)];
}
