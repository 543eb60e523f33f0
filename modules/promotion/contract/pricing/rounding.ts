import { allocate, rupiah } from "#kit/core/rupiah.ts";

/** A percentage of a whole amount, rounded half up (D-02). */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100);

/**
 * Splits an amount over integer weights by largest remainder; ties go to the first. With no weight at all, each share
 * is 0.
 */
export const split = (amount: number, weights: readonly number[]): number[] =>
  weights.every((weight) => weight === 0) ? weights.map(() => 0) : allocate(rupiah(amount), weights);

export const sumOf = <Thing>(things: readonly Thing[], amount: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + amount(thing), 0);
