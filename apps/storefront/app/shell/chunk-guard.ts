/** A page that cannot load one of its files is reloaded, but at most once in this time (SE-10, D-74). */
export const chunkReloadGuardMs = 60_000;

const storageKey = "chunk-reloaded-at";

/** What browsers say when a file of ours is gone, usually because a newer version of the shop was put in place. */
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

/** Reloads the page unless that was tried a moment ago. Answers whether a reload is under way. */
export function reloadForChunk(storage: Storage, now: number, reload: () => void): boolean {
  // Without a connection a reload would take away the page that is there.
  if (!navigator.onLine) return false;
  const stored = storage.getItem(storageKey);
  if (!mayReload(stored === null ? null : Number(stored), now)) return false;
  storage.setItem(storageKey, String(now));
  reload();
  return true;
}

/** Parts loaded on demand (dialogs, languages) report through Vite's own event; routes come through the error page. */
export function guardChunkLoads(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadForChunk(sessionStorage, Date.now(), () => window.location.reload())) event.preventDefault();
  });
}
