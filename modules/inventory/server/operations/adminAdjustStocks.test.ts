import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";

const { mutate, outcome, storeStaff, staff, stock, hold, movements, broken } = await stockFixture();
const adjustment = (changes: Readonly<Record<string, number>>, more: object = {}) => ({
  sourceCode: "WH01",
  lines: Object.entries(changes).map(([skuCode, change]) => ({ skuCode, change })),
  cause: "received",
  key: crypto.randomUUID(),
  ...more,
});

test("MP-04 the stock of many variants is adjusted for one reason, each with a movement of its own", async () => {
  await stock("S1", 10);
  const input = adjustment({ S1: 5, "S1-new": 7 });
  expect(await outcome("adminAdjustStocks", input)).toBe("DONE");
  expect(await movements("S1")).toEqual(["opening +10 = 10", "received +5 = 15"]);
  expect(await movements("S1-new")).toEqual(["received +7 = 7"]);
  // One press counts once, however often it arrives.
  const again = await Promise.all(Array.from({ length: 5 }, () => outcome("adminAdjustStocks", input)));
  expect(again).toEqual(Array(5).fill("DONE"));
  expect(await movements("S1")).toHaveLength(2);
});

test("MP-04 one variant that orders hold more of refuses all, and is named", async () => {
  await stock("S2", 10);
  await stock("S3", 10);
  await hold("O-1", "S3", 4);
  const refused = await mutate("adminAdjustStocks", adjustment({ S2: -1, S3: -7 }, { cause: "damaged" }));
  expect(refused.errorCode).toBe("BELOW_HELD");
  expect(refused.errorMessage).toContain("S3 (4/10)");
  expect(await movements("S2")).toEqual(["opening +10 = 10"]);
});

test("MP-04 unknown SKUs and places, nothing to change, an SKU named twice and a missing reason are refused", async () => {
  expect(await outcome("adminAdjustStocks", adjustment({ S2: 1, nothing: 1 }))).toBe("UNKNOWN_SKU");
  expect(await outcome("adminAdjustStocks", adjustment({ S2: 1 }, { sourceCode: "WH99" }))).toBe("NOT_FOUND");
  const wrong = [
    adjustment({}),
    adjustment({ S2: 0 }),
    adjustment({ S2: 1 }, { cause: "" }),
    adjustment({ S2: 1 }, { cause: "adjusted" }),
    adjustment({ S2: 1 }, { lines: [1, 2].map((change) => ({ skuCode: "S2", change })) }),
    adjustment(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`S${at}`, 1]))),
  ];
  for (const input of wrong) expect(await outcome("adminAdjustStocks", input)).toBe("INVALID_INPUT");
  expect(await outcome("adminAdjustStocks", adjustment({ S2: 1 }, { cause: "adjusted", note: "Sample" }))).toBe("DONE");
});

test("MS-06 staff of one store adjust that store alone; support adjusts nothing", async () => {
  const own = await storeStaff("1001");
  expect(await outcome("adminAdjustStocks", adjustment({ S4: 2 }, { sourceCode: "1001" }), own)).toBe("DONE");
  expect(await outcome("adminAdjustStocks", adjustment({ S4: 2 }), own)).toBe("NOT_FOUND");
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await outcome("adminAdjustStocks", adjustment({ S4: 2 }), support)).toBe("FORBIDDEN");
});

test("MS-05 every movement adds up afterwards", async () => {
  expect(await broken()).toEqual([]);
});
