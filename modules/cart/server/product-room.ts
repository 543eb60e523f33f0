/** The product an SKU belongs to, and how many units of it one order may have. */
export type SkuLimit = { readonly productCode: string; readonly limit: number };

type Counted = { readonly skuCode: string; readonly quantity: number };

/** Counts units of products with a limit per order, beginning with those a cart holds. */
export function productRoom(inCart: readonly Counted[], limitOf: (skuCode: string) => SkuLimit | null) {
  const units = new Map<string, number>();
  const room = {
    /** Units of the SKU's product that a cart holds so far; 0 without a limit. */
    held(skuCode: string): number {
      const limit = limitOf(skuCode);
      return limit === null ? 0 : (units.get(limit.productCode) ?? 0);
    },
    /** How many more fit. */
    left(skuCode: string): number {
      const limit = limitOf(skuCode);
      return limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit.limit - room.held(skuCode));
    },
    take(skuCode: string, quantity: number): void {
      const limit = limitOf(skuCode);
      if (limit !== null) units.set(limit.productCode, room.held(skuCode) + quantity);
    },
  };
  for (const { skuCode, quantity } of inCart) room.take(skuCode, quantity);
  return room;
}
