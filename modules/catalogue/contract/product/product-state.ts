import type { Locale } from "#kit/core/locale.ts";

export const productStatuses = ["draft", "onSale", "hidden", "archived"] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** A text in the languages it is written in so far. */
export type SomeTexts = { readonly [Language in Locale]?: string };

export const certificateTypes = ["SNI", "K3L", "UTTP"] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** The position of a ribbon on the picture (D-39). */
export const ribbonPositions = ["TOP_LEFT", "TOP_RIGHT", "BOTTOM_LEFT", "BOTTOM_RIGHT", "BOTTOM"] as const;
type RibbonPosition = (typeof ribbonPositions)[number];

/** A choice that hides what the shop would show by itself. */
export const hidden = "none";

/** A picture or a film. */
export type MediaState = {
  readonly url: string;
  readonly type: "image" | "video";
  /** A value of the attribute that is pictured; without it the picture belongs to every SKU. */
  readonly value?: string;
  readonly alt?: SomeTexts;
  /** The point that stays visible when the picture is cropped: percent from the left and from the top. */
  readonly focus?: readonly [number, number];
};

export type FactState = { readonly code: string; readonly names: SomeTexts; readonly values: SomeTexts };

/** An SKU as staff edit it, under its code. Absent is not filled in. */
export type SkuState = {
  /** The number printed for shoppers; without one its code. */
  readonly number?: string;
  /** The maker's code. */
  readonly extCode?: string;
  /** Without one the SKU is scanned by its code. */
  readonly barcode?: string;
  readonly options?: { readonly [attribute: string]: string };
  readonly price?: number;
  /** Below the price. */
  readonly salePrice?: number;
  /** ISO moments, `2026-11-18T03:00:00.000Z`. */
  readonly saleFrom?: string;
  readonly saleUntil?: string;
  /** What one costs the shop, for staff alone. */
  readonly cost?: number;
  readonly grams?: number;
  /** Length, width and height of the packed thing in millimetres. */
  readonly box?: readonly [number, number, number];
  /** A pre-order: nothing leaves before this day. */
  readonly shipsFrom?: string;
  readonly position?: number;
};

/** A product as staff edit it: a draft may lack anything but its status. */
export type ProductState = {
  readonly status: ProductStatus;
  readonly brandCode?: string;
  /** The first is the one breadcrumbs follow. */
  readonly categoryCodes?: readonly string[];
  readonly names?: SomeTexts;
  readonly descriptions?: SomeTexts;
  readonly facts?: readonly FactState[];
  readonly certificates?: readonly { readonly type: CertificateType; readonly number: string }[];
  readonly media?: readonly MediaState[];
  /** The attribute whose values have pictures of their own. */
  readonly picturedBy?: string;
  readonly remindable?: true;
  readonly releasedOn?: string;
  /** Search terms that are not in its texts. */
  readonly searchWords?: readonly string[];
  /** The most units of the product in one order. */
  readonly purchaseLimit?: number;
  /** A ribbon of its own; the ribbon of a promotion goes first. */
  readonly ribbonTexts?: SomeTexts;
  readonly ribbonPosition?: RibbonPosition;
  /** `CATEGORY-BRAND` of a size chart, or `none`; without one that of its first category and its brand. */
  readonly sizeGuide?: string;
  /** Products that are recommended first. */
  readonly crossSells?: readonly string[];
  /** The promotion whose products are shown below, or `none`; without one its last. */
  readonly shopMore?: string;
  readonly skus?: { readonly [code: string]: SkuState };
};
