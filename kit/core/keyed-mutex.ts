/** Runs work of the same key one after the other, in this process. Resolves to null when too many callers wait already. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T | null>;

export function keyedMutex(maxWaiting: number): KeyedMutex {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting > maxWaiting) return null;
    queue.waiting += 1;
    queues.set(key, queue);
    const run = queue.last.then(work);
    // A failure of this call does not stop the next one.
    queue.last = run.catch(() => undefined);
    try {
      return await run;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    }
  };
}
