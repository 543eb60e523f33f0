import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { explain } from "./cluster.ts";
import { joinEmbeddedPostgres } from "./join-embedded-postgres.ts";
import { EmbeddedPostgresProblem } from "./problem.ts";
import { startOf } from "./process-identity.ts";
import { databaseFixture, query } from "./testing/database-fixture.ts";

let fixture: Awaited<ReturnType<typeof databaseFixture>>;
beforeEach(async () => {
  fixture = await databaseFixture();
});
afterEach(() => fixture.close());

test("a database of another PostgreSQL version is refused with the remedy and not touched", async () => {
  await mkdir(fixture.dataDir);
  await writeFile(join(fixture.dataDir, "PG_VERSION"), "17\n");
  await expect(fixture.start()).rejects.toThrow(
    new EmbeddedPostgresProblem(
      `${fixture.dataDir} was written by PostgreSQL 17 and this is PostgreSQL 18: dump it with the old version, or move it away to begin with an empty database.`,
    ),
  );
  expect(await readdir(fixture.folder)).toEqual(["postgres"]);
  expect(await readdir(fixture.dataDir)).toEqual(["PG_VERSION"]);
  expect(await readFile(join(fixture.dataDir, "PG_VERSION"), "utf8")).toBe("17\n");
});

test("a directory with other files is refused and not touched", async () => {
  await mkdir(fixture.dataDir);
  await writeFile(join(fixture.dataDir, "letter.txt"), "dear Ayu");
  await expect(fixture.start()).rejects.toThrow("is not empty and not a PostgreSQL database");
  expect(await readdir(fixture.folder)).toEqual(["postgres"]);
  expect(await readdir(fixture.dataDir)).toEqual(["letter.txt"]);
});

test("a directory in use by another live process is refused with its pid, and the other continues", async () => {
  const holder = await fixture.holdInAnotherProcess();
  await expect(fixture.start()).rejects.toThrow(`is in use by process ${holder.child.pid}: stop that one first`);
  expect(await query(holder.firstLine, "select 1 as one")).toEqual({ one: 1 });
  process.kill(holder.child.pid ?? 0, "SIGINT");
  await holder.exited;
});

test("2C-02 a command uses the database of the process that runs it and leaves it running; with none it starts its own", async () => {
  const holder = await fixture.holdInAnotherProcess();
  const joined = await joinEmbeddedPostgres({ dataDir: fixture.dataDir, durable: false });
  expect(joined.url).toBe(holder.firstLine);
  await joined.stop();
  expect(await query(holder.firstLine, "select 1 as one")).toEqual({ one: 1 });
  process.kill(holder.child.pid ?? 0, "SIGINT");
  await holder.exited;
  const own = await joinEmbeddedPostgres({ dataDir: fixture.dataDir, durable: false });
  expect(await query(own.url, "select 1 as one")).toEqual({ one: 1 });
  await own.stop();
  await expect(query(own.url, "select 1 as one")).rejects.toThrow();
});

test("2C-02 a command gives up on an owner whose database does not become ready, and names it", async () => {
  const owner = { pid: process.pid, start: await startOf(process.pid) };
  await writeFile(`${fixture.dataDir}.owner`, JSON.stringify(owner));
  const joining = joinEmbeddedPostgres({ dataDir: fixture.dataDir, durable: false, waitMs: 0 });
  await expect(joining).rejects.toThrow(`is in use by process ${process.pid}`);
});

test("the same process cannot start the same directory twice", async () => {
  await fixture.start();
  await expect(fixture.start()).rejects.toThrow(`is in use by process ${process.pid}`);
});

test("a lock of a dead process whose pid was reused is taken over", async () => {
  const owner = { pid: process.ppid, start: "not the start of that process" };
  await writeFile(`${fixture.dataDir}.owner`, JSON.stringify(owner));
  const { url } = await fixture.start();
  expect(await query(url, "select 1 as one")).toEqual({ one: 1 });
  expect(JSON.parse(await readFile(`${fixture.dataDir}.owner`, "utf8"))).toMatchObject({
    pid: process.pid,
    start: await startOf(process.pid),
  });
});

test("of many processes that start concurrently on a dead owner's directory exactly one wins", async () => {
  await writeFile(`${fixture.dataDir}.owner`, '{"pid": 999999999, "start": "long ago"}');
  const holders = await Promise.all([1, 2, 3].map(() => fixture.holdInAnotherProcess()));
  const winners = holders.filter((holder) => holder.firstLine.startsWith("postgres://"));
  expect(winners).toHaveLength(1);
  const losers = holders.filter((holder) => holder.firstLine.startsWith("EmbeddedPostgresProblem: The database in"));
  expect(losers).toHaveLength(2);
  process.kill(winners[0]?.child.pid ?? 0, "SIGINT");
  await winners[0]?.exited;
});

test("the remains of a start killed half-way are removed", async () => {
  await mkdir(`${fixture.dataDir}.new-dead0000`);
  await writeFile(`${fixture.dataDir}.new-dead0000.password`, "half");
  const database = await fixture.start();
  await database.stop();
  expect(await readdir(fixture.folder)).toEqual(["postgres", "postgres.password"]);
});

test("a missing password file is named", async () => {
  const database = await fixture.start();
  await database.stop();
  await rm(`${fixture.dataDir}.password`);
  await expect(fixture.start()).rejects.toThrow(`put ${fixture.dataDir}.password back`);
  expect(await readdir(fixture.folder)).toEqual(["postgres"]);
});

test.each([
  ["ENOSPC: no space left on device, write", "The disk that holds /shop/db is full: make room and start again."],
  ["initdb: error: No space left on device", "The disk that holds /shop/db is full: make room and start again."],
  [
    "EACCES: permission denied, mkdir",
    "This user may not use /shop/db: start as the user who created it, or set SHOP_DATA_DIR to another directory.",
  ],
])("%s reads as a sentence", (message, sentence) => {
  expect(explain(new Error(message), "/shop/db")).toEqual(new EmbeddedPostgresProblem(sentence));
});
