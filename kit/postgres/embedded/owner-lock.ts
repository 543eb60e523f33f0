import { createHash, randomUUID } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { type LockFiles, lockFiles } from "./lock-files.ts";
import { EmbeddedPostgresInUse } from "./problem.ts";
import { startOf } from "./process-identity.ts";

/** A process: ids are given out again, the pair of id and start is not. */
type Owner = { readonly pid: number; readonly start: string };

export type OwnerLock = {
  /** Gives the directory up. Calling it again does nothing. */
  release(): Promise<void>;
};

export type LockParts = {
  readonly files: LockFiles;
  readonly self: () => Promise<Owner>;
  readonly isAlive: (owner: Owner) => Promise<boolean>;
};

const ofThisMachine: LockParts = {
  files: lockFiles,
  self: async () => ({ pid: process.pid, start: (await startOf(process.pid)) ?? "" }),
  isAlive: async ({ pid, start }) => (await startOf(pid)) === start,
};

/**
 * Makes this process the only user of the data directory until `release`. The lock is the file `<data directory>.owner`, which names
 * its process. A lock left by a dead process is taken over.
 *
 * A takeover never removes the old lock, because a process that looked at it earlier could then remove its successor instead. It claims
 * the succession first: the file `.owner.after-<hash of the dead owner's text>` can be linked once only, and a process that died with a
 * claim has a successor of its own. Dead processes stay dead and no text comes twice, so that a claim, once checked against the lock,
 * stays valid. The winner renames its own file over the lock.
 */
export async function takeOwnership(dataDir: string, parts: LockParts = ofThisMachine): Promise<OwnerLock> {
  const { files } = parts;
  const path = `${dataDir}.owner`;
  const id = randomUUID();
  const mine = `${path}.new-${id}`;
  await files.write(mine, JSON.stringify({ ...(await parts.self()), id }));
  try {
    while (!((await files.link(mine, path)) || (await succeed(dataDir, path, mine, parts))));
  } finally {
    await files.remove(mine);
  }
  // What stays does no harm, and the next owner tries again.
  await clearLeftovers(path, parts).catch(() => {});
  let isHeld = true;
  return {
    async release() {
      if (isHeld) await files.remove(path);
      isHeld = false;
    },
  };
}

/** Takes the lock over from a dead owner. False when the lock has changed meanwhile; throws when its owner runs. */
async function succeed(dataDir: string, path: string, mine: string, { files, isAlive }: LockParts): Promise<boolean> {
  const lock = await files.read(path);
  if (lock === null) return false;
  let claim = "";
  for (let last = lock; ; ) {
    await refuseLiving(dataDir, last, isAlive);
    claim = `${path}.after-${createHash("sha256").update(last).digest("hex").slice(0, 32)}`;
    if (await files.link(mine, claim)) break;
    const claimed = await files.read(claim);
    if (claimed === null) return false;
    last = claimed;
  }
  let isTaken = false;
  try {
    // Another takeover may have ended, and its claim be gone, since the lock was read: then this claim is void.
    if ((await files.read(path)) !== lock) return false;
    await files.rename(mine, path);
    isTaken = true;
    return true;
  } finally {
    if (!isTaken) await files.remove(claim);
  }
}

async function refuseLiving(dataDir: string, text: string, isAlive: LockParts["isAlive"]): Promise<void> {
  const owner = ownerIn(text);
  if (owner === null || !(await isAlive(owner))) return;
  throw new EmbeddedPostgresInUse(
    `The database in ${dataDir} is in use by process ${owner.pid}: stop that one first, or set SHOP_DATA_DIR to another directory.`,
  );
}

/** For the owner alone: claims on earlier owners are void, and so are files of processes that died before they had the lock. */
async function clearLeftovers(path: string, { files, isAlive }: Pick<LockParts, "files" | "isAlive">): Promise<void> {
  const [folder, name] = [dirname(path), basename(path)];
  for (const entry of await files.list(folder)) {
    if (entry.startsWith(`${name}.after-`)) await files.remove(join(folder, entry));
    if (!entry.startsWith(`${name}.new-`)) continue;
    const owner = ownerIn((await files.read(join(folder, entry))) ?? "");
    if (owner && !(await isAlive(owner))) await files.remove(join(folder, entry));
  }
}

/** The process a lock names; null for text that is none, as of an earlier release after a power cut. */
function ownerIn(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("pid" in value) || !("start" in value)) return null;
    const { pid, start } = value;
    return typeof pid === "number" && typeof start === "string" ? { pid, start } : null;
  } catch {
    return null;
  }
}
