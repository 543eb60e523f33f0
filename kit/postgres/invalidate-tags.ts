import type { Executor } from "./connect.ts";
import { notify } from "./notify.ts";

/** The PostgreSQL channel of tag invalidations. */
export const invalidationChannel = "page_cache";

/** A cache of this process with tags. */
export type InvalidatedCache = { clear(tags: readonly string[]): void; clearAll(): void };

const everything = "*";
// PostgreSQL refuses a payload of 8000 bytes or more.
const maxPayloadBytes = 7900;
const maxPayloads = 20;

/**
 * Invalidates the responses with these tags in every process. Called inside the transaction that changes the data: PostgreSQL
 * delivers the notification at its commit and drops it at a rollback.
 */
export async function invalidateTags(executor: Executor, tags: readonly string[]): Promise<void> {
  for (const payload of invalidationPayloads(tags)) await notify(executor, invalidationChannel, payload);
}

/** The payloads that name these tags; a single "everything" when there are too many tags or one is too long. */
export function invalidationPayloads(tags: readonly string[]): string[] {
  const payloads: string[][] = [[]];
  let bytes = 0;
  for (const tag of new Set(tags)) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (bytes + size > maxPayloadBytes) {
      payloads.push([]);
      bytes = 0;
    }
    if (size > maxPayloadBytes || payloads.length > maxPayloads) return [everything];
    payloads.at(-1)?.push(tag);
    bytes += size;
  }
  return payloads.filter((group) => group.length > 0).map((group) => JSON.stringify(group));
}

/** Applies a payload to a cache of this process. A payload that cannot be parsed clears everything. */
export function applyInvalidation(cache: InvalidatedCache, payload: string): void {
  const tags = parseTags(payload);
  if (tags) cache.clear(tags);
  else cache.clearAll();
}

function parseTags(payload: string): string[] | null {
  try {
    const value: unknown = JSON.parse(payload);
    return Array.isArray(value) && value.every((tag) => typeof tag === "string") ? value : null;
  } catch {
    return null;
  }
}
