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

/** Reloads the page unless that was tried a moment ago. */
export async function reloadForChunk(storage: Storage, now: number, reload: () => void): Promise<void> {
  const stored = storage.getItem(storageKey);
  if (!mayReload(stored === null ? null : Number(stored), now)) return;
  // While the shop is out of reach a reload would take away the page that is there.
  if (!(await fetch("/healthz")).ok) return;
  storage.setItem(storageKey, String(now));
  reload();
}

/** Reloads this page for a file that is gone. */
export const reloadPage = (): Promise<void> =>
  reloadForChunk(sessionStorage, Date.now(), () => location.reload()).catch(() => undefined);

/** Parts loaded on demand (dialogs, languages) report through Vite's own event; routes come through the error page. */
export function guardChunkLoads(): void {
  addEventListener("vite:preloadError", reloadPage);
}
