const first = 5_000;
const growth = 4;
const longest = 12 * 3_600_000;
/** With the delays between them about three days. */
export const mostAttempts = 13;
/** A fifth earlier or later, so that what failed together is not sent together again. */
const jitter = 0.2;

/** How long to wait after a failed attempt, counted from 1. `random` is from 0 to 1. */
export const retryDelay = (attempt: number, random: number): number =>
  Math.round(Math.min(first * growth ** (attempt - 1), longest) * (1 - jitter + 2 * jitter * random));
