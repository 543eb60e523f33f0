import { split, sumOf } from "./rounding.ts";

/** Something of which an amount is still to be paid. */
type Owed = { left: number };

/**
 * Takes an amount off things in proportion to what is left of each, never more than there is, and tells what each has
 * lost. Answers how much it was.
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
