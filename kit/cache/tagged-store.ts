import { type BoundedStore, boundedStore, type StoreStats } from "./bounded-store.ts";

export type Tagged = { readonly tags: readonly string[] };

/** A bounded store with an index of entries by tag. */
export type TaggedStore<Value extends Tagged> = Omit<BoundedStore<Value>, "stats"> & {
  tagged(tag: string): [key: string, value: Value][];
  deleteTagged(tag: string): void;
  stats(): StoreStats & { readonly tags: number };
};

export function taggedStore<Value extends Tagged>(options: {
  readonly name: string;
  readonly maxSize: number;
  readonly sizeOf?: (value: Value, key: string) => number;
}): TaggedStore<Value> {
  const keysByTag = new Map<string, Set<string>>();
  const store = boundedStore<Value>({ ...options, onRemove: (value, key) => forgetTags(value, key) });

  function forgetTags({ tags }: Value, key: string): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  const keysOf = (tag: string) => [...(keysByTag.get(tag) ?? [])];
  return {
    ...store,
    set(key, value) {
      // Setting an entry first removes the old one with its tags, and it may evict others or be too large to be kept.
      store.set(key, value);
      if (store.peek(key) !== value) return;
      for (const tag of value.tags) {
        const keys = keysByTag.get(tag);
        if (keys) keys.add(key);
        else keysByTag.set(tag, new Set([key]));
      }
    },
    tagged: (tag) =>
      keysOf(tag).flatMap((key): [string, Value][] => {
        const value = store.peek(key);
        return value === undefined ? [] : [[key, value]];
      }),
    deleteTagged(tag) {
      for (const key of keysOf(tag)) store.delete(key);
    },
    stats: () => ({ ...store.stats(), tags: keysByTag.size }),
  };
}
