/** A page that cannot load one of its chunks is reloaded at most once in this time (SE-10, D-74). */
export const chunkReloadGuardMs = 60_000;

const storageKey = "chunk-reloaded-at";

/** The browsers' messages for a missing chunk, usually after a deployment. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically imported|unable to preload css/i.test(
      error.message,
    )
  );
}

export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= chunkReloadGuardMs;
}

/** The address of the chunk; Safari does not name it. */
const addressOf = (error: unknown) => (error instanceof Error ? /https?:\S+/.exec(error.message)?.[0] : undefined);

/**
 * Reloads the page unless it did so recently. A part that is loaded on demand names its error: when its file is there after all, the
 * connection was broken, the part is requested again by itself, and a reload would lose what was pressed or typed meanwhile.
 */
export async function reloadForChunk(
  storage: Storage,
  now: number,
  reload: () => void,
  failedPart?: unknown,
): Promise<void> {
  const stored = storage.getItem(storageKey);
  if (!mayReload(stored === null ? null : Number(stored), now)) return;
  const address = addressOf(failedPart);
  // While the shop is unreachable a reload would replace a readable page by an error.
  const { ok, status } = await fetch(address ?? "/healthz", { method: "HEAD" });
  if (address ? status !== 404 : !ok) return;
  storage.setItem(storageKey, String(now));
  reload();
}

/** Reloads this page after a missing chunk. */
export const reloadPage = (failedPart?: unknown): Promise<void> =>
  reloadForChunk(sessionStorage, Date.now(), () => location.reload(), failedPart).catch(() => undefined);

/** Lazy components report through Vite's event; route modules through the error page. */
export function guardChunkLoads(): void {
  addEventListener("vite:preloadError", (event) => reloadPage((event as Event & { payload?: unknown }).payload));
}
