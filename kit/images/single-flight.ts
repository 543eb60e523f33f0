/** Callers who ask for the same key while the work is under way all get the one answer. */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underway = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = underway.get(key);
    if (known) return known;
    const started = work().finally(() => underway.delete(key));
    underway.set(key, started);
    return started;
  };
}
