import type { Clock } from "./clock.ts";

/** Spares callers the wait for something that has just failed again and again. */
export type Breaker = {
  /** Whether to try at all. While it rests nobody may; afterwards one may, and the others wait for what becomes of it. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

export type BreakerSettings = {
  readonly clock: Clock;
  /** So many failures in a row begin a rest. */
  readonly failures: number;
  readonly restMs: number;
};

/** A breaker that begins closed: everything is tried until too much has failed in a row. */
export function createBreaker({ clock, failures, restMs }: BreakerSettings): Breaker {
  let inARow = 0;
  /** When the next try is due; null while everything may be tried. */
  let dueAt: number | null = null;
  const rest = () => {
    dueAt = clock.now().getTime() + restMs;
  };
  return {
    allows() {
      if (dueAt === null) return true;
      if (clock.now().getTime() < dueAt) return false;
      // The one who asks tries for everybody. Should nobody hear of them again, somebody else does after another rest.
      rest();
      return true;
    },
    succeeded() {
      inARow = 0;
      dueAt = null;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) rest();
    },
  };
}
