import { appendFileSync } from "node:fs";

/** Some tests count violations over many trials. `npm test` runs few of them, `npm run prove` all, and collects the results. */
const collectedIn = process.env.SHOP_PROVE_FILE;

/** Goals in time are held while proving, on a quiet machine. Otherwise a test only shows that what it waits for happens. */
export const isProving = collectedIn !== undefined;

/** The share of all trials to run, on a slow machine. */
const share = Number(process.env.SHOP_PROVE_SHARE ?? 1);

/** The number of trials of this run. */
export const tries = (usually: number, whenProving: number): number =>
  !isProving ? usually : Math.max(usually, Math.round(whenProving * share));

export type Figure = {
  /** The reliability goal it belongs to, such as S1; docs/reliability.md explains the letters. */
  readonly goal: `${"C" | "F" | "G" | "M" | "S"}${number}`;
  readonly what: string;
  readonly found: string | number;
};

/** Writes the counts, if they are collected. */
export function figure(goal: Figure["goal"], what: string, found: Figure["found"]): void {
  if (collectedIn !== undefined) appendFileSync(collectedIn, `${JSON.stringify({ goal, what, found })}\n`);
}
