import { type Listener, type ListenOptions, startListening } from "#kit/postgres/listen.ts";
import { applyNotice, pageCacheChannel } from "./clear-pages.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Lets this node's cache hear every `clearPages`, whichever node said it. What was said while the connection was down is
 * unknown, so before the first notice everything goes, and after a gap nothing counts as fresh any more.
 */
export async function connectPageCache(
  cache: Pick<PageCache, "clear" | "clearAll" | "doubtAll">,
  options: Omit<ListenOptions, "channels" | "onReconnect">,
): Promise<Listener> {
  const listener = await startListening({
    ...options,
    channels: { [pageCacheChannel]: (notice) => applyNotice(cache, notice) },
    onReconnect: () => cache.doubtAll(),
  });
  cache.clearAll();
  return listener;
}
