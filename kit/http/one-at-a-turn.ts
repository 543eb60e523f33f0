import { newcomers } from "./newcomers.ts";

/**
 * Lets one through at each turn of the event loop. Long work that many have ready at once would otherwise be done in a row,
 * and whoever comes meanwhile, even to be told that there is no room, waits for all of it.
 */
export type Turn = () => Promise<void> | null;

/** So many may come in between two pieces of work, however many more stand at the door. */
const mostNewcomers = 64;

/** Answers null to whoever may begin at once. */
export function oneAtATurn(came: () => number = newcomers): Turn {
  const waiting: (() => void)[] = [];
  let taken = false;
  let seen = came();
  let letIn = 0;
  // A turn takes in one new connection, however many there are: as long as they come, turns stay short.
  const someoneCame = () => {
    const before = seen;
    seen = came();
    letIn = seen === before || letIn >= mostNewcomers ? 0 : letIn + 1;
    return letIn > 0;
  };
  const next = () => {
    if (waiting.length === 0) {
      taken = false;
      return;
    }
    setImmediate(next);
    if (!someoneCame()) waiting.shift()?.();
  };
  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve));
    taken = true;
    setImmediate(next);
    return null;
  };
}
