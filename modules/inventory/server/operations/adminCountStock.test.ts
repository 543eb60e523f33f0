import { sql } from "kysely";
import { expect, test } from "vitest";
import { countCalls } from "../testing/count-calls.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { db, outcome, stock, storeStaff, broken } = fixture;
const { start, enter, seen } = countCalls(fixture);

test("MS-02 MS-04 scans add up, a typed number replaces them, and the difference is shown", async () => {
  await stock("S1", 5);
  const code = await start();
  expect(await enter(code, "B1", { add: 1 })).toBe("DONE");
  expect(await enter(code, "B1", { add: 1 })).toBe("DONE");
  expect((await seen(code))?.lines[0]).toMatchObject({ counted: 2, expected: 5, difference: -3 });
  expect(await enter(code, "S1", { counted: 6 })).toBe("DONE");
  expect(await seen(code)).toMatchObject({ version: 3, lines: [{ counted: 6, expected: 5, difference: 1 }] });
});

test("MS-04 a scan that is sent twice counts once, and two phones lose no scan", async () => {
  await stock("S2", 30);
  const code = await start();
  const scan = { countCode: code, code: "B2", add: 1, key: crypto.randomUUID() };
  await Promise.all([1, 2, 3].map(() => outcome("adminCountStock", scan)));
  expect((await seen(code))?.lines[0]?.counted).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => enter(code, "B2", { add: 1 })));
  expect((await seen(code))?.lines[0]?.counted).toBe(21);
});

test("MS-04 an unknown barcode is named; an SKU new to the place is expected to be absent", async () => {
  const code = await start();
  expect(await enter(code, "999", { add: 1 })).toBe("UNKNOWN_SKU");
  expect(await enter(code, "B-new", { add: 1 })).toBe("DONE");
  expect((await seen(code))?.lines).toMatchObject([{ counted: 1, expected: 0 }]);
});

test("MS-02 an SKU can be taken off again; amounts are whole and not both kinds at once", async () => {
  const code = await start();
  await enter(code, "B1", { add: 1 });
  expect(await enter(code, "B1", {})).toBe("DONE");
  expect((await seen(code))?.lines).toEqual([]);
  for (const wrong of [{ add: 0 }, { add: -1 }, { counted: -1 }, { add: 1, counted: 1 }]) {
    expect(await enter(code, "B1", wrong)).toBe("INVALID_INPUT");
  }
});

test("MS-02 stock that moves between two scans marks the line until it is counted as a whole", async () => {
  await stock("S3", 5);
  const code = await start();
  await enter(code, "B3", { add: 1 });
  await sql`update inventory.stock set quantity = 4 where sku_code = 'S3'`.execute(db);
  await enter(code, "B3", { add: 1 });
  expect((await seen(code))?.lines[0]).toMatchObject({ counted: 2, expected: 4, moved: true });
  await enter(code, "B3", { counted: 4 });
  expect((await seen(code))?.lines[0]).toMatchObject({ difference: 0, moved: false });
});

test("MS-06 staff of one store cannot count at another", async () => {
  const code = await start("1001");
  expect(await enter(code, "B1", { add: 1 }, await storeStaff("1002"))).toBe("NOT_FOUND");
  expect(await enter(code, "B1", { add: 1 }, await storeStaff("1001"))).toBe("DONE");
  expect(await broken()).toEqual([]);
});
