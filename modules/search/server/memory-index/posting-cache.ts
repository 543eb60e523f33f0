import { type BoundedStore, boundedStore } from "#kit/cache/bounded-store.ts";
import type { Posting } from "./match-terms.ts";

/** Bytes of an entry besides its numbers. */
const overhead = 200;

/** Postings of recently searched terms, bounded in bytes. */
export const createPostingCache = (maxBytes: number): BoundedStore<Posting> =>
  boundedStore({
    name: "search postings",
    maxSize: maxBytes,
    sizeOf: (posting, key) => posting.byteLength + key.length * 2 + overhead,
  });
