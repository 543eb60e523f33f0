import { appendFileSync } from "node:fs";

/**
 * Some tests count how often something that must never happen happened, over many tries. `npm test` makes few of them,
 * `npm run prove` all, and collects what they found.
 */
const collectedIn = process.env.SHOP_PROVE_FILE;

/** Of all tries only this share, on a machine or an afternoon that is too short for all. */
const share = Number(process.env.SHOP_PROVE_SHARE ?? 1);

/** How many tries this run makes. */
export const tries = (usually: number, whenProving: number): number =>
  collectedIn === undefined ? usually : Math.max(usually, Math.round(whenProving * share));

export type Figure = {
  /** The line of the reliability goals it belongs to, such as S1. */
  readonly goal: string;
  readonly what: string;
  readonly found: string | number;
};

/** Writes down what was counted, where somebody collects it. */
export function figure(goal: Figure["goal"], what: string, found: Figure["found"]): void {
  if (collectedIn !== undefined) appendFileSync(collectedIn, `${JSON.stringify({ goal, what, found })}\n`);
}
