/** Runs works of the same key one after the other, in this process. Answers null when too many wait for it already. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T | null>;

export function oneAtATime(mostWaiting: number): OneAtATime {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting > mostWaiting) return null;
    line.waiting += 1;
    lines.set(key, line);
    const turn = line.last.then(work);
    // Whoever comes next goes on whether this one succeeds or not.
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}
