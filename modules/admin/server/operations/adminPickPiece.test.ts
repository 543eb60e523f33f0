import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminConnections } from "../testing/admin-client.ts";
import { pickFixture } from "../testing/pick-fixture.ts";

const { list, scan, lines, fetchedAt, paidOrder, storeStaff, staff, orderDesk } = await pickFixture();
const other = await staff.signedIn("other@staff.test", "orderDesk");

const picked = async (sourceCode = "WH01") =>
  Object.fromEntries((await list(sourceCode)).lines.map((line) => [`${line.orderCode} ${line.item}`, line.picked]));

test("MO-05 a scan ticks a piece of the oldest order that needs it, by barcode or code; a wrong one says what it is", async () => {
  const [first, second] = [await paidOrder({ lines }), await paidOrder({ lines: lines.slice(0, 1) })];
  for (const code of ["8990001", "BALL-A", "8990001"]) expect(await scan(code)).toMatchObject({ success: true });
  expect(await picked()).toEqual({
    [`${first.orderCode} Ball`]: 2,
    [`${first.orderCode} Brick`]: 0,
    [`${second.orderCode} Ball`]: 1,
  });
  expect((await list("WH01")).lines[0]?.name).toBe("Name of orders@staff.test");
  expect(await scan("8990001")).toMatchObject({ success: true });
  expect(await scan("8990001")).toMatchObject({
    errorCode: "ALL_PICKED",
    errorMessage: expect.stringContaining("All pieces of Ball"),
  });
  expect(await scan("8990003")).toMatchObject({
    errorCode: "NOT_WANTED",
    errorMessage: "This is Racket · Blue: no order here needs it. Please put it back.",
  });
  expect(await scan("0000")).toMatchObject({
    errorCode: "UNKNOWN_SKU",
    errorMessage: "No product has the barcode 0000.",
  });
  expect(await scan("8990002")).toMatchObject({ success: true });
  expect(Object.values(await picked())).not.toContain(0);
});

test("MO-05 a scan sent twice counts once; parallel scans of two pickers tick each piece once and never more than needed", async () => {
  const { orderCode } = await paidOrder({
    ...fetchedAt("1001"),
    lines: [{ ...lines[1], quantity: 6 }] as typeof lines,
  });
  const key = randomUUID();
  const twice = await Promise.all([1, 2].map(() => scan("8990002", "1001", orderDesk, key)));
  expect([...twice, await scan("8990002", "1001", orderDesk, key)].every(({ success }) => success)).toBe(true);
  expect(await picked("1001")).toEqual({ [`${orderCode} Brick`]: 1 });
  const scans = Array.from({ length: 8 }, (_, at) => scan("8990002", "1001", at % 2 === 0 ? orderDesk : other));
  const results = (await Promise.all(scans)).map(({ errorCode }) => errorCode ?? "DONE").sort();
  expect(results).toEqual([...Array(3).fill("ALL_PICKED"), ...Array(5).fill("DONE")]);
  expect(await picked("1001")).toEqual({ [`${orderCode} Brick`]: 6 });
});

test("MO-05 more parallel scans than connections are all answered, of unknown barcodes and of pieces no order needs", async () => {
  const scans = Array.from({ length: 2 * adminConnections }, (_, at) => scan(at % 2 === 0 ? "0000" : "8990003"));
  const results = (await Promise.all(scans)).map(({ errorCode }) => errorCode).sort();
  const half = (code: string) => Array(adminConnections).fill(code);
  expect(results).toEqual([...half("NOT_WANTED"), ...half("UNKNOWN_SKU")]);
});

test("MO-05 staff of one store scan at their own alone; support may not", async () => {
  expect(await scan("8990002", "1002", storeStaff)).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await scan("8990002", "WH01", storeStaff)).toMatchObject({ errorCode: "NOT_FOUND" });
  const support = await staff.signedIn("support@staff.test", "support");
  expect(await scan("8990002", "WH01", support)).toMatchObject({ errorCode: "FORBIDDEN" });
  expect(await scan("8990002", "WH01", orderDesk, "no key")).toMatchObject({ errorCode: "INVALID_INPUT" });
});
