import { LRUCache } from "lru-cache";

/** Counters of one store, for operators. `size` is in the store's own unit: bytes, characters or entries. */
export type StoreStats = {
  readonly entries: number;
  readonly size: number;
  readonly hits: number;
  readonly misses: number;
};

export type BoundedStoreOptions<Value> = {
  /** The name under which its counters are reported; without one they are not. Stores of the same name are added up. */
  readonly name?: string;
  /** The bound, in the unit of `sizeOf`. With 0 the store keeps nothing. */
  readonly maxSize: number;
  /** The size of one entry; without it every entry counts one. */
  readonly sizeOf?: (value: Value, key: string) => number;
  /** Called for every value that leaves the store; `replaced` when another value takes its place. */
  readonly onRemove?: (value: Value, key: string, replaced: boolean) => void;
};

/** Entries by key, bounded in size. The least recently used entry is evicted first. */
export type BoundedStore<Value> = {
  /** Counts a hit or a miss, and marks the entry as used. */
  get(key: string): Value | undefined;
  /** Marks the entry as used without counting. */
  touch(key: string): void;
  /** Neither counts nor marks. */
  peek(key: string): Value | undefined;
  /** Replaces the entry. An entry larger than the whole store is dropped instead. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
  entries(): Iterable<[key: string, value: Value]>;
  /** Counts what the caller decided by itself after `peek`. */
  count(hit: boolean): void;
  stats(): StoreStats;
};

type Counted = { stats(): StoreStats };

const counted = new Map<string, Set<WeakRef<Counted>>>();

/** Reports the counters of a store under a name until the store is closed. */
export function reportStats(name: string, store: Counted): void {
  const named = counted.get(name) ?? new Set();
  counted.set(name, named.add(new WeakRef(store)));
}

export function boundedStore<Value extends {}>(options: BoundedStoreOptions<Value>): BoundedStore<Value> {
  const { name, maxSize, sizeOf = () => 1, onRemove } = options;
  // A size of at least one: the library refuses zero.
  const sizeCalculation = (value: Value, key: string) => Math.max(1, Math.ceil(sizeOf(value, key)));
  const dispose = onRemove && ((value: Value, key: string, reason: string) => onRemove(value, key, reason === "set"));
  const entries =
    maxSize > 0 ? new LRUCache<string, Value>({ maxSize, sizeCalculation, ...(dispose ? { dispose } : {}) }) : null;
  let hits = 0;
  let misses = 0;
  const count = (hit: boolean) => {
    if (hit) hits += 1;
    else misses += 1;
  };
  const store: BoundedStore<Value> = {
    get(key) {
      const value = entries?.get(key);
      count(value !== undefined);
      return value;
    },
    touch: (key) => void entries?.get(key),
    peek: (key) => entries?.peek(key),
    set: (key, value) => void entries?.set(key, value),
    delete: (key) => void entries?.delete(key),
    clear: () => entries?.clear(),
    entries: () => entries?.entries() ?? [],
    count,
    stats: () => ({ entries: entries?.size ?? 0, size: entries?.calculatedSize ?? 0, hits, misses }),
  };
  if (name !== undefined) reportStats(name, store);
  return store;
}

/** The counters of every store of this process, by name. They hold numbers only: no key and no value leaves a store. */
export function cacheStats(): Record<string, StoreStats> {
  const all: Record<string, StoreStats> = {};
  for (const [name, named] of counted) {
    const sum = { entries: 0, size: 0, hits: 0, misses: 0 };
    for (const reference of named) {
      const stats = reference.deref()?.stats();
      if (!stats) {
        named.delete(reference);
        continue;
      }
      sum.entries += stats.entries;
      sum.size += stats.size;
      sum.hits += stats.hits;
      sum.misses += stats.misses;
    }
    if (named.size > 0) all[name] = sum;
  }
  return all;
}
