import type { Locale } from "#kit/core/locale.ts";

/** An SKU as the back office shows it beside its stock. */
export type SkuLabel = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly name: string;
  /** The chosen options, such as "Red · M"; empty when the product has one SKU. */
  readonly options: string;
  readonly barcode: string;
  readonly picture: string | null;
};

/** The codes of SKUs by what was typed. */
export type KnownSkus = ReadonlyMap<string, string>;

/**
 * What stock needs to know of the catalogue, which is above this module. It uses a connection of its own: a transaction that called it could
 * wait for a connection that only other waiting transactions have.
 */
export type SkuCatalogue = {
  /** The labels of these SKUs, by code; an SKU that is gone has none. */
  describe(skuCodes: readonly string[], locale: Locale): Promise<ReadonlyMap<string, SkuLabel>>;
  /** The codes of SKUs that have this code or barcode, else of those whose code starts so or whose product's name has the terms. */
  find(text: string, locale: Locale, limit: number): Promise<readonly string[]>;
  /** The codes of SKUs with exactly these barcodes, numbers or codes, by what was typed; unknown ones are left out. */
  identify(typed: readonly string[]): Promise<KnownSkus>;
};
