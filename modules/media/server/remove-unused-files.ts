import type { MediaDeps } from "./media-deps.ts";
import { deleteFile, removableFiles } from "./store/files.ts";

const atOnce = 500;

/**
 * Removes files from the storage that no item has referred to for a while. A failed removal is retried in the next run.
 */
export async function removeUnusedFiles({
  database,
  storage,
}: Pick<MediaDeps, "database" | "storage">): Promise<{ removed: number; failed: number }> {
  const found = { removed: 0, failed: 0 };
  for (const key of await removableFiles(database.kysely, atOnce)) {
    const removed = await storage.remove({ key });
    if (removed.ok) await deleteFile(database.kysely, key);
    found[removed.ok ? "removed" : "failed"] += 1;
  }
  return found;
}
