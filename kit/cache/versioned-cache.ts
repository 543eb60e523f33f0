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

/**
 * Caches values by key, apart for each version. The two latest versions are kept: a read replica that lags behind names the version
 * before, and must not empty what readers of the primary use.
 */
export type VersionedStore<Value> = {
  at(version: string): BoundedStore<Value>;
  /** The version that was asked for last. */
  latest(): string | null;
};

type Generation<Value> = { readonly version: string; readonly store: BoundedStore<Value> };

export function versionedStore<Value extends {}>(options: {
  readonly name: string;
  readonly maxEntries: number;
}): VersionedStore<Value> {
  let [current, previous]: (Generation<Value> | null)[] = [null, null];
  let [hits, misses] = [0, 0];
  const versions: VersionedStore<Value> & Pick<BoundedStore<Value>, "stats"> = {
    at(version) {
      if (current?.version === version) return current.store;
      const known = previous?.version === version ? previous : null;
      const dropped = known ? null : previous?.store.stats();
      if (dropped) [hits, misses] = [hits + dropped.hits, misses + dropped.misses];
      previous = current ?? null;
      // A new store instead of a cleared one: readers of the old version may still write into theirs.
      current = known ?? { version, store: boundedStore<Value>({ maxSize: options.maxEntries }) };
      return current.store;
    },
    latest: () => current?.version ?? null,
    stats() {
      const none = { entries: 0, size: 0, hits: 0, misses: 0 };
      const [now, before] = [current?.store.stats() ?? none, previous?.store.stats() ?? none];
      return {
        entries: now.entries + before.entries,
        size: now.size + before.size,
        hits: hits + now.hits + before.hits,
        misses: misses + now.misses + before.misses,
      };
    },
  };
  reportStats(options.name, versions);
  return versions;
}
