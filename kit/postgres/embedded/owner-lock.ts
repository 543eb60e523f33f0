import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { EmbeddedPostgresInUse } from "./problem.ts";
import { startOf } from "./process-identity.ts";

type Owner = { readonly pid: number; readonly start: string };

/** Makes this process the only user of the data directory until `release`. A lock left by a dead process is taken over. */
export async function takeOwnership(dataDir: string): Promise<{ release(): Promise<void> }> {
  const path = `${dataDir}.owner`;
  const mine = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const me: Owner = { pid: process.pid, start: (await startOf(process.pid)) ?? "" };
  await writeFile(mine, JSON.stringify(me), { mode: 0o644 });
  try {
    // Linking a finished file is atomic: a lock is never visible half written.
    for (;;) {
      const taken = await link(mine, path).then(
        () => true,
        (problem: NodeJS.ErrnoException) => {
          if (problem.code === "EEXIST") return false;
          throw problem;
        },
      );
      if (taken) break;
      await removeIfDead(path, `${mine}.old`, dataDir);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return { release: () => rm(path, { force: true }) };
}

async function removeIfDead(path: string, aside: string, dataDir: string): Promise<void> {
  await refuseLiving(path, dataDir);
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  try {
    // Another process may have taken the lock between the read and the rename: then it gets its lock back.
    await refuseLiving(aside, dataDir);
  } catch (problem) {
    await link(aside, path).catch(() => {});
    throw problem;
  } finally {
    await rm(aside, { force: true });
  }
}

async function refuseLiving(path: string, dataDir: string): Promise<void> {
  const owner = await readOwner(path);
  if (owner === null || (await startOf(owner.pid)) !== owner.start) return;
  throw new EmbeddedPostgresInUse(
    `The database in ${dataDir} is in use by process ${owner.pid}: stop that one first, or set SHOP_DATA_DIR to another directory.`,
  );
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, "utf8"));
    if (typeof value !== "object" || value === null || !("pid" in value) || !("start" in value)) return null;
    return typeof value.pid === "number" && typeof value.start === "string"
      ? { pid: value.pid, start: value.start }
      : null;
  } catch {
    return null;
  }
}
