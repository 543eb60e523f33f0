import { expect, test } from "vitest";
import { countCalls } from "../testing/count-calls.ts";
import { stockConnections, stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { outcome } = fixture;
const { start, enter } = countCalls(fixture);
const unknown = "nothing";
const key = () => crypto.randomUUID();

/** More calls at once than connections. */
const atOnce = async (call: () => Promise<string>): Promise<string[]> => [
  ...new Set(await Promise.all(Array.from({ length: 2 * stockConnections }, call))),
];

test("MS-04 more parallel scans of a count than connections are all answered", async () => {
  const count = await start();
  expect(await atOnce(() => enter(count, unknown, { add: 1 }))).toEqual(["UNKNOWN_SKU"]);
  expect(await atOnce(() => enter(count, "B1", { add: 1 }))).toEqual(["DONE"]);
});

test("MS-02 more parallel adjustments than connections are all answered", async () => {
  const place = { sourceCode: "WH01", cause: "damaged" };
  const one = () => outcome("adminAdjustStock", { ...place, skuCode: unknown, change: 1, key: key() });
  expect(await atOnce(one)).toEqual(["UNKNOWN_SKU"]);
  const many = () => outcome("adminAdjustStocks", { ...place, lines: [{ skuCode: unknown, change: 1 }], key: key() });
  expect(await atOnce(many)).toEqual(["UNKNOWN_SKU"]);
});

test("MS-03 more parallel saves of transfers than connections are all answered", async () => {
  const lines = [{ skuCode: unknown, quantity: 1 }];
  const save = () => outcome("adminSaveTransfer", { version: 0, fromCode: "WH01", toCode: "1001", lines, key: key() });
  expect(await atOnce(save)).toEqual(["UNKNOWN_SKU"]);
});
