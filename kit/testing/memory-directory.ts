import { createHash } from "node:crypto";
import { mkdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { takeOwnership } from "../postgres/embedded/owner-lock.ts";

/** A directory in memory that belongs to this process until it removes it. */
export type MemoryDirectory = { readonly path: string; remove(): Promise<void> };

/** A mounted file system: its type, its free blocks and their size. */
type FileSystem = { readonly type: number; readonly bavail: number; readonly bsize: number };

const tmpfs = 0x01021994;

/** Test databases take less than half of it. */
const enough = 4 * 1024 ** 3;

/** Whether a file system is in memory and has room, and the memory as well. */
export const hasRoom = ({ type, bavail, bsize }: FileSystem, freeMemory: number): boolean =>
  type === tmpfs && bavail * bsize >= enough && freeMemory >= enough;

/**
 * A directory on Linux's file system in memory; null where there is none or too little room, as in most containers, and when
 * another process uses it. Equal names mean the same directory, so that the next run clears what a killed one left.
 */
export async function memoryDirectory(
  name: string,
  { mount = "/dev/shm", fits = hasRoom } = {},
): Promise<MemoryDirectory | null> {
  const mounted = await statfs(mount).catch(() => null);
  if (mounted === null || !fits(mounted, process.availableMemory())) return null;
  const path = join(mount, `shop-tests-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`);
  const owner = await takeOwnership(path).catch(() => null);
  if (owner === null) return null;
  await mkdir(path, { recursive: true });
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true });
      await owner.release();
    },
  };
}
