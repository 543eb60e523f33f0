import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { importFixture } from "../testing/import-fixture.ts";

const { database, url, staff, work, upload, preview, apply, find, rows, testProducts, save, endOf } =
  await importFixture();
beforeEach(async () => {
  await sql`delete from goods_fixture`.execute(database.kysely);
});

const idle: { stop(): Promise<void> }[] = [];

async function previewed(text: string): Promise<string> {
  idle.push(await work());
  const id = await upload(text);
  const workId = await preview(id);
  await expect.poll(() => endOf(workId)).toBe("done");
  return id;
}
const entries = async () =>
  (
    await sql<{ action: string; reason: string; records: number }>`
      select action, reason, count(*)::int as records from kit.journal_entry as entry
      join kit.journal_change on entry_id = entry.id where action = 'import'
      group by entry.id, action, reason order by entry.id desc`.execute(database.kysely)
  ).rows;
const manyRows = (count: number, price: number) =>
  [
    "product_code,sku_code,status,price",
    ...Array.from({ length: count }, (_, at) => `P${at},S${at},draft,${price}`),
  ].join("\n");

test("MI-05 an import writes all records with one journal entry, and a second request writes nothing", async () => {
  const id = await previewed(manyRows(200, 1_000));
  const key = "6f1c1f9e-0000-4000-8000-000000000001";
  const [first, second] = await Promise.all([apply(id, key), apply(id, key)]);
  expect(second).toBe(first);
  await expect.poll(() => endOf(first)).toBe("done");
  expect(Object.keys(await testProducts())).toHaveLength(200);
  expect(await entries()).toEqual([{ action: "import", reason: "goods.csv", records: 200 }]);
  expect(await apply(id, key)).toBe(first);
  expect(await apply(id)).toBe("NOT_POSSIBLE");
  expect(await find(id)).toMatchObject({ state: "applied", counts: { created: 200 } });
  expect((await entries()).length).toBe(1);
});

test("MI-06 records that changed since the preview are left out and reported; the others are written", async () => {
  const made = (id: string) => ({ id, version: 0, changes: [{ path: "status", after: "draft" }] });
  await save(made("OLD"), made("NEW"));
  const id = await previewed("product_code,status\nOLD,hidden\nNEW,hidden\nADDED,draft\nBORN,draft\n");
  await save({ id: "OLD", version: 1, changes: [{ path: "names/en-US", after: "Changed meanwhile" }] }, made("BORN"));
  const workId = await apply(id);
  await expect.poll(() => endOf(workId)).toBe("done");
  expect(await testProducts()).toEqual({
    ADDED: { status: "draft" },
    BORN: { status: "draft" },
    NEW: { status: "hidden" },
    OLD: { status: "draft", names: { "en-US": "Changed meanwhile" } },
  });
  expect(await find(id)).toMatchObject({ counts: { created: 1, changed: 1, outdated: 2 } });
  expect((await rows(id, "outdated")).map(({ recordId, rows: fileRows }) => [recordId, fileRows])).toEqual([
    ["OLD", [2]],
    ["BORN", [5]],
  ]);
});

test("MI-05 records that violate a rule by now are left out and reported, and the others are written", async () => {
  const id = await previewed("product_code,sku_code,status,barcode\nA,A1,draft,111\nB,B1,draft,222\n");
  await save({ id: "THIEF", version: 0, changes: [{ path: "skus/T1", after: { barcode: "111" } }] });
  const workId = await apply(id);
  await expect.poll(() => endOf(workId)).toBe("done");
  expect(Object.keys(await testProducts())).toEqual(["B", "THIEF"]);
  expect(await rows(id, "refused")).toMatchObject([
    { recordId: "A", problems: [{ message: "THIEF has this barcode." }] },
  ]);
});

test("MI-05 an import killed midway has written nothing, and is finished by the next worker", async () => {
  const id = await previewed(manyRows(50, 2_000));
  await Promise.all(idle.splice(0).map((worker) => worker.stop()));
  const workId = await apply(id);
  const script = fileURLToPath(new URL("../testing/interrupted-import.ts", import.meta.url));
  const child = spawn(process.execPath, [script, url], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await testProducts()).toEqual({});
  expect(await find(id)).toMatchObject({ state: "previewed" });
  await work();
  await expect.poll(() => endOf(workId), { timeout: 60_000 }).toBe("done");
  expect(Object.keys(await testProducts())).toHaveLength(50);
  expect((await entries())[0]).toMatchObject({ records: 50 });
});

test("only staff who may import and edit can apply an import", async () => {
  const id = await previewed("product_code,status\nA,draft\n");
  const marketing = await staff.signedIn("marketing@staff.test", "marketing");
  expect(await apply(id, undefined, marketing)).toBe("FORBIDDEN");
  expect(await testProducts()).toEqual({});
});
