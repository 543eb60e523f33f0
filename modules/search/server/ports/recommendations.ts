/** Recommends products for an SKU's page. A vendor's service can implement it. */
export type Recommendations = {
  /** Product codes, best first, at most `limit`; never the SKU's own product, none for an unknown SKU. */
  forSku(skuCode: string, limit: number): Promise<readonly string[]>;
};
