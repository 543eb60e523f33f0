import { execFile, spawn } from "node:child_process";
import { chmod, chown, readdir, stat, writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { canReach, chooseRunner } from "./account.ts";
import { startOf } from "./process-identity.ts";
import { databaseFixture, query } from "./testing/database-fixture.ts";

type Fixture = Awaited<ReturnType<typeof databaseFixture>>;

let ready: Fixture;
beforeAll(async () => {
  ready = await databaseFixture();
  await (await ready.start()).stop();
});
afterAll(() => ready.close());

let fixture: Fixture;
let empty: Fixture;
beforeEach(async () => {
  fixture = await databaseFixture(ready.dataDir);
  empty = await databaseFixture();
});
afterEach(async () => {
  await fixture.close();
  await empty.close();
});

const isRoot = process.getuid?.() === 0;

test("an empty directory becomes a database with UTF-8, case mapping of every script and code point order", async () => {
  const { url } = await empty.start();
  expect(
    await query(url, "select current_setting('server_encoding') as encoding, lower('ĐẮT') as low, 'Z' < 'a' as order"),
  ).toEqual({ encoding: "UTF8", low: "đắt", order: true });
});

/** Whether commits are durable. */
const durability = (url: string) =>
  query(
    url,
    "select current_setting('fsync') a, current_setting('synchronous_commit') b, current_setting('full_page_writes') c",
  );

test("it is reachable from this machine only, with the password only, and has no socket file", async () => {
  const { url, port } = await fixture.start({ durable: false });
  expect(await durability(url), "where nothing needs to last").toEqual({ a: "off", b: "off", c: "off" });
  const settings =
    "select current_setting('listen_addresses') as at, current_setting('unix_socket_directories') as sockets";
  expect(await query(url, settings)).toEqual({ at: "127.0.0.1", sockets: "" });
  await expect(query(`postgres://shop:wrong@127.0.0.1:${port}/postgres`, "select 1")).rejects.toThrow(
    "password authentication failed",
  );
  expect((await stat(`${fixture.dataDir}.password`)).mode & 0o777).toBe(0o600);
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address && !address.internal && address.family === "IPv4");
  for (const address of outside) {
    await expect(query(url.replace("127.0.0.1", address?.address ?? ""), "select 1")).rejects.toThrow("ECONNREFUSED");
  }
});

test("stopping is idempotent, ends open connections and releases the directory; the next start finds the data", async () => {
  const database = await fixture.start();
  await query(database.url, "create table note as select 'kept' as text");
  const client = new pg.Client(database.url);
  const ended = new Promise<string>((resolve) => client.on("error", (problem) => resolve(problem.message)));
  await client.connect();
  const pid = await fixture.postmasterPid();
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(await ended).toContain("terminating connection due to administrator command");
  expect(await startOf(pid)).toBeNull();
  expect(await readdir(fixture.folder)).toEqual(["postgres", "postgres.password"]);
  expect(await query((await fixture.start()).url, "select text from note")).toEqual({ text: "kept" });
});

test("a database left running by a killed process is stopped, and its data is intact", async () => {
  const holder = await fixture.holdInAnotherProcess();
  await query(holder.firstLine, "create table note as select 'kept' as text");
  const orphan = await fixture.postmasterPid();
  holder.child.kill("SIGKILL");
  await holder.exited;
  expect(await startOf(orphan)).not.toBeNull();
  const { url } = await fixture.start();
  expect(fixture.log[0]).toBe(`stopping the database process ${orphan} that an earlier run left behind`);
  expect(await startOf(orphan)).toBeNull();
  expect(await query(url, "select text from note")).toEqual({ text: "kept" });
});

test("after everything was killed at once, the next start recovers the committed data", async () => {
  const holder = await fixture.holdInAnotherProcess();
  await query(holder.firstLine, "create table note as select 'kept' as text");
  holder.child.kill("SIGKILL");
  process.kill(await fixture.postmasterPid(), "SIGKILL");
  await holder.exited;
  const { url } = await fixture.start();
  expect(await query(url, "select text from note")).toEqual({ text: "kept" });
});

test("a database process killed under a running shop is restarted on the same address", async () => {
  const { url } = await fixture.start({ durable: true });
  expect(await durability(url)).toEqual({ a: "on", b: "on", c: "on" });
  await query(url, "create table note as select 'kept' as text");
  process.kill(await fixture.postmasterPid(), "SIGKILL");
  await expect
    .poll(() => query(url, "select text from note").catch(() => "not yet"), { timeout: 120_000 })
    .toEqual({ text: "kept" });
  expect(fixture.log).toContain("the database process ended by itself and is started again");
});

