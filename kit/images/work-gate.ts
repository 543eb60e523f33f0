import { fail, ok, type Result } from "#kit/core/result.ts";

export type WorkGate = <T>(work: () => Promise<T>) => Promise<Result<T, { code: "TOO_BUSY" }>>;

/**
 * Lets `parallel` pieces of work run at once and `waiting` more stand in line; the next one is turned away at once,
 * because a long line only turns a busy moment into a slow hour.
 */
export function workGate(limits: { parallel: number; waiting: number }): WorkGate {
  const line: (() => void)[] = [];
  let running = 0;

  const enter = () => {
    if (running < limits.parallel) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => line.push(resolve));
  };

  const leave = () => {
    const next = line.shift();
    // The place is handed over, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  };

  return async (work) => {
    if (running >= limits.parallel && line.length >= limits.waiting) return fail({ code: "TOO_BUSY" });
    await enter();
    try {
      return ok(await work());
    } finally {
      leave();
    }
  };
}
