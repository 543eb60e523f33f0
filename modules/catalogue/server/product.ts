import type { SalePriced } from "./sale-window.ts";

/** A picture or a film of a product; with `value` it belongs to one value of the attribute that is pictured. */
export type Media = {
  readonly url: string;
  readonly type: "image" | "video";
  readonly value?: string;
  /** What it shows, in one language. */
  readonly alt?: string;
  /** The point that stays visible when it is cropped: percent from the left and from the top. */
  readonly focus?: readonly [number, number];
};

/** Weight and size of one packed unit. */
type PackedSize = {
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
};

/** One variant of a product, the unit that is sold. */
export type Sku = SalePriced & {
  readonly code: string;
  readonly number: string;
  readonly extCode: string;
  readonly barcode: string;
  /** The chosen value of each attribute, by attribute code. */
  readonly options: Readonly<Record<string, string>>;
  readonly shipsFrom: string | null;
  readonly packed: PackedSize;
};

export type OwnRibbon = { readonly text: string; readonly position: string };

/** A product as the catalogue describes it in one language, on sale or not, without live data such as stock. SKUs are in the maker's order. */
export type CatalogueProduct = {
  readonly code: string;
  readonly name: string;
  readonly brand: { readonly code: string; readonly name: string; readonly slug: string };
  readonly picturedBy: string | null;
  readonly media: readonly Media[];
  readonly onSale: boolean;
  /** Its categories and all above them. */
  readonly categoryCodes: readonly string[];
  /** The category breadcrumbs follow; empty when it is in none. */
  readonly firstCategory: string;
  /** The most units in one order, over all SKUs; null for any number. */
  readonly purchaseLimit: number | null;
  /** A ribbon of its own, shown unless a promotion has one. */
  readonly ribbon: OwnRibbon | null;
  readonly skus: readonly Sku[];
};

/** The pictures of one SKU: those of its own colour first, then those every SKU shares. */
export function mediaOf(product: Pick<CatalogueProduct, "media" | "picturedBy">, sku: Pick<Sku, "options">): Media[] {
  const value = product.picturedBy === null ? undefined : sku.options[product.picturedBy];
  const own = product.media.filter((media) => media.value !== undefined && media.value === value);
  return [...own, ...product.media.filter((media) => media.value === undefined)];
}
