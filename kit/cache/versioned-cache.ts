import { type BoundedStore, boundedStore, reportStats } from "./bounded-store.ts";

/**
 * Caches values by key, apart for each version. The two latest versions are kept: a read replica that lags behind names the version
 * before, and must not empty what readers of the primary use.
 */
export type VersionedStore<Value> = {
  at(version: string): BoundedStore<Value>;
  /** The version of the last lookup. */
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

/** A value with the version it belongs to. */
export type Versioned<Value> = { readonly version: string; readonly value: Value };

/** Reads one value that changes rarely. The caller has read the version in the same statement as its live data. */
export type VersionedReader<Source, Value> = {
  /** The value of this version, or of a newer one when it changed since; nothing is read while the version is cached. */
  at(source: Source, version: string): Promise<Value>;
};

export function versionedReader<Source, Value extends {}>(
  name: string,
  read: (source: Source) => Promise<Versioned<Value>>,
): VersionedReader<Source, Value> {
  const values = versionedStore<Value>({ name, maxEntries: 1 });
  return {
    async at(source, version) {
      const known = values.at(version).get("value");
      if (known !== undefined) return known;
      const found = await read(source);
      values.at(found.version).set("value", found.value);
      return found.value;
    },
  };
}
