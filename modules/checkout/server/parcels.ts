import type { CartLine } from "#modules/cart/server/index.ts";

/** What leaves together: from one place, one way, at one time. Each becomes an order of its own (D-42). */
export type ParcelPlan = {
  /** Names it among the parcels of this checkout. */
  readonly key: string;
  readonly sourceCode: string;
  /** The day nothing leaves before, as yyyy-mm-dd; null for what is here. */
  readonly shipsFrom: string | null;
  readonly lines: readonly CartLine[];
};

export const shipsFromOf = ({ goods }: CartLine): string | null =>
  goods ? (goods.offer.campaign?.shippingTime ?? goods.offer.shipsFrom) : null;

/** Pre-orders and what is here travel apart, however near their days are. */
export const parcelKeyOf = (sourceCode: string, shipsFrom: string | null): string =>
  shipsFrom === null ? sourceCode : `${sourceCode} ${shipsFrom}`;

/** The parcels these lines make, in the order of their keys. */
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

/** Things that are here beside things that are not: paying at the door is off then (CK-22, PY-18). */
export const mixesPreorders = (plans: readonly ParcelPlan[]): boolean =>
  new Set(plans.map(({ shipsFrom }) => shipsFrom !== null)).size > 1;
