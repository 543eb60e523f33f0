import type { Executor } from "#kit/postgres/connect.ts";
import { notify } from "#kit/postgres/notify.ts";
import type { PageCache } from "./page-cache.ts";

/** The PostgreSQL channel on which every node hears what to forget. */
export const pageCacheChannel = "page_cache";

const everything = "*";
// PostgreSQL refuses a notice of 8000 bytes or more.
const largestNotice = 7900;
const mostNotices = 20;

/**
 * Tells every node to forget the pages that show these tags. Called inside the transaction that changes them: PostgreSQL
 * passes the notice on when it commits, and drops it when it rolls back.
 */
export async function clearPages(executor: Executor, tags: readonly string[]): Promise<void> {
  for (const notice of clearNotices(tags)) await notify(executor, pageCacheChannel, notice);
}

/** The notices that name these tags; one that says "everything" when there are too many or one is too long. */
export function clearNotices(tags: readonly string[]): string[] {
  const notices: string[][] = [[]];
  let bytes = 0;
  for (const tag of new Set(tags)) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (bytes + size > largestNotice) {
      notices.push([]);
      bytes = 0;
    }
    if (size > largestNotice || notices.length > mostNotices) return [everything];
    notices.at(-1)?.push(tag);
    bytes += size;
  }
  return notices.filter((group) => group.length > 0).map((group) => JSON.stringify(group));
}

/** Applies a notice to this node's cache. A notice nobody understands clears everything: better slow than wrong. */
export function applyNotice(cache: Pick<PageCache, "clear" | "clearAll">, notice: string): void {
  const tags = parseTags(notice);
  if (tags) cache.clear(tags);
  else cache.clearAll();
}

function parseTags(notice: string): string[] | null {
  try {
    const value: unknown = JSON.parse(notice);
    return Array.isArray(value) && value.every((tag) => typeof tag === "string") ? value : null;
  } catch {
    return null;
  }
}
