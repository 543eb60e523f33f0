/**
 * The prices a promotion applies to, both inclusive; null: no bound. Compared with what an SKU costs before flash sales and promotions, so
 * that neither the units a flash sale has left nor another promotion decides whether an SKU is in a scope.
 */
export type PriceBounds = { readonly priceFrom: number | null; readonly priceUntil: number | null };

export const isPriceWithin = ({ priceFrom, priceUntil }: PriceBounds, price: number): boolean =>
  (priceFrom === null || price >= priceFrom) && (priceUntil === null || price <= priceUntil);

export const hasPriceBounds = ({ priceFrom, priceUntil }: PriceBounds): boolean =>
  priceFrom !== null || priceUntil !== null;

/** Whether a promotion applies to a line: its product is in the scope, and its sale price lies between the bounds. */
export const appliesToLine = (
  promotion: PriceBounds & { readonly code: string },
  { touchedBy, salePrice }: { readonly touchedBy: readonly string[]; readonly salePrice: number },
): boolean => touchedBy.includes(promotion.code) && isPriceWithin(promotion, salePrice);
