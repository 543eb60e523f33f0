import type { SpawnOptions } from "node:child_process";
import { constants } from "node:fs";
import { access, readFile, realpath, stat } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { EmbeddedPostgresProblem } from "./problem.ts";

/** A user of the operating system by its ids. */
export type Account = { readonly uid: number; readonly gid: number };

/** How to run a PostgreSQL program: as the current user, or as an unprivileged account when the current user is root. */
export type Runner = {
  readonly account: Account | null;
  command(program: string, args: readonly string[]): { file: string; args: string[]; options: SpawnOptions };
};

const asOurselves: Runner = {
  account: null,
  command: (program, args) => ({ file: program, args: [...args], options: {} }),
};

/**
 * PostgreSQL refuses to run as root. So root runs it as the owner of the data directory, or as `postgres` or `nobody`. When that
 * account cannot traverse to the files (a checkout below a private directory), it gets the one capability for that, and nothing
 * else of root.
 */
export async function chooseRunner(dataDir: string, programs: readonly string[]): Promise<Runner> {
  if (process.getuid?.() !== 0) return asOurselves;
  const account = (await ownerOf(dataDir)) ?? (await firstAccount(["postgres", "nobody"]));
  if (account === null) {
    throw new EmbeddedPostgresProblem(
      "PostgreSQL refuses to run as root and there is neither a user `postgres` nor `nobody`: start as another user.",
    );
  }
  const paths = [...programs, dirname(dataDir)];
  const reachable = await Promise.all(paths.map((path) => canReach(account, path)));
  if (reachable.every(Boolean)) {
    return { account, command: (program, args) => ({ file: program, args: [...args], options: account }) };
  }
  const setpriv = await findOnPath("setpriv");
  if (setpriv === null) {
    throw new EmbeddedPostgresProblem(
      `PostgreSQL refuses to run as root and user ${account.uid} cannot read ${paths[reachable.indexOf(false)]}: move the checkout to a directory open to all, or start as another user.`,
    );
  }
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  // PostgreSQL calls access(2) on its own programs, which ignores capabilities unless that fix-up is off.
  const reach = ["--securebits=+no_setuid_fixup", "--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return {
    account,
    command: (program, args) => ({ file: setpriv, args: [...reach, ...identity, "--", program, ...args], options: {} }),
  };
}

async function ownerOf(dataDir: string): Promise<Account | null> {
  const found = await stat(dataDir).catch(() => null);
  return found === null || found.uid === 0 ? null : { uid: found.uid, gid: found.gid };
}

async function firstAccount(names: readonly string[]): Promise<Account | null> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n").map((line) => line.split(":"));
  for (const name of names) {
    const line = lines.find(([user]) => user === name);
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  return null;
}

/** Whether the account may read `path` and traverse every directory above it, by permission bits. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  let here = await realpath(path);
  let needed = 0o5;
  for (;;) {
    const { uid, gid, mode } = await stat(here);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & needed) !== needed) return false;
    const parent = dirname(here);
    if (parent === here) return true;
    here = parent;
    needed = 0o1;
  }
}

async function findOnPath(program: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? "").split(delimiter).concat("/usr/bin", "/bin")) {
    const candidate = join(folder, program);
    const found = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return candidate;
  }
  return null;
}
