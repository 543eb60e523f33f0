import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";

const { staff, mutate, outcome, storeStaff, stock, hold, movements, broken, query } = await stockFixture();
const adjustment = (skuCode: string, change: number, more: object = {}) => ({
  skuCode,
  sourceCode: "WH01",
  change,
  cause: "damaged",
  key: crypto.randomUUID(),
  ...more,
});

test("MS-02 stock is adjusted for a reason, and the movement names staff and reason", async () => {
  await stock("S1", 10);
  expect(await outcome("adminAdjustStock", adjustment("S1", -3, { note: "Water on the floor" }))).toBe("DONE");
  expect(await movements("S1")).toEqual(["opening +10 = 10", "damaged -3 = 7"]);
  const history = await query(
    `query adminStockHistory { adminStockHistory(skuCode: "S1", sourceCode: "WH01") { entries { actor reason } } }`,
  );
  expect(history.entries[0]).toEqual({ actor: "Name of desk@staff.test", reason: "Water on the floor" });
});

test("MS-02 an amount below the held units is refused with their number, and changes nothing", async () => {
  await stock("S2", 10);
  await hold("O-2", "S2", 4);
  const refused = await mutate("adminAdjustStock", adjustment("S2", -7));
  expect(refused.errorCode).toBe("BELOW_HELD");
  expect(refused.errorMessage).toContain("S2 (4/10)");
  expect(await outcome("adminAdjustStock", adjustment("S2", -6))).toBe("DONE");
  expect(await movements("S2")).toEqual(["opening +10 = 10", "damaged -6 = 4"]);
});

test("MS-02 one press counts once, however often it arrives", async () => {
  await stock("S3", 10);
  const press = adjustment("S3", 2, { cause: "found" });
  const replies = await Promise.all(Array.from({ length: 5 }, () => outcome("adminAdjustStock", press)));
  expect(replies).toEqual(Array(5).fill("DONE"));
  expect(await movements("S3")).toEqual(["opening +10 = 10", "found +2 = 12"]);
});

test("MS-02 a reason is required, a note for other reasons, and whole units", async () => {
  const wrong = [
    adjustment("S3", 0),
    adjustment("S3", 1, { cause: "" }),
    adjustment("S3", 1, { cause: "counted" }),
    adjustment("S3", 1, { cause: "adjusted" }),
    adjustment("S3", 1, { cause: "adjusted", note: "  " }),
    adjustment("S3", 9_000_000),
    adjustment("S3", 1, { key: "once" }),
  ];
  for (const input of wrong) expect(await outcome("adminAdjustStock", input)).toBe("INVALID_INPUT");
  expect(await outcome("adminAdjustStock", adjustment("S3", 1, { cause: "adjusted", note: "Sample back" }))).toBe(
    "DONE",
  );
});

test("MS-02 an SKU new to a place gets its first units; an unknown SKU or place gets none", async () => {
  expect(await outcome("adminAdjustStock", adjustment("S-new", 5, { cause: "received", sourceCode: "WH02" }))).toBe(
    "DONE",
  );
  expect(await movements("S-new", "WH02")).toEqual(["received +5 = 5"]);
  expect(await outcome("adminAdjustStock", adjustment("nothing", 5))).toBe("UNKNOWN_SKU");
  expect(await outcome("adminAdjustStock", adjustment("S1", 5, { sourceCode: "WH99" }))).toBe("NOT_FOUND");
});

test("MS-06 staff of one store change that store's stock alone; support changes none", async () => {
  await stock("S4", 5, "1001");
  const own = await storeStaff("1001");
  expect(await outcome("adminAdjustStock", adjustment("S4", -1, { sourceCode: "1001" }), own)).toBe("DONE");
  expect(await outcome("adminAdjustStock", adjustment("S4", -1, { sourceCode: "1002" }), own)).toBe("NOT_FOUND");
  expect(await outcome("adminAdjustStock", adjustment("S1", -1), own)).toBe("NOT_FOUND");
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await outcome("adminAdjustStock", adjustment("S1", -1), support)).toBe("FORBIDDEN");
});

test("MS-05 every movement adds up afterwards", async () => {
  expect(await broken()).toEqual([]);
});
