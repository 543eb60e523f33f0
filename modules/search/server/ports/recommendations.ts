/** Says what goes well with a product. A vendor's service can stand behind it. */
export type Recommendations = {
  /** Product codes, best first, at most `limit`; never the SKU's own product, nothing for an SKU nobody knows. */
  forSku(skuCode: string, limit: number): Promise<readonly string[]>;
};
