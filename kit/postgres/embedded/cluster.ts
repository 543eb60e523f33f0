import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Runner } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { EmbeddedPostgresProblem } from "./problem.ts";

const run = promisify(execFile);

/** Whether the directory contains a database of this PostgreSQL version. Refuses an incompatible one without touching it. */
export async function inspectCluster(dataDir: string, major: string): Promise<"absent" | "present"> {
  const entries = await readdir(dataDir).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") return [];
    throw explain(problem, dataDir);
  });
  if (entries.length === 0) return "absent";
  const version = (await readFile(join(dataDir, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === "") {
    throw new EmbeddedPostgresProblem(
      `${dataDir} is not empty and not a PostgreSQL database: move it away, or set SHOP_DATA_DIR to another directory.`,
    );
  }
  if (version !== major) {
    throw new EmbeddedPostgresProblem(
      `${dataDir} was written by PostgreSQL ${version} and this is PostgreSQL ${major}: dump it with the old version, or move it away to begin with an empty database.`,
    );
  }
  return "present";
}

/** Creates the database in a temporary directory and renames it when complete, so a killed start leaves no incomplete one. */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  runner: Runner,
  options: { readonly durable: boolean },
): Promise<void> {
  await clearHalfMade(dataDir);
  const draft = `${dataDir}.new-${randomBytes(4).toString("hex")}`;
  const passwordDraft = `${draft}.password`;
  const password = randomBytes(24).toString("base64url");
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordDraft, password, { mode: 0o600 });
    if (runner.account) {
      await chown(draft, runner.account.uid, runner.account.gid);
      await chown(passwordDraft, runner.account.uid, runner.account.gid);
    }
    // The built-in C.UTF-8 sorts by code point like C, but has case mapping for every script.
    const command = runner.command(binaries.initdb, [
      `--pgdata=${draft}`,
      "--username=shop",
      `--pwfile=${passwordDraft}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(options.durable ? [] : ["--no-sync"]),
    ]);
    await run(command.file, command.args, { ...command.options, cwd: "/" } as object);
    await writeFile(`${dataDir}.password`, password, { mode: 0o600 });
    await chmod(`${dataDir}.password`, 0o600);
    await rename(draft, dataDir);
  } catch (problem) {
    throw explain(problem, dataDir);
  } finally {
    await rm(passwordDraft, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

export async function readPassword(dataDir: string): Promise<string> {
  const password = await readFile(`${dataDir}.password`, "utf8").catch(() => "");
  if (password !== "") return password.trim();
  throw new EmbeddedPostgresProblem(
    `The password of the database in ${dataDir} is missing: put ${dataDir}.password back, or move the database away.`,
  );
}

/** A data directory copied or restored by root belongs to root, which PostgreSQL refuses: change its owner. */
export async function handOver(dataDir: string, runner: Runner): Promise<void> {
  if (runner.account === null || (await stat(dataDir)).uid === runner.account.uid) return;
  const entries = await readdir(dataDir, { recursive: true });
  for (const entry of ["", ...entries]) await chown(join(dataDir, entry), runner.account.uid, runner.account.gid);
}

async function clearHalfMade(dataDir: string): Promise<void> {
  const folder = dirname(dataDir);
  const halves = (await readdir(folder)).filter((name) => name.startsWith(`${basename(dataDir)}.new-`));
  for (const name of halves) await rm(join(folder, name), { recursive: true, force: true });
}

/** Converts disk and permission errors to a message. */
export function explain(problem: unknown, dataDir: string): Error {
  const text = problem instanceof Error ? `${problem.message} ${"stderr" in problem ? problem.stderr : ""}` : "";
  if (/ENOSPC|No space left/i.test(text)) {
    return new EmbeddedPostgresProblem(`The disk that holds ${dataDir} is full: make room and start again.`);
  }
  if (/EACCES|EPERM|EROFS|Permission denied|has wrong ownership/i.test(text)) {
    return new EmbeddedPostgresProblem(
      `This user may not use ${dataDir}: start as the user who created it, or set SHOP_DATA_DIR to another directory.`,
    );
  }
  return problem instanceof Error ? problem : new Error(String(problem));
}
