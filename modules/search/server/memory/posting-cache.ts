import type { Posting } from "./match-words.ts";

/** Postings of words that were asked for lately, within a limit of bytes. */
export type PostingCache = {
  get(key: string): Posting | undefined;
  set(key: string, posting: Posting): void;
  clear(): void;
  bytes(): number;
};

/** What an entry costs besides its numbers. */
const overhead = 200;

export function createPostingCache(maxBytes: number): PostingCache {
  const entries = new Map<string, Posting>();
  let bytes = 0;
  const sizeOf = (key: string, posting: Posting) => posting.byteLength + key.length * 2 + overhead;
  const drop = (key: string, posting: Posting) => {
    entries.delete(key);
    bytes -= sizeOf(key, posting);
  };
  return {
    get(key) {
      const posting = entries.get(key);
      if (!posting) return undefined;
      // A map keeps insertion order, so putting the entry back makes it the newest.
      entries.delete(key);
      entries.set(key, posting);
      return posting;
    },
    set(key, posting) {
      const known = entries.get(key);
      if (known) drop(key, known);
      entries.set(key, posting);
      bytes += sizeOf(key, posting);
      for (const [oldest, other] of entries) {
        if (bytes <= maxBytes) return;
        drop(oldest, other);
      }
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}
