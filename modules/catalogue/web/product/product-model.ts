import type { DayRange } from "../../contract/working-days.ts";
import type { OfferModel } from "./offer-model.ts";
import type { ProductPageFields } from "./product-page.graphql.gen.ts";

/** An SKU as its page shows it: its texts, and its price and stock as last loaded. */
export type SkuModel = OfferModel & {
  readonly code: string;
  readonly number: string;
  /** The warehouse that would send it. */
  readonly source: string;
  readonly options: Readonly<Record<string, string>>;
  /** Which of the product's galleries is its own. */
  readonly gallery: number;
};

export type MediaModel = {
  readonly type: "image" | "video";
  readonly path: string;
  /** What it shows; without it the product's name is used. */
  readonly alt?: string;
  /** The class that keeps its focal point visible when it is cropped. */
  readonly crop?: string;
};

export type AttributeModel = {
  readonly code: string;
  readonly name: string;
  readonly values: readonly {
    readonly code: string;
    readonly name: string;
    readonly swatch: string | null;
    readonly image: string | null;
  }[];
};

export type ProductActivity = ProductPageFields["activities"][number];

/** Everything a product's page shows, and no more. The same for every visitor. */
export type ProductModel = {
  readonly code: string;
  readonly name: string;
  /** Its one address. */
  readonly path: string;
  /** Its one address for search engines, the same in every language. */
  readonly canonicalPath: string;
  readonly brand: { readonly code: string; readonly name: string; readonly path: string };
  /** From the top category down to its own. */
  readonly categories: readonly { readonly label: string; readonly to: string }[];
  /** Where its sizes are explained; null when there is nothing to choose by size. */
  readonly sizeGuide: string | null;
  readonly description: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** "SNI: 123" */
  readonly certificates: readonly string[];
  readonly attributes: readonly AttributeModel[];
  readonly skus: readonly SkuModel[];
  readonly galleries: readonly (readonly MediaModel[])[];
  /** Those of all its SKUs; a flash sale counts only for an SKU it gives a price. */
  readonly activities: readonly ProductActivity[];
  /** The promotion whose products are shown below; null for none. */
  readonly shopMore: string | null;
  /** The most units in one order, over all SKUs; null for any number. */
  readonly purchaseLimit: number | null;
  readonly remindable: boolean;
  readonly deliveryDays: DayRange;
};
