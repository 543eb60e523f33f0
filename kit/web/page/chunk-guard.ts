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

/** Reloads the page unless it did so recently. */
export async function reloadForChunk(storage: Storage, now: number, reload: () => void): Promise<void> {
  const stored = storage.getItem(storageKey);
  if (!mayReload(stored === null ? null : Number(stored), now)) return;
  // While the shop is unreachable a reload would replace a readable page by an error.
  if (!(await fetch("/healthz")).ok) return;
  storage.setItem(storageKey, String(now));
  reload();
}

/** Reloads this page after a missing chunk. */
export const reloadPage = (): Promise<void> =>
  reloadForChunk(sessionStorage, Date.now(), () => location.reload()).catch(() => undefined);

/** Lazy components report through Vite's event; route modules through the error page. */
export function guardChunkLoads(): void {
  addEventListener("vite:preloadError", reloadPage);
}
