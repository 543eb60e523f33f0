import type { Clock } from "../core/clock.ts";
import { taggedStore } from "./tagged-store.ts";

/** How long a value may be shown. Invalidating one of its tags ends that at once. */
export type CacheLifetime = { readonly seconds: number; readonly tagsOf?: (key: string) => readonly string[] };

/** Values for display, never for decisions: what is sold or charged is read from the database. */
export type TaggedValues = {
  /** The values under these keys. Missing and expired ones are loaded in one call; keys without a value are left out. */
  many<Value>(
    kind: string,
    keys: readonly string[],
    lifetime: CacheLifetime,
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>>;
  clear(tags: readonly string[]): void;
  clearAll(): void;
};

type Entry = { readonly value: unknown; readonly until: number; readonly tags: readonly string[] };

export function taggedValues({ clock, maxEntries }: { clock: Clock; maxEntries: number }): TaggedValues {
  const entries = taggedStore<Entry>({ name: "product cards", maxSize: maxEntries });
  // A value that was being loaded during an invalidation may be outdated: it is returned, but not stored.
  let invalidations = 0;
  return {
    async many<Value>(
      kind: string,
      keys: readonly string[],
      { seconds, tagsOf = () => [] }: CacheLifetime,
      load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    ) {
      const now = clock.now().getTime();
      const found = new Map<string, Value>();
      const missing: string[] = [];
      for (const key of keys) {
        const entry = entries.peek(`${kind} ${key}`);
        const usable = entry !== undefined && entry.until > now;
        entries.count(usable);
        if (!usable) missing.push(key);
        else if (entry.value !== undefined) found.set(key, entry.value as Value);
      }
      if (missing.length === 0) return found;
      const before = invalidations;
      const loaded = await load(missing);
      for (const key of missing) {
        const value = loaded.get(key);
        if (value !== undefined) found.set(key, value);
        if (invalidations === before)
          entries.set(`${kind} ${key}`, { value, until: now + seconds * 1000, tags: tagsOf(key) });
      }
      return found;
    },

    clear(tags) {
      invalidations += 1;
      for (const tag of tags) entries.deleteTagged(tag);
    },

    clearAll() {
      invalidations += 1;
      entries.clear();
    },
  };
}

/** Loads every value from its source. */
export const noTaggedValues: TaggedValues = {
  many: async (_kind, keys, _lifetime, load) => (keys.length === 0 ? new Map() : new Map(await load(keys))),
  clear: () => undefined,
  clearAll: () => undefined,
};
