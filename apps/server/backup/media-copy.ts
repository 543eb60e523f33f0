import { cp, stat } from "node:fs/promises";
import { join } from "node:path";

const mediaIn = (folder: string) => join(folder, "media");

/**
 * Copies uploaded files into a backup. It runs after the database's snapshot: a file that the snapshot names was stored before it,
 * and stays for 30 days after nothing refers to it any more.
 */
export async function copyMediaInto(backup: string, dataDir: string): Promise<void> {
  if (!(await exists(mediaIn(dataDir)))) return;
  await cp(mediaIn(dataDir), mediaIn(backup), { recursive: true, filter: (path) => !path.endsWith(".part") });
}

/** Files that are there already stay as they are: a file's content never changes under its name. */
export async function copyMediaFrom(backup: string, dataDir: string): Promise<void> {
  if (!(await exists(mediaIn(backup)))) return;
  await cp(mediaIn(backup), mediaIn(dataDir), { recursive: true, force: false });
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
