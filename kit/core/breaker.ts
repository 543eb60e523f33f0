import type { Clock } from "./clock.ts";

/** Circuit breaker: spares callers the wait for a service that has just failed repeatedly. */
export type Breaker = {
  /** Whether to call at all. While open no call is allowed; after the pause one trial call is, and the others wait for its result. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

export type BreakerSettings = {
  readonly clock: Clock;
  /** The number of consecutive failures that open it. */
  readonly failures: number;
  readonly restMs: number;
};

/** Starts closed: every call is allowed until too many have failed in a row. */
export function createBreaker({ clock, failures, restMs }: BreakerSettings): Breaker {
  let inARow = 0;
  /** The time of the next trial call; null while closed. */
  let dueAt: number | null = null;
  const rest = () => {
    dueAt = clock.now().getTime() + restMs;
  };
  return {
    allows() {
      if (dueAt === null) return true;
      if (clock.now().getTime() < dueAt) return false;
      // This caller makes the trial call. If its result is never reported, another caller may try after a further pause.
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
