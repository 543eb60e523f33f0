import { expect, test } from "vitest";
import { countCalls } from "../testing/count-calls.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const fixture = await stockFixture();
const { mutate, outcome, storeStaff } = fixture;
const { seen } = countCalls(fixture);

test("MS-02 one press starts one count", async () => {
  const press = { sourceCode: "WH01", key: crypto.randomUUID() };
  const codes = (await Promise.all([1, 2, 3].map(() => mutate("adminStartCount", press)))).map(
    ({ data }) => data?.code,
  );
  expect(new Set(codes).size).toBe(1);
  expect(await seen(codes[0] ?? "")).toMatchObject({ state: "open", version: 0, lines: [] });
});

test("MS-06 staff of one store count there alone, and no unknown place is counted", async () => {
  const own = await storeStaff("1001");
  const begin = (sourceCode: string) => outcome("adminStartCount", { sourceCode, key: crypto.randomUUID() }, own);
  expect([await begin("1001"), await begin("1002"), await begin("nowhere")]).toEqual([
    "DONE",
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
});
