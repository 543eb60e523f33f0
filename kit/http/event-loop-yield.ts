import { acceptedConnections } from "./connection-counter.ts";

/**
 * Lets one caller go on per turn of the event loop. Without it, long synchronous work that many requests have ready at once
 * runs in a row, and a new request, even one that is only to be refused, waits for all of it.
 */
export type EventLoopYield = () => Promise<void> | null;

/** The most new connections accepted between two pieces of work. */
const maxAccepted = 64;

/** Returns null to a caller that may start at once. */
export function eventLoopYield(connections: () => number = acceptedConnections): EventLoopYield {
  const waiting: (() => void)[] = [];
  let taken = false;
  let seen = connections();
  let accepted = 0;
  // A turn accepts one new connection, however many wait: while they arrive, turns stay short.
  const hasNewConnection = () => {
    const before = seen;
    seen = connections();
    accepted = seen === before || accepted >= maxAccepted ? 0 : accepted + 1;
    return accepted > 0;
  };
  const next = () => {
    if (waiting.length === 0) {
      taken = false;
      return;
    }
    setImmediate(next);
    if (!hasNewConnection()) waiting.shift()?.();
  };
  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve));
    taken = true;
    setImmediate(next);
    return null;
  };
}
