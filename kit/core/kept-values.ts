import type { Clock } from "./clock.ts";

/** How long a value may be shown, and what it shows: a change of one of its tags ends its life at once. */
export type Life = { readonly seconds: number; readonly tagsOf?: (key: string) => readonly string[] };

/** Values this process has read before, for showing, never for deciding: what is sold or charged is read anew. */
export type KeptValues = {
  /** The values under these keys. What is unknown or too old is loaded in one call; what has no value stays away. */
  many<Value>(
    kind: string,
    keys: readonly string[],
    life: Life,
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>>;
  clear(tags: readonly string[]): void;
  clearAll(): void;
};

type Entry = { readonly value: unknown; readonly until: number; readonly tags: readonly string[] };

/** Keeps at most so many values; the one read longest ago from its source goes first. */
export function keptValues({ clock, most }: { clock: Clock; most: number }): KeptValues {
  const entries = new Map<string, Entry>();
  const tagged = new Map<string, Set<string>>();
  // A value that was on its way when something was cleared may be the old one: it is used once and not kept.
  let clears = 0;

  function forget(id: string): void {
    for (const tag of entries.get(id)?.tags ?? []) {
      const ids = tagged.get(tag);
      ids?.delete(id);
      if (ids?.size === 0) tagged.delete(tag);
    }
    entries.delete(id);
  }

  function keep(id: string, entry: Entry): void {
    forget(id);
    entries.set(id, entry);
    for (const tag of entry.tags) tagged.set(tag, (tagged.get(tag) ?? new Set()).add(id));
    if (entries.size <= most) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) forget(oldest);
  }

  return {
    async many<Value>(
      kind: string,
      keys: readonly string[],
      { seconds, tagsOf = () => [] }: Life,
      load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    ) {
      const now = clock.now().getTime();
      const found = new Map<string, Value>();
      const missing: string[] = [];
      for (const key of keys) {
        const entry = entries.get(`${kind} ${key}`);
        if (!entry || entry.until <= now) missing.push(key);
        else if (entry.value !== undefined) found.set(key, entry.value as Value);
      }
      if (missing.length === 0) return found;
      const before = clears;
      const loaded = await load(missing);
      for (const key of missing) {
        const value = loaded.get(key);
        if (value !== undefined) found.set(key, value);
        if (clears === before) keep(`${kind} ${key}`, { value, until: now + seconds * 1000, tags: tagsOf(key) });
      }
      return found;
    },

    clear(tags) {
      clears += 1;
      for (const tag of tags) for (const id of [...(tagged.get(tag) ?? [])]) forget(id);
    },

    clearAll() {
      clears += 1;
      entries.clear();
      tagged.clear();
    },
  };
}

/** Reads everything anew. */
export const keepNothing: KeptValues = {
  many: async (_kind, keys, _life, load) => (keys.length === 0 ? new Map() : new Map(await load(keys))),
  clear: () => undefined,
  clearAll: () => undefined,
};
