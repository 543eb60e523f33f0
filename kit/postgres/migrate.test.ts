import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { emptyTestDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { kitMigrations } from "./kit-migrations.ts";
import { isUpToDate, migrate, refuseOldVersion } from "./migrate.ts";
import { prepareDatabase } from "./prepare-database.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function module(files: Record<string, string>) {
  const path = await mkdtemp(join(tmpdir(), "migrations-"));
  folders.push(path);
  const write = (name: string, text: string) => writeFile(join(path, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return { source: { module: "garden", folder: pathToFileURL(path) }, write };
}

const appliedNames = async ({ database }: Awaited<ReturnType<typeof emptyTestDatabase>>) => {
  const { rows } = await sql<{ name: string }>`select name from kit.migration order by name`.execute(database.kysely);
  return rows.map((row) => row.name);
};

test("files are applied once, in the order of their numbers", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({
    "0002_seeds.sql": "insert into tree values ('oak');",
    "0001_tree.sql": "create table tree (name text);",
    "notes.md": "not a migration",
  });
  const applied: string[] = [];
  const run = () =>
    migrate(fixture.database.pool, [garden.source], { onApplied: (name, file) => applied.push(`${name} ${file}`) });
  await run();
  await run();
  expect(applied).toEqual(["garden 0001_tree.sql", "garden 0002_seeds.sql"]);
  expect((await sql`select name from tree`.execute(fixture.database.kysely)).rows).toEqual([{ name: "oak" }]);
});

test("a database migrated by an earlier release is accepted", async () => {
  const { database } = await emptyTestDatabase();
  const garden = await module({ "0001_tree.sql": "create table tree (name text);" });
  // As the first release wrote it.
  await database.pool.query(`create schema kit; create table kit.migration (room text not null, name text not null,
    checksum text not null, applied_at timestamptz not null default now(), primary key (room, name))`);
  await migrate(database.pool, [garden.source]);
  await garden.write("0002_bush.sql", "create table bush (name text);");
  await migrate(database.pool, [garden.source]);
  const { rows } = await database.pool.query("select room, name from kit.migration order by name");
  expect(rows).toEqual([
    { room: "garden", name: "0001_tree.sql" },
    { room: "garden", name: "0002_bush.sql" },
  ]);
});

test("ten processes may start concurrently, and each file is still applied once", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({ "0001_tree.sql": "create table tree (name text); insert into tree values ('oak');" });
  const starts = Array.from({ length: 10 }, async () => {
    const database = connect(fixture.url, { maxConnections: 1 });
    await migrate(database.pool, [kitMigrations, garden.source]);
    await database.close();
  });
  await Promise.all(starts);
  expect((await sql`select name from tree`.execute(fixture.database.kysely)).rows).toEqual([{ name: "oak" }]);
});

test("the whole preparation, job queue included, may run in several processes concurrently", async () => {
  const fixture = await emptyTestDatabase();
  await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(fixture.url, [kitMigrations])));
  const { rows } = await sql`
    select to_regclass('kit.outbox') is not null as kit, to_regclass('graphile_worker.jobs') is not null as jobs
  `.execute(fixture.database.kysely);
  expect(rows).toEqual([{ kit: true, jobs: true }]);
});

test("a database is up to date when it has every file unchanged, and the job queue; checking changes nothing", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({ "0001_tree.sql": "create table tree (name text);" });
  const sources = [kitMigrations, garden.source];
  const upToDate = () => isUpToDate(fixture.database.pool, sources);
  expect(await upToDate()).toBe(false);
  expect((await sql`select to_regnamespace('kit') as kit`.execute(fixture.database.kysely)).rows).toEqual([
    { kit: null },
  ]);
  await migrate(fixture.database.pool, sources);
  expect(await upToDate()).toBe(false);
  await prepareDatabase(fixture.url, sources);
  expect(await upToDate()).toBe(true);
  await garden.write("0002_bush.sql", "create table bush (name text);");
  expect(await upToDate()).toBe(false);
});

