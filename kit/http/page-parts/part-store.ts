/** The HTML of a part of a page, and the modules whose texts are in it. */
export type Part = { readonly html: string; readonly modules: readonly string[] };

/** Finished parts by what they were made of. They are never wrong, only forgotten: other data has another key. */
export type PartStore = {
  get(key: string): Part | undefined;
  put(key: string, part: Part): void;
  stats(): { parts: number; characters: number };
};

/** Holds so many characters, keys included; the part used longest ago goes first. */
export function partStore(mostCharacters: number): PartStore {
  const parts = new Map<string, Part>();
  let characters = 0;

  function forget(key: string): void {
    const part = parts.get(key);
    if (!part) return;
    characters -= key.length + part.html.length;
    parts.delete(key);
  }

  return {
    get(key) {
      const part = parts.get(key);
      if (!part) return undefined;
      // The youngest stand last.
      parts.delete(key);
      parts.set(key, part);
      return part;
    },

    put(key, part) {
      forget(key);
      const size = key.length + part.html.length;
      if (size > mostCharacters) return;
      parts.set(key, part);
      characters += size;
      for (const oldest of parts.keys()) {
        if (characters <= mostCharacters) break;
        forget(oldest);
      }
    },

    stats: () => ({ parts: parts.size, characters }),
  };
}
