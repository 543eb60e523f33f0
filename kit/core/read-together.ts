/** The same reading for all who ask in the same breath; whoever asks later gets a later one. */
export function readTogether<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | null = null;
  return () => {
    next ??= Promise.resolve().then(() => {
      // From here on it is under way: it may be older than what the next one who asks must see.
      next = null;
      return read();
    });
    return next;
  };
}