test("stopped during the restart of a killed database, it ends with nothing running", async () => {
  const database = await fixture.start();
  process.kill(await fixture.postmasterPid(), "SIGKILL");
  await expect.poll(() => fixture.log).toContain("the database process ended by itself and is started again");
  await database.stop();
  await expect(query(database.url, "select 1")).rejects.toThrow("ECONNREFUSED");
});

test("a stale postmaster.pid with the pid of an unrelated process is removed, and that process keeps running", async () => {
  await (await fixture.start()).stop();
  const { uid, gid } = await stat(fixture.dataDir);
  const unrelated = spawn("sleep", ["600"], isRoot ? { uid, gid, cwd: "/" } : {});
  try {
    const file = join(fixture.dataDir, "postmaster.pid");
    await writeFile(file, `${unrelated.pid}\n${fixture.dataDir}\n1\n5432\n\n127.0.0.1\n`);
    await chown(file, uid, gid);
    const { url } = await fixture.start();
    expect(await query(url, "select 1 as one")).toEqual({ one: 1 });
    expect(await startOf(unrelated.pid ?? 0)).not.toBeNull();
  } finally {
    unrelated.kill("SIGKILL");
  }
});

test("Ctrl-C reaches the shop alone, which may still query the database before it stops it", async () => {
  const holder = await fixture.holdInAnotherProcess();
  const postmaster = await fixture.postmasterPid();
  // A terminal sends the signal to the whole foreground process group, as the minus sign does.
  process.kill(-(holder.child.pid ?? 0), "SIGINT");
  expect(await holder.next()).toBe("still here");
  expect(await holder.exited).toBe(0);
  expect(await startOf(postmaster)).toBeNull();
});

test("it runs below a directory that is closed to all other users", async () => {
  await chmod(empty.folder, 0o700);
  expect(await canReach({ uid: 65_534, gid: 65_534 }, empty.folder)).toBe(false);
  const first = await empty.start();
  expect(await query(first.url, "select 1 as one")).toEqual({ one: 1 });
  await first.stop();
  const second = await empty.start();
  expect(await query(second.url, "select 1 as one")).toEqual({ one: 1 });
});

if (isRoot) {
  test("started by root below an open directory it runs as another user, who owns the data", async () => {
    await chmod(empty.folder, 0o755);
    await empty.start();
    const { stdout } = await promisify(execFile)("ps", ["-o", "uid=", "-p", String(await empty.postmasterPid())]);
    expect(Number(stdout)).not.toBe(0);
    expect(Number(stdout)).toBe((await stat(empty.dataDir)).uid);
  });

  test("a copy made by root is handed over to the database's user", async () => {
    expect((await stat(fixture.dataDir)).uid).toBe(0);
    const { url } = await fixture.start();
    expect(await query(url, "select 1 as one")).toEqual({ one: 1 });
    expect((await stat(fixture.dataDir)).uid).not.toBe(0);
  });

  test("its programs may be below a closed directory too, and no other privilege of root is kept", async () => {
    const program = join(fixture.folder, "program");
    await writeFile(program, "#!/bin/sh\n", { mode: 0o700 });
    const runner = await chooseRunner(fixture.dataDir, [program]);
    const questions = `
      require("node:fs").accessSync(${JSON.stringify(program)}, 5);
      const status = require("node:fs").readFileSync("/proc/self/status", "utf8");
      process.stdout.write([process.getuid(), process.getgroups(), /CapEff:\\s*(\\w+)/.exec(status)[1]].join(" "));
    `;
    const { file, args, options } = runner.command(process.execPath, ["--eval", questions]);
    const { stdout } = await promisify(execFile)(file, args, { ...options, cwd: "/" } as object);
    const { uid = -1, gid = -1 } = runner.account ?? {};
    // Capability number 1 bypasses file permissions.
    expect(String(stdout)).toBe(`${uid} ${gid} ${(1 << 1).toString(16).padStart(16, "0")}`);
  });

  const unprivileged = { uid: 65_534, gid: 65_534 };
  if (await canReach(unprivileged, import.meta.dirname)) {
    test("an ordinary user runs it as themselves, and root can start the same data afterwards", async () => {
      await chmod(empty.folder, 0o777);
      const holder = await empty.holdInAnotherProcess(unprivileged);
      expect(holder.firstLine).toMatch(/^postgres:\/\/shop:/);
      expect((await stat(empty.dataDir)).uid).toBe(unprivileged.uid);
      process.kill(holder.child.pid ?? 0, "SIGINT");
      await holder.exited;
      const { url } = await empty.start();
      expect(await query(url, "select 1 as one")).toEqual({ one: 1 });
    });
  }
}
