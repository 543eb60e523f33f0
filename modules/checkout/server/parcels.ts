import type { CartLine } from "#modules/cart/server/index.ts";

/** Lines that ship together: same source, same release date. Each plan becomes one order (D-42). */
export type ParcelPlan = {
  /** Unique within the checkout. */
  readonly key: string;
  readonly sourceCode: string;
  /** Release date of pre-orders as yyyy-mm-dd; null for products in stock. */
  readonly shipsFrom: string | null;
  readonly lines: readonly CartLine[];
};

export const shipsFromOf = ({ sku }: CartLine): string | null =>
  sku ? (sku.offer.flashSale?.shippingTime ?? sku.offer.shipsFrom) : null;

/** Pre-orders never share a parcel with products in stock, however near the release date. */
export const parcelKeyOf = (sourceCode: string, shipsFrom: string | null): string =>
  shipsFrom === null ? sourceCode : `${sourceCode} ${shipsFrom}`;

/** Groups lines into parcels, sorted by key. */
export function planParcels(lines: readonly CartLine[], sourceOf: (line: CartLine) => string): readonly ParcelPlan[] {
  const plans = new Map<string, ParcelPlan>();
  for (const line of lines) {
    const sourceCode = sourceOf(line);
    const shipsFrom = shipsFromOf(line);
    const key = parcelKeyOf(sourceCode, shipsFrom);
    const plan = plans.get(key) ?? { key, sourceCode, shipsFrom, lines: [] };
    plans.set(key, { ...plan, lines: [...plan.lines, line] });
  }
  return [...plans.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Pre-orders beside products in stock: cash on delivery is not offered then (CK-22, PY-18). */
export const mixesPreorders = (plans: readonly ParcelPlan[]): boolean =>
  new Set(plans.map(({ shipsFrom }) => shipsFrom !== null)).size > 1;
