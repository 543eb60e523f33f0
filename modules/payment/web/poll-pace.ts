const second = 1_000;

/** How long a page waits before it asks again: quickly while somebody is likely to be paying, ever more slowly after. */
export function pollPace(watchedMs: number, failuresInARow: number): number {
  const usual = watchedMs < 5 * 60 * second ? 2 * second : watchedMs < 30 * 60 * second ? 5 * second : 15 * second;
  // A shop that does not answer is not asked twice as often by everybody at once.
  return failuresInARow === 0 ? usual : Math.min(usual * 2 ** failuresInARow, 60 * second);
}
