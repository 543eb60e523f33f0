import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** `2026-11-18T02-30-00Z`: sorts by time, and every file system allows it. */
export const backupName = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** The times of the complete backups in a folder, oldest first. Unfinished ones have another name. */
export async function backupsIn(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names.filter((name) => namePattern.test(name)).sort();
}

export const timeOfBackup = (name: string): Date =>
  new Date(
    name.replace(/T(\d{2})-(\d{2})-(\d{2})Z$/, (_, hours, minutes, seconds) => `T${hours}:${minutes}:${seconds}Z`),
  );

/** Removes all but the newest `keep` backups and returns what it removed. */
export async function removeOldBackups(parent: string, keep: number): Promise<string[]> {
  const outdated = (await backupsIn(parent)).slice(0, -keep);
  for (const name of outdated) await rm(join(parent, name), { recursive: true, force: true });
  return outdated;
}
