/**
 * Lets one through at each turn of the event loop. Long work that many have ready at once would otherwise be done in a row,
 * and whoever comes meanwhile, even to be told that there is no room, waits for all of it.
 */
export type Turn = () => Promise<void> | null;

/** Answers null to whoever may begin at once. */
export function oneAtATurn(): Turn {
  const waiting: (() => void)[] = [];
  let taken = false;
  const next = () => {
    const begin = waiting.shift();
    if (begin === undefined) {
      taken = false;
      return;
    }
    setImmediate(next);
    begin();
  };
  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve));
    taken = true;
    setImmediate(next);
    return null;
  };
}