test("a file that fails is rolled back, and those before it stay", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({
    "0001_tree.sql": "create table tree (name text);",
    "0002_bush.sql": "create table bush (name text);\n\nselect nonsense;",
  });
  await expect(migrate(fixture.database.pool, [garden.source])).rejects.toThrow(
    'The migration 0002_bush.sql of garden could not be applied: column "nonsense" does not exist (line 3).',
  );
  expect(await appliedNames(fixture)).toEqual(["0001_tree.sql"]);
  const { rows } = await sql`select to_regclass('bush') as bush`.execute(fixture.database.kysely);
  expect(rows).toEqual([{ bush: null }]);
  await garden.write("0002_bush.sql", "create table bush (name text);");
  await migrate(fixture.database.pool, [garden.source]);
  expect(await appliedNames(fixture)).toEqual(["0001_tree.sql", "0002_bush.sql"]);
});

test("a changed file is refused, but other line endings are no change", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({ "0001_tree.sql": "create table tree\n(name text);\n" });
  await migrate(fixture.database.pool, [garden.source]);
  await garden.write("0001_tree.sql", "create table tree\r\n(name text);\r\n");
  await migrate(fixture.database.pool, [garden.source]);
  await garden.write("0001_tree.sql", "create table tree (name text, age int);");
  await expect(migrate(fixture.database.pool, [garden.source])).rejects.toThrow(
    "The migration 0001_tree.sql of garden was changed after it had been applied.",
  );
});

test("a new file must come after the applied ones", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({ "0002_tree.sql": "create table tree (name text);" });
  await migrate(fixture.database.pool, [garden.source]);
  await garden.write("0001_bush.sql", "create table bush (name text);");
  await expect(migrate(fixture.database.pool, [garden.source])).rejects.toThrow(
    "The migration 0001_bush.sql of garden comes before 0002_tree.sql, which is already applied. Give it a higher number.",
  );
});

test("invalid names and duplicate numbers are refused before anything is applied", async () => {
  const fixture = await emptyTestDatabase();
  const odd = await module({ "1_tree.sql": "create table tree (name text);" });
  await expect(migrate(fixture.database.pool, [odd.source])).rejects.toThrow(
    "The migration 1_tree.sql of garden needs a name like 0001_what_it_does.sql.",
  );
  const twins = await module({ "0001_a.sql": "create table a ();", "0001_b.sql": "create table b ();" });
  await expect(migrate(fixture.database.pool, [twins.source])).rejects.toThrow(
    "Two migrations of garden have the number 0001.",
  );
  expect(await appliedNames(fixture)).toEqual([]);
});

test("a lock conflict makes the migration retry, and it succeeds once the table is free", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({ "0001_tree.sql": "create table tree (name text);" });
  await migrate(fixture.database.pool, [garden.source]);
  await garden.write("0002_age.sql", "alter table tree add column age int;");
  const reader = await fixture.database.pool.connect();
  await reader.query("begin; select * from tree");
  const pending = migrate(fixture.database.pool, [garden.source], { lockTimeoutMs: 1_000 });
  await expect
    .poll(async () => {
      const { rows } = await fixture.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBe(1);
  await reader.query("commit");
  reader.release();
  await pending;
  expect(await appliedNames(fixture)).toEqual(["0001_tree.sql", "0002_age.sql"]);
});

test("a table that stays locked fails the migration with a message, with nothing changed and the advisory lock released", async () => {
  const fixture = await emptyTestDatabase();
  const garden = await module({ "0001_tree.sql": "create table tree (name text);" });
  await migrate(fixture.database.pool, [garden.source]);
  await garden.write("0002_age.sql", "alter table tree add column age int;");
  const reader = await fixture.database.pool.connect();
  await reader.query("begin; select * from tree");
  await expect(migrate(fixture.database.pool, [garden.source], { lockTimeoutMs: 10 })).rejects.toThrow(
    "The migration 0002_age.sql of garden could not be applied: other transactions kept a lock on the table it changes",
  );
  await reader.query("commit");
  reader.release();
  await migrate(fixture.database.pool, [garden.source]);
  expect(await appliedNames(fixture)).toEqual(["0001_tree.sql", "0002_age.sql"]);
});

test("an old server is refused with the remedy", () => {
  expect(() => refuseOldVersion(140_012, "14.12")).toThrow(
    "PostgreSQL 15 or newer is needed, but this server is 14.12. Point DATABASE_URL at a newer one.",
  );
  expect(() => refuseOldVersion(150_000, "15.0")).not.toThrow();
});
