import type { Texts } from "#kit/core/locale.ts";

/** What a merchandiser writes; the catalogue checks and keeps it. */
export type BrandDraft = { readonly code: string; readonly slug: string; readonly name: string; readonly about: Texts };

export type CategoryDraft = {
  readonly code: string;
  readonly slug: string;
  readonly names: Texts;
  /** The codes from the root down to this one. */
  readonly path: readonly string[];
  readonly position: number;
};

export type AttributeDraft = {
  readonly code: string;
  readonly names: Texts;
  readonly position: number;
  readonly values: readonly { readonly code: string; readonly names: Texts; readonly swatch?: string }[];
};

export type SkuDraft = {
  readonly code: string;
  readonly number: string;
  readonly extCode: string;
  readonly barcode: string;
  readonly options: Readonly<Record<string, string>>;
  readonly price: number;
  readonly salePrice: number;
  /** What one costs the shop, where it is known. */
  readonly cost?: number;
  readonly grams: number;
  /** Length, width and height of the packed thing in millimetres. */
  readonly box: readonly [number, number, number];
  readonly shipsFrom?: string | null;
};

export type ProductDraft = {
  readonly code: string;
  readonly brandCode: string;
  /** The first is the one breadcrumbs follow. */
  readonly categoryCodes: readonly string[];
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly facts: readonly { readonly code: string; readonly names: Texts; readonly values: Texts }[];
  readonly certificates: readonly { readonly type: "SNI" | "K3L" | "UTTP"; readonly number: string }[];
  readonly picturedBy: string | null;
  readonly media: readonly { readonly url: string; readonly type: "image" | "video"; readonly value?: string }[];
  readonly remindable: boolean;
  /** Whether shoppers see it. */
  readonly onSale: boolean;
  readonly releasedOn: string;
  readonly skus: readonly SkuDraft[];
};
