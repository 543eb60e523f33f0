import { sql } from "kysely";
import { expect, test } from "vitest";
import { saveStock } from "../index.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const { db, staff, query, storeStaff, stock, hold, mutate, desk } = await stockFixture();
type Row = { sku: { skuCode: string; name: string }; level: { sourceCode: string; onHand: number; held: number } };
const list = async (input: string, headers = desk) =>
  (await query(
    `query adminStock { adminStock(input: { ${input} }) { total page pageSize rows {
      sku { skuCode name } level { sourceCode onHand held sellable incoming safety } } } }`,
    headers,
  )) as { total: number; rows: Row[] };
const names = ({ rows }: { rows: Row[] }) => rows.map(({ sku, level }) => `${sku.skuCode} ${level.sourceCode}`);

test("MS-01 each row shows on hand, held by orders, sellable, incoming and safety stock", async () => {
  await stock("S-a", 10);
  await hold("O-a", "S-a", 3);
  await sql`update inventory.stock set safety = 2 where sku_code = 'S-a'`.execute(db);
  const draft = { version: 0, fromCode: "WH02", toCode: "WH01", key: crypto.randomUUID() };
  await stock("S-a", 6, "WH02");
  const code = (await mutate("adminSaveTransfer", { ...draft, lines: [{ skuCode: "S-a", quantity: 4 }] })).data?.code;
  await mutate("adminSendTransfer", { code, version: 0 });
  expect((await list('search: "S-a"')).rows).toEqual([
    {
      sku: { skuCode: "S-a", name: "Name of S-a" },
      level: { sourceCode: "WH01", onHand: 10, held: 3, sellable: 5, incoming: 4, safety: 2 },
    },
    {
      sku: { skuCode: "S-a", name: "Name of S-a" },
      level: { sourceCode: "WH02", onHand: 2, held: 0, sellable: 2, incoming: 0, safety: 0 },
    },
  ]);
});

test("MS-06 low stock has few units to sell, by a selectable limit", async () => {
  await Promise.all([stock("S-few", 5), stock("S-many", 6), stock("S-kept", 50)]);
  await sql`update inventory.stock set safety = 48 where sku_code = 'S-kept'`.execute(db);
  const low = names(await list('view: "low", sourceCode: "WH01"'));
  expect(low).toEqual(expect.arrayContaining(["S-few WH01", "S-kept WH01"]));
  expect(low).not.toContain("S-many WH01");
  expect(names(await list('view: "low", few: 6, search: "S-many"'))).toEqual(["S-many WH01"]);
});

test("MS-06 dead stock is on the shelf and did not sell or arrive for a long time", async () => {
  await saveStock(db, [
    { skuCode: "S-dead", sourceCode: "WH01", quantity: 4 },
    { skuCode: "S-gone", sourceCode: "WH01", quantity: 4, sold: 4 },
    { skuCode: "S-sold", sourceCode: "WH01", quantity: 4 },
    { skuCode: "S-old", sourceCode: "WH01", quantity: 4 },
    { skuCode: "S-arrived", sourceCode: "WH01", quantity: 4 },
  ]);
  await hold("O-sold", "S-sold", 1);
  await hold("O-old", "S-old", 1);
  await sql`update inventory.hold set held_at = '2026-01-02' where reference = 'O-old'`.execute(db);
  const arrived = { skuCode: "S-arrived", sourceCode: "WH01", change: 1, cause: "received" };
  await mutate("adminAdjustStock", { ...arrived, key: crypto.randomUUID() });
  // The shop's clock stands in November 2026; sales and arrivals of this test carry the database's.
  const { rows } = await sql<{ days: number }>`
    select ceil(extract(epoch from timestamptz '2026-11-15T10:00:00Z' - now()) / 86400)::int + 2 as days`.execute(db);
  const days = Math.max(rows[0]?.days ?? 0, 2);
  const dead = names(await list(`view: "dead", days: ${days}`));
  expect(dead).toEqual(expect.arrayContaining(["S-dead WH01", "S-old WH01"]));
  for (const code of ["S-gone", "S-sold", "S-arrived"]) expect(dead).not.toContain(`${code} WH01`);
});

test("MS-01 rows with units held by orders can be listed, and unknown terms find nothing", async () => {
  expect(names(await list('view: "held"'))).toEqual(expect.arrayContaining(["S-a WH01", "S-old WH01"]));
  expect(await list('search: "no such thing"')).toMatchObject({ total: 0, rows: [] });
});

test("MS-06 staff of one store see that store alone, also when they filter by another", async () => {
  await stock("S-own", 3, "1001");
  const own = await storeStaff("1001", "storeStaff");
  expect(names(await list("", own))).toEqual(["S-own 1001"]);
  expect(await list('sourceCode: "WH01"', own)).toMatchObject({ total: 0, rows: [] });
  const marketing = await staff.signedIn("marketing@staff.test", "marketing");
  expect(await list("", marketing)).toBe("FORBIDDEN");
});

test("MF-08 pages of 50 rows follow each other without gaps", async () => {
  await saveStock(
    db,
    Array.from({ length: 70 }, (_, at) => ({ skuCode: `S-p${100 + at}`, sourceCode: "WH01", quantity: 9 })),
  );
  const [first, second] = [await list('search: "S-p"'), await list('search: "S-p", page: 2')];
  expect([first.total, first.rows.length, second.rows.length]).toEqual([70, 50, 20]);
  expect(new Set([...names(first), ...names(second)]).size).toBe(70);
});
