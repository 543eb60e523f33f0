import { expect, test } from "vitest";
import { countCalls } from "../testing/count-calls.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { stock, storeStaff } = fixture;
const { start, enter, seen } = countCalls(fixture);

test("MS-02 a count shows how many SKUs are not counted yet; another store's count is not found", async () => {
  await Promise.all([stock("S1", 5, "1001"), stock("S2", 5, "1001"), stock("S3", 5, "1002")]);
  const code = await start("1001");
  await enter(code, "S1", { counted: 5 });
  expect(await seen(code)).toMatchObject({ uncounted: 1, lines: [{ sku: { skuCode: "S1" } }] });
  expect(await seen(code, await storeStaff("1001"))).not.toBeNull();
  expect(await seen(code, await storeStaff("1002"))).toBeNull();
  expect(await seen("SC-NONE")).toBeNull();
});
