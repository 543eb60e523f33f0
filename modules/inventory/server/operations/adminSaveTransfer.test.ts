import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";
import { transferCalls } from "../testing/transfer-calls.ts";

const fixture = await stockFixture();
const { mutate, outcome, storeStaff, stock, movements } = fixture;
const { draft, seen, send } = transferCalls(fixture);
const input = (more: object = {}) => ({
  version: 0,
  fromCode: "WH01",
  toCode: "1001",
  lines: [{ skuCode: "S1", quantity: 2 }],
  key: crypto.randomUUID(),
  ...more,
});

test("MS-03 a draft moves nothing and can be changed; one press creates one draft", async () => {
  await stock("S1", 5);
  const press = input();
  const codes = (await Promise.all([1, 2, 3].map(() => mutate("adminSaveTransfer", press)))).map(
    ({ data }) => data?.code,
  );
  expect(new Set(codes).size).toBe(1);
  const code = codes[0] ?? "";
  const changed = input({ code, lines: [{ skuCode: "S1", quantity: 3 }], toCode: "1002" });
  expect(await outcome("adminSaveTransfer", changed)).toBe("DONE");
  expect(await seen(code)).toMatchObject({ state: "draft", version: 1, lines: [{ quantity: 3 }] });
  expect(await movements("S1")).toEqual(["opening +5 = 5"]);
});

test("MS-03 a draft that a colleague changed or sent is not overwritten", async () => {
  const code = await draft({ S1: 1 });
  expect(await outcome("adminSaveTransfer", input({ code }))).toBe("DONE");
  expect(await outcome("adminSaveTransfer", input({ code }))).toBe("CHANGED");
  await send(code);
  expect(await outcome("adminSaveTransfer", input({ code, version: 2 }))).toBe("ACTION_NOT_ALLOWED");
});

test("MS-03 MS-04 products go from one known place to another; SKUs may be given by barcode and add up", async () => {
  expect(await outcome("adminSaveTransfer", input({ toCode: "WH01" }))).toBe("INVALID_INPUT");
  expect(await outcome("adminSaveTransfer", input({ toCode: "nowhere" }))).toBe("NOT_FOUND");
  expect(await outcome("adminSaveTransfer", input({ lines: [{ skuCode: "nothing", quantity: 1 }] }))).toBe(
    "UNKNOWN_SKU",
  );
  const twice = [
    { skuCode: "S1", quantity: 1 },
    { skuCode: "B1", quantity: 2 },
  ];
  const { data } = await mutate("adminSaveTransfer", input({ lines: twice }));
  expect((await seen(data?.code ?? ""))?.lines).toMatchObject([{ sku: { skuCode: "S1" }, quantity: 3 }]);
  expect(await outcome("adminSaveTransfer", input({ lines: [{ skuCode: "S1", quantity: 0 }] }))).toBe("INVALID_INPUT");
});

test("MS-06 staff of one store plan transfers from or to it, and see no others", async () => {
  const own = await storeStaff("1002");
  expect(await outcome("adminSaveTransfer", input(), own)).toBe("NOT_FOUND");
  expect(await outcome("adminSaveTransfer", input({ toCode: "1002" }), own)).toBe("DONE");
  expect(await seen(await draft({ S1: 1 }), own)).toBeNull();
});
