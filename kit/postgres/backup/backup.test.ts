import { appendFile, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { emptyTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../connect.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { readManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const root = await mkdtemp(join(tmpdir(), "backup-"));
afterAll(() => rm(root, { recursive: true, force: true }));

// Two tables that refer to each other, a row that refers to itself, numbers the database gives, columns it computes, a trigger that
// must not fire again, a row a migration inserts and a table whose rows are not kept.
const first = `
  create schema garden;
  create table garden.bed (id bigint generated always as identity primary key, name text not null, best_tree bigint);
  create table garden.tree (
    id bigint generated always as identity primary key,
    bed bigint not null references garden.bed,
    parent bigint references garden.tree,
    note text,
    upper_note text generated always as (upper(note)) stored,
    grown jsonb not null default '{}'
  );
  alter table garden.bed add foreign key (best_tree) references garden.tree;
  create table garden.log (line text not null);
  create unlogged table garden.visitor (name text, bed bigint references garden.bed);
  create function garden.note() returns trigger language plpgsql as
    $$ begin insert into garden.log values (new.id || ' planted'); return new; end $$;
  create trigger planted after insert on garden.tree for each row execute function garden.note();
  create function garden.refuse() returns trigger language plpgsql as $$ begin raise 'the log only grows'; end $$;
  create trigger only_grows before update or delete or truncate on garden.log execute function garden.refuse();
  insert into garden.bed (name) values ('by the wall');`;

async function sourceOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(root, "migrations-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return [{ module: "garden", folder: pathToFileURL(folder) }];
}

const old = await sourceOf({ "0001_garden.sql": first });

async function garden() {
  const fixture = await emptyTestDatabase();
  await prepareDatabase(fixture.url, old);
  await fixture.database.pool.query(`
    delete from garden.bed;
    insert into garden.bed (name) values ('rose "bed"'), (e'two\\nlines\\tand a \\\\');
    insert into garden.tree (bed, note, grown) values (2, null, '{"cm": 3}'), (3, '', '{}'), (2, 'ä 木', '[1]');
    update garden.tree set parent = id where id = 1;
    update garden.bed set best_tree = 3 where id = 2;
    insert into garden.visitor values ('rani', 2)`);
  return fixture;
}

const contents = async ({ pool }: Database) => {
  const read = async (table: string) => (await pool.query(`select * from garden.${table} order by 1`)).rows;
  return { bed: await read("bed"), tree: await read("tree"), log: await read("log") };
};

let made = 0;
async function backUp(database: Database) {
  made += 1;
  const folder = join(root, `made-${made}`);
  await writeBackup({ database, folder, now: new Date("2026-11-18T02:30:00Z"), sealKeys: ["0a1b2c3d"] });
  return folder;
}

test("MX-07 a restored database has every row, number and rule of the one that was backed up", async () => {
  const from = await garden();
  const folder = await backUp(from.database);
  expect(await readdir(root)).not.toContain("made-1.partial");
  const to = await emptyTestDatabase();
  const manifest = await restoreBackup({ ...to, folder, sources: old });
  expect(manifest).toMatchObject({ createdAt: "2026-11-18T02:30:00.000Z", sealKeys: ["0a1b2c3d"] });

  const restored = await contents(to.database);
  expect(restored).toEqual(await contents(from.database));
  expect(restored.tree).toHaveLength(3);
  expect(restored.log).toHaveLength(3);
  expect((await to.database.pool.query("select from garden.visitor")).rowCount).toBe(0);
  // New rows get new numbers, the trigger works again, and so do the foreign keys.
  const added = await to.database.pool.query("insert into garden.tree (bed) values (2) returning id::int");
  expect(added.rows).toEqual([{ id: 4 }]);
  expect((await contents(to.database)).log).toHaveLength(4);
  await expect(to.database.pool.query("truncate garden.log")).rejects.toThrow("the log only grows");
  await expect(to.database.pool.query("delete from garden.bed where id = 2")).rejects.toMatchObject({ code: "23503" });
});

test("MX-07 a backup is one moment of the database, however much is written meanwhile", async () => {
  const from = await garden();
  let writing = true;
  // Each statement adds a log line with its tree: a snapshot has as many of one as of the other.
  const writer = (async () => {
    while (writing)
      await from.database.pool.query("insert into garden.tree (bed) select 2 from generate_series(1, 50)");
  })();
  const folders = [await backUp(from.database), await backUp(from.database), await backUp(from.database)];
  writing = false;
  await writer;
  for (const folder of folders) {
    const to = await emptyTestDatabase();
    await restoreBackup({ ...to, folder, sources: old });
    const { tree, log } = await contents(to.database);
    expect(tree.length % 50).toBe(3);
    expect(log).toHaveLength(tree.length);
    await to.drop();
  }
});

test("MX-07 a later release restores a backup and then migrates it; an earlier one refuses it", async () => {
  const { database } = await garden();
  const newer = await sourceOf({
    "0001_garden.sql": first,
    "0002_height.sql":
      "alter table garden.tree add column cm int; update garden.tree set cm = (grown->>'cm')::int where id = 1",
  });
  const to = await emptyTestDatabase();
  await restoreBackup({ ...to, folder: await backUp(database), sources: newer });
  const { rows } = await to.database.pool.query("select cm from garden.tree order by id");
  expect(rows).toEqual([{ cm: 3 }, { cm: null }, { cm: null }]);

  const folder = await backUp(to.database);
  const back = await emptyTestDatabase();
  await expect(restoreBackup({ ...back, folder, sources: old })).rejects.toThrow(
    "The backup has the migration 0002_height.sql of garden, which this release lacks.",
  );
  expect((await back.database.pool.query("select from pg_namespace where nspname = 'garden'")).rowCount).toBe(0);
});

test("MX-07 a damaged, incomplete or unfinished backup, and a database with tables, are refused before anything is written", async () => {
  const { database, url } = await garden();
  const to = await emptyTestDatabase();
  const restore = (folder: string) => restoreBackup({ ...to, folder, sources: old });

  const damaged = await backUp(database);
  await appendFile(join(damaged, "garden.tree.copy.gz"), "x");
  await expect(restore(damaged)).rejects.toThrow("The backup's file garden.tree.copy.gz is damaged.");
  const incomplete = await backUp(database);
  await rm(join(incomplete, "garden.bed.copy.gz"));
  await expect(restore(incomplete)).rejects.toThrow("The backup's file garden.bed.copy.gz is missing");
  const unfinished = await backUp(database);
  await rm(join(unfinished, "manifest.json"));
  await expect(restore(unfinished)).rejects.toThrow("is no complete backup");
  const strange = await backUp(database);
  await writeFile(join(strange, "manifest.json"), '{"format": 2}');
  await expect(restore(strange)).rejects.toThrow("is damaged, or was written by another release");
  expect((await to.database.pool.query("select from pg_namespace where nspname = 'garden'")).rowCount).toBe(0);

  const whole = await backUp(database);
  const before = await contents(database);
  await expect(restoreBackup({ database, url, folder: whole, sources: old })).rejects.toThrow(
    "The database is not empty.",
  );
  expect(await contents(database)).toEqual(before);
});

test("MX-07 a backup that fails leaves nothing behind, and only its owner may read one", async () => {
  const { database } = await garden();
  const folder = join(root, "failing");
  const addFiles = () => Promise.reject(new Error("no space left"));
  const empty = writeBackup({ ...(await emptyTestDatabase()), folder, now: new Date(), sealKeys: [] });
  await expect(empty).rejects.toThrow("The database is empty");
  const failing = writeBackup({ database, folder, now: new Date(), sealKeys: [], addFiles });
  await expect(failing).rejects.toThrow("no space left");
  expect((await readdir(root)).filter((name) => name.startsWith("failing"))).toEqual([]);

  const whole = await backUp(database);
  const modes = [whole, ...(await readdir(whole)).map((name) => join(whole, name))].map(async (path) => {
    const { mode } = await stat(path);
    return (mode & 0o077).toString(8);
  });
  expect(new Set(await Promise.all(modes))).toEqual(new Set(["0"]));
  expect((await readManifest(whole)).tables.map(({ file }) => file)).toContain("garden.tree.copy.gz");
});
