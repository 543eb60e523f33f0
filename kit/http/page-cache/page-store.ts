import { entryBytes, type PageEntry } from "./page-entry.ts";

/** An entry with what the cache must know about it. Times are milliseconds since 1970. */
export type StoredPage = {
  readonly key: string;
  entry: PageEntry;
  readonly tags: readonly string[];
  freshUntil: number;
  staleUntil: number;
  /** After a failed re-render: not tried again before this moment. */
  retryAt: number;
  hits: number;
  bytes: number;
};

// Map slots, objects and array headers around an entry: a cautious estimate, so that the bound is a real one.
const bookkeepingBytes = 1024;

/** Pages by key, bounded in bytes; the least recently used leave first. Knows which pages show a tag. */
export class PageStore {
  private readonly pages = new Map<string, StoredPage>();
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly maxBytes: number;
  private total = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  peek(key: string): StoredPage | undefined {
    return this.pages.get(key);
  }

  /** Marks a page as just used. */
  touch(page: StoredPage): void {
    this.pages.delete(page.key);
    this.pages.set(page.key, page);
  }

  put(page: Omit<StoredPage, "bytes" | "hits" | "retryAt">): void {
    this.delete(page.key);
    const stored: StoredPage = { ...page, hits: 0, retryAt: 0, bytes: pageBytes(page) };
    // A page larger than the whole cache would push everything else out and then itself.
    if (stored.bytes > this.maxBytes) return;
    this.pages.set(stored.key, stored);
    this.total += stored.bytes;
    for (const tag of stored.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(stored.key);
      else this.keysByTag.set(tag, new Set([stored.key]));
    }
    this.evict();
  }

  /** Counts a page again after its entry has grown. */
  resize(page: StoredPage): void {
    if (this.pages.get(page.key) !== page) return;
    const bytes = pageBytes(page);
    this.total += bytes - page.bytes;
    page.bytes = bytes;
    this.evict();
  }

  delete(key: string): void {
    const page = this.pages.get(key);
    if (!page) return;
    this.pages.delete(key);
    this.total -= page.bytes;
    for (const tag of page.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }

  deleteTagged(tag: string): void {
    for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.delete(key);
  }

  /** From now on no page is fresh, and after `until` none is shown. */
  doubt(now: number, until: number): void {
    for (const page of this.pages.values()) {
      page.freshUntil = Math.min(page.freshUntil, now);
      page.staleUntil = Math.min(page.staleUntil, until);
    }
  }

  clear(): void {
    this.pages.clear();
    this.keysByTag.clear();
    this.total = 0;
  }

  sizes(): { entries: number; bytes: number; tags: number } {
    return { entries: this.pages.size, bytes: this.total, tags: this.keysByTag.size };
  }

  private evict(): void {
    for (const key of this.pages.keys()) {
      if (this.total <= this.maxBytes) return;
      this.delete(key);
    }
  }
}

function pageBytes(page: Pick<StoredPage, "key" | "entry" | "tags">): number {
  let bytes = bookkeepingBytes + entryBytes(page.entry) + 2 * page.key.length;
  for (const tag of page.tags) bytes += 2 * tag.length + 64;
  return bytes;
}
