import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { FragmentBatch } from "#kit/postgres/batch-fragments.ts";
import type { SalePriced } from "../../contract/sale-window.ts";

/** The corner of a picture with the ribbon (D-39). */
type RibbonPosition = "TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "BOTTOM";

/** The price of one SKU in a flash sale, with the units of the flash sale. */
export type FlashSalePrice = {
  readonly skuCode: string;
  readonly price: Rupiah;
  /** Units that are left; without any the normal price applies. */
  readonly left: number;
  readonly stock: number;
  readonly maxPerUser: number | null;
  readonly shippingTime: string | null;
};

/** A promotion that is active for a product, with its texts in one language. */
export type ActivePromotion = {
  readonly activityCode: string;
  /** As the wire names it. */
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly remark: string;
  readonly label: string;
  readonly sort: number;
  readonly priority: number;
  readonly begin: Date;
  readonly end: Date;
  readonly ribbon: { readonly text: string; readonly image: string | null; readonly position: RibbonPosition } | null;
  /** True for a flash sale: it gives single SKUs a price. Other promotions apply to the whole product. */
  readonly ofSingleSkus: boolean;
  /** Of the product's SKUs, in their order. */
  readonly prices: readonly FlashSalePrice[];
};

/** The parts of a product that promotions select it by. */
export type PromotionTarget = {
  readonly code: string;
  readonly brand: { readonly code: string };
  /** Its categories and all above them. */
  readonly categoryCodes: readonly string[];
  readonly skus: readonly (SalePriced & { readonly code: string })[];
};

/** From a moment up to another, in milliseconds. */
export type Span = { readonly from: number; readonly until: number };

/** All that public data about promotions depends on: their version, and the units flash sales have sold of some SKUs. */
export type PromotionFingerprint = { readonly version: string; readonly units: string };

/** The promotions that are active at a moment, with the units that flash sales have left of the requested SKUs. */
export type ActivePromotions<Found extends ActivePromotion = ActivePromotion> = PromotionFingerprint & {
  /** The time span in which the same promotions are active. */
  readonly span: Span;
  /** Those of a product that apply to a price of one of its SKUs at that moment, the lowest priority number first. */
  of(product: PromotionTarget, locale: Locale): readonly Found[];
};

/**
 * Reads promotions. The promotion module implements it; that module imports this one, so the application passes it in. What is read through a
 * `FragmentBatch` joins the caller's statement.
 */
export type PromotionReader<Found extends ActivePromotion = ActivePromotion> = {
  /** One more statement only when the promotions have changed since this process read them. */
  activeFor(read: FragmentBatch, at: Date, productCodes: readonly string[]): Promise<ActivePromotions<Found>>;
  activeForSkus(read: FragmentBatch, at: Date, skuCodes: readonly string[]): Promise<ActivePromotions<Found>>;
  /** The fingerprint for each list of SKUs. */
  fingerprints(read: FragmentBatch, skuLists: readonly (readonly string[])[]): Promise<PromotionFingerprint[]>;
  /** The products of active promotions in their editors' order, at most `limit` of each, including those whose units are sold out. */
  productsOf(
    db: Kysely<unknown>,
    activityCodes: readonly string[],
    at: Date,
    limit: number,
  ): Promise<{ readonly activityCode: string; readonly productCode: string }[]>;
};

const nothingSold: PromotionFingerprint = { version: "", units: "" };

const noActivePromotions: ActivePromotions<never> = {
  ...nothingSold,
  span: { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY },
  of: () => [],
};

/** A shop without promotions. */
export const noPromotions: PromotionReader<never> = {
  activeFor: async () => noActivePromotions,
  activeForSkus: async () => noActivePromotions,
  fingerprints: async (_read, skuLists) => skuLists.map(() => nothingSold),
  productsOf: async () => [],
};
