import { type BoundedStore, boundedStore, reportStats } from "./bounded-store.ts";

/** What a source answers to a lookup: its version, and the value unless the caller has that version already. */
export type VersionedValue<Value> = { readonly version: string; readonly value: Value | null };

/** One lookup: the version to name in the query, and what turns the answer into the value. */
export type VersionLookup<Value> = {
  readonly knownVersion: string | null;
  /** The value of that version. */
  readonly known: Value | null;
  store(found: VersionedValue<Value>): Value;
};

/** Caches one value under its version. The version is read in the same statement as the live data, so both fit together. */
export type VersionedCache<Value> = { lookup(): VersionLookup<Value> };

export function versionedCache<Value>(name?: string): VersionedCache<Value> {
  let cached: { readonly version: string; readonly value: Value } | null = null;
  let hits = 0;
  let misses = 0;
  const cache: VersionedCache<Value> & { stats(): ReturnType<BoundedStore<Value & {}>["stats"]> } = {
    lookup() {
      const before = cached;
      return {
        knownVersion: before?.version ?? null,
        known: before?.value ?? null,
        store({ version, value }) {
          if (value !== null) {
            misses += 1;
            cached = { version, value };
            return value;
          }
          if (before?.version !== version)
            throw new Error(
              "version mismatch: the database returned no value for a version this process does not have",
            );
          hits += 1;
          return before.value;
        },
      };
    },
    stats: () => ({ entries: cached ? 1 : 0, size: cached ? 1 : 0, hits, misses }),
  };
  if (name !== undefined) reportStats(name, cache);
  return cache;
}

/** Caches values by key for one version at a time. Asking for another version starts an empty store. */
export type VersionedStore<Value> = { at(version: string): BoundedStore<Value> };

export function versionedStore<Value extends {}>(options: {
  readonly name: string;
  readonly maxEntries: number;
}): VersionedStore<Value> {
  let current: { readonly version: string; readonly store: BoundedStore<Value> } | null = null;
  let [hits, misses] = [0, 0];
  const versions: VersionedStore<Value> & Pick<BoundedStore<Value>, "stats"> = {
    at(version) {
      if (current?.version !== version) {
        // A new store instead of a cleared one: readers of the old version may still write into theirs.
        ({ hits, misses } = versions.stats());
        current = { version, store: boundedStore<Value>({ maxSize: options.maxEntries }) };
      }
      return current.store;
    },
    stats() {
      const now = current?.store.stats() ?? { entries: 0, size: 0, hits: 0, misses: 0 };
      return { ...now, hits: hits + now.hits, misses: misses + now.misses };
    },
  };
  reportStats(options.name, versions);
  return versions;
}
