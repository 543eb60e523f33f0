import { fail, ok, type Result } from "./result.ts";

/** The queue is full. A longer one would only increase latency. */
export type Busy = { readonly code: "BUSY" };

/** Releases the permit during a wait and takes one again afterwards. */
export type ReleaseWhile = <Value>(wait: () => Promise<Value>) => Promise<Value>;

/** Limits concurrent calls; the others wait in order of arrival. */
export type Semaphore = {
  run<Value>(work: (releaseWhile: ReleaseWhile) => Promise<Value>): Promise<Value>;
  /** The same while the queue is short; refuses at once when it is full. */
  tryRun<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>>;
};

export function createSemaphore(permits: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const release = () => {
    const next = waiting.shift();
    // The permit is passed to the first in the queue, so that a new call cannot overtake.
    if (next) next();
    else taken -= 1;
  };
  const acquire = async () => {
    if (taken < permits) taken += 1;
    else await new Promise<void>((proceed) => waiting.push(proceed));
  };
  const releaseWhile: ReleaseWhile = async (wait) => {
    release();
    try {
      return await wait();
    } finally {
      await acquire();
    }
  };
  async function run<Value>(work: (releaseWhile: ReleaseWhile) => Promise<Value>): Promise<Value> {
    await acquire();
    try {
      return await work(releaseWhile);
    } finally {
      release();
    }
  }
  return {
    run,
    async tryRun(work) {
      if (taken >= permits && waiting.length >= maxWaiting) return fail({ code: "BUSY" });
      return ok(await run(work));
    },
  };
}
