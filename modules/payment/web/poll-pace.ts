const second = 1_000;

/** The pause before the next poll: short at first, while the shopper is likely to be paying, then longer. */
export function pollPace(watchedMs: number, failuresInARow: number): number {
  const usual = watchedMs < 5 * 60 * second ? 2 * second : watchedMs < 30 * 60 * second ? 5 * second : 15 * second;
  // After a failure the pause is random, so that all browsers do not retry at once.
  return failuresInARow === 0 ? usual : Math.min(usual * 2 ** failuresInARow, 60 * second);
}
