import { applyInvalidation, type InvalidatedCache, invalidationChannel } from "./invalidate-tags.ts";
import type { Subscription } from "./listen.ts";

/**
 * Applies every `invalidateTags` of any process to this process's cache. Notifications that were sent while the connection was
 * down are lost, so after a gap nothing counts as fresh. Nothing may be cached before it listens.
 */
export const invalidationListener = (cache: InvalidatedCache & { markAllStale(): void }): Subscription => ({
  channels: { [invalidationChannel]: (payload) => applyInvalidation(cache, payload) },
  onReconnect: () => cache.markAllStale(),
});
