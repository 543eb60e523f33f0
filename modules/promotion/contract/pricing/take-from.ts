import { split, sumOf } from "./rounding.ts";

/** Something with an amount left to pay. */
type Owed = { left: number };

/**
 * Subtracts an amount from things in proportion to what each has left, at most the sum, and reports each share. Returns
 * the subtracted amount.
 */
export function takeFrom<Thing extends Owed>(
  things: readonly Thing[],
  wanted: number,
  notify: (thing: Thing, amount: number) => void,
): number {
  const weights = things.map(({ left }) => left);
  const most = sumOf(weights, (left) => left);
  const amount = Math.min(wanted, most);
  const shares = split(amount, weights);
  for (const [index, thing] of things.entries()) {
    const share = shares[index] ?? 0;
    if (share === 0) continue;
    thing.left -= share;
    notify(thing, share);
  }
  return amount;
}
