import type { Heard } from "#kit/postgres/listen.ts";
import { applyNotice, pageCacheChannel } from "./clear-pages.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Lets this node's cache hear every `clearPages`, whichever node said it. What was said while the connection was down is
 * unknown, so after a gap nothing counts as fresh any more. Before it listens, nothing may be kept.
 */
export const heardByCache = (cache: Pick<PageCache, "clear" | "clearAll" | "doubtAll">): Heard => ({
  channels: { [pageCacheChannel]: (notice) => applyNotice(cache, notice) },
  onReconnect: () => cache.doubtAll(),
});
