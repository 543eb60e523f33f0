import { expect, test } from "vitest";
import { countCalls } from "../testing/count-calls.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { outcome, stock, movements, storeStaff } = fixture;
const { start, enter, seen } = countCalls(fixture);

test("MS-02 a cancelled count changes no stock and is over", async () => {
  await stock("S1", 5);
  const code = await start();
  await enter(code, "S1", { counted: 1 });
  expect(await outcome("adminCancelCount", { countCode: code, version: 1 }, await storeStaff("1001"))).toBe(
    "NOT_FOUND",
  );
  expect(await outcome("adminCancelCount", { countCode: code, version: 1 })).toBe("DONE");
  expect(await outcome("adminConfirmCount", { countCode: code, version: 1 })).toBe("ACTION_NOT_ALLOWED");
  expect([(await seen(code))?.state, await movements("S1")]).toEqual(["cancelled", ["opening +5 = 5"]]);
});
