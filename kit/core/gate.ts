import { fail, ok, type Result } from "./result.ts";

/** Too many wait already. A longer line would only turn a busy moment into a slow hour. */
export type Busy = { readonly code: "BUSY" };

/** Gives up the place inside while something else is waited for, and comes back in when there is room. */
export type StepOut = <Value>(errand: () => Promise<Value>) => Promise<Value>;

/** Lets so many through at a time; the others wait outside, first come, first served. */
export type Gate = {
  run<Value>(work: (stepOut: StepOut) => Promise<Value>): Promise<Value>;
  /** The same while the line is short; whoever comes when it is not is turned away at once. */
  tryRun<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>>;
};

export function createGate(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    const next = waiting.shift();
    // Whoever is next takes the place of who leaves: nobody slips in between.
    if (next) next();
    else inside -= 1;
  };
  const enter = async () => {
    if (inside < atOnce) inside += 1;
    else await new Promise<void>((proceed) => waiting.push(proceed));
  };
  const stepOut: StepOut = async (errand) => {
    leave();
    try {
      return await errand();
    } finally {
      await enter();
    }
  };
  async function run<Value>(work: (stepOut: StepOut) => Promise<Value>): Promise<Value> {
    await enter();
    try {
      return await work(stepOut);
    } finally {
      leave();
    }
  }
  return {
    run,
    async tryRun(work) {
      if (inside >= atOnce && waiting.length >= mostWaiting) return fail({ code: "BUSY" });
      return ok(await run(work));
    },
  };
}
