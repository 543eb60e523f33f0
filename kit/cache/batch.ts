import DataLoader from "dataloader";

/** Larger batches save little and keep the other callers waiting while connections and cores are idle. */
export const maxBatchSize = 8;

export type BatchOptions = {
  /** Whether a failed batch is run again call by call: one bad value must not fail the other callers. */
  readonly retryAlone?: (problem: unknown) => boolean;
};

/**
 * Collects the calls of one tick and runs one query for all of them: starting a statement costs more than reading one more
 * row. Calls share a batch when `keyOf` gives the same text and the source, such as a database, is the same. `load` answers
 * in the order of the calls.
 */
export function batchPerTick<Source extends object, Call, Value>(
  keyOf: (call: Call) => string,
  load: (source: Source, calls: readonly Call[]) => Promise<readonly Value[]>,
  { retryAlone = () => false }: BatchOptions = {},
): (source: Source, call: Call) => Promise<Value> {
  async function run(source: Source, calls: readonly Call[]): Promise<readonly (Value | Error)[]> {
    try {
      const values = await load(source, calls);
      if (values.length !== calls.length) throw new Error(`${calls.length} calls got ${values.length} values`);
      return values;
    } catch (problem) {
      if (calls.length === 1 || !retryAlone(problem)) return calls.map(() => asError(problem));
      return (await Promise.all(calls.map((call) => run(source, [call])))).flat();
    }
  }

  /** Splits the calls of a tick into batches that run side by side. */
  async function runAll(source: Source, calls: readonly Call[]): Promise<(Value | Error)[]> {
    const positions = Map.groupBy(calls.keys(), (at) => keyOf(calls[at] as Call));
    const values: (Value | Error)[] = [];
    const batches = [...positions.values()].flatMap((same) => chunksOf(same, maxBatchSize));
    const runs = batches.map(async (batch) => {
      const loaded = await run(
        source,
        batch.map((at) => calls[at] as Call),
      );
      for (const [index, at] of batch.entries()) values[at] = loaded[index] as Value | Error;
    });
    await Promise.all(runs);
    return values;
  }

  const loaders = new WeakMap<Source, DataLoader<Call, Value>>();
  return (source, call) => {
    const loader =
      loaders.get(source) ??
      new DataLoader<Call, Value>((calls) => runAll(source, calls), {
        cache: false,
        // After the I/O callbacks of this turn of the event loop, so that requests which arrived together share a batch.
        batchScheduleFn: (dispatch) => setImmediate(dispatch),
      });
    loaders.set(source, loader);
    return loader.load(call);
  };
}

/** Callers of the same tick share one read; later callers get a later one. */
export function coalesceReads<Value>(read: () => Promise<Value>): () => Promise<Value> {
  const loader = new DataLoader<"all", Value>(
    async (calls) => {
      const value = await read();
      return calls.map(() => value);
    },
    { cache: false },
  );
  return () => loader.load("all");
}

/** Callers with the same key share the work that is under way. */
export function singleFlight<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

const chunksOf = (list: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

const asError = (problem: unknown): Error => (problem instanceof Error ? problem : new Error(String(problem)));
