import { expect, test } from "vitest";
import { countCalls } from "../testing/count-calls.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { query, stock, storeStaff, desk, staff } = fixture;
const { start, enter } = countCalls(fixture);
const list = (headers = desk): Promise<{ code: string }[]> =>
  query("query adminStockCounts { adminStockCounts { code sourceName lines difference state } }", headers);

test("MS-02 counts are listed with their differences, newest first, those of other stores not", async () => {
  await stock("S1", 5);
  const first = await start();
  await enter(first, "S1", { counted: 3 });
  staff.clock.advance(60_000);
  const second = await start("1001");
  expect(await list()).toMatchObject([
    { code: second, sourceName: "Senayan", lines: 0, difference: 0, state: "open" },
    { code: first, sourceName: "Jakarta", lines: 1, difference: -2, state: "open" },
  ]);
  expect((await list(await storeStaff("1001"))).map(({ code }) => code)).toEqual([second]);
});
