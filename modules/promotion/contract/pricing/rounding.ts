import { allocate, rupiah } from "#kit/core/rupiah.ts";

/** So many percent of a whole amount, half a rupiah upward (D-02). */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/** Splits an amount over whole weights by largest remainder, ties by place; nothing to weigh gets nothing. */
export const split = (amount: number, weights: readonly number[]): number[] =>
  weights.every((weight) => weight === 0) ? weights.map(() => 0) : allocate(rupiah(amount), weights);

export const sumOf = <Thing>(things: readonly Thing[], amount: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + amount(thing), 0);
