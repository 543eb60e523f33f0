import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#kit/postgres/connect.ts";
import { emptyTestDatabase } from "#kit/testing/test-database.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { backupName, backupsIn, removeOldBackups, timeOfBackup } from "./backup-folders.ts";

const root = await mkdtemp(join(tmpdir(), "shop-backup-"));
afterAll(() => rm(root, { recursive: true, force: true }));

/** The shop that restores has another key. */
const ownKey = "a-key-of-the-first-shop-0123456789abcdef";

const script = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

function run(name: string, given: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { cwd: root, env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [script(name), ...given], options, (problem, out, err) =>
      resolve({ code: problem ? Number(problem.code) : 0, out, err }),
    );
  });
}

/** Every table with the number of its rows and a digest of them. */
async function digests({ pool }: Database) {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('migration', 'migrations')`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    const digest = await pool.query(
      `select count(*)::int as rows, md5(string_agg(line, chr(10) order by line)) as digest
       from (select t::text as line from ${name} t) as lines`,
    );
    found[name] = digest.rows[0];
  }
  return found;
}

test("MX-07 the commands back up a running shop and restore it elsewhere, where it opens with the same data and files and names the missing key", async () => {
  const from = await shopDatabase();
  const shop = await startTestShop({ databaseUrl: from.url });
  const data = join(root, "data");
  await mkdir(join(data, "media", "ab"), { recursive: true });
  await writeFile(join(data, "media", "ab", "picture.webp"), "picture");
  await writeFile(join(data, "media", "ab", "arriving.part"), "half");

  const made = await run("backup-main", [], { DATABASE_URL: from.url, SHOP_DATA_DIR: data, SHOP_SEAL_KEYS: ownKey });
  expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: "" });
  const [folder = "", sum] = made.out.split("\n");
  expect(sum).toMatch(/^\d+ rows of \d+ tables\.$/);
  await shop.close();

  const to = await emptyTestDatabase();
  const elsewhere = { DATABASE_URL: to.url, SHOP_DATA_DIR: join(root, "elsewhere") };
  const restored = await run("restore-main", ["--from", folder], elsewhere);
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(restored.out).toMatch(
    /^Restored the state of .*\nSHOP_SEAL_KEYS lacks [0-9a-f]{8}: .*\nThe data is consistent\.\n$/,
  );
  expect(await digests(to.database)).toEqual(await digests(from.database));
  expect(await readdir(join(root, "elsewhere", "media", "ab"))).toEqual(["picture.webp"]);
  expect(await readFile(join(root, "elsewhere", "media", "ab", "picture.webp"), "utf8")).toBe("picture");

  const again = await run("restore-main", ["--from", folder], elsewhere);
  expect(again).toMatchObject({ code: 1, out: "" });
  expect(again.err).toMatch(/^The database is not empty\./);

  const opened = await startTestShop({ databaseUrl: to.url });
  expect((await fetch(`${opened.address}/readyz`)).status).toBe(200);
  expect((await fetch(`${opened.address}/`)).status).toBe(200);
  await opened.close();
});

test("MX-07 commands with invalid arguments print their usage and change nothing", async () => {
  expect(await run("backup-main", ["--keep", "some"], {})).toMatchObject({
    code: 1,
    err: expect.stringContaining("--keep takes the number"),
  });
  expect(await run("restore-main", [], {})).toMatchObject({ code: 1, err: expect.stringContaining("Name the backup") });
});

test("a folder without a database is not backed up, and none is created in it", async () => {
  const nowhere = join(root, "nothing-here");
  const said = await run("backup-main", [], { SHOP_DATA_DIR: nowhere });
  expect(said).toMatchObject({ code: 1, out: "", err: expect.stringContaining(`There is no database in ${nowhere}`) });
  expect(await readdir(nowhere).catch(() => [])).toEqual([]);
});

test("MX-07 of old backups the newest stay, and other folders are never touched", async () => {
  const parent = join(root, "many");
  const days = [16, 17, 18].map((day) => new Date(Date.UTC(2026, 10, day, 2, 30)));
  for (const name of [...days.map(backupName), "by-hand", `${backupName(days[0] as Date)}.partial`]) {
    await mkdir(join(parent, name), { recursive: true });
  }
  expect((await backupsIn(parent)).map(timeOfBackup)).toEqual(days);
  expect(await removeOldBackups(parent, 2)).toEqual(["2026-11-16T02-30-00Z"]);
  expect((await readdir(parent)).sort()).toEqual(
    ["2026-11-16T02-30-00Z.partial", "2026-11-17T02-30-00Z", "2026-11-18T02-30-00Z", "by-hand"].sort(),
  );
  expect(await removeOldBackups(parent, 5)).toEqual([]);
  expect(await backupsIn(join(root, "nowhere"))).toEqual([]);
});
