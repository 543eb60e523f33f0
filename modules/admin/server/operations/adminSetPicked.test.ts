import { expect, test } from "vitest";
import { pickFixture } from "../testing/pick-fixture.ts";

const { list, lines, paidOrder, storeStaff, outcome } = await pickFixture();

test("MO-05 picked pieces are set by hand and taken back, never above what the order needs", async () => {
  const { orderCode } = await paidOrder({ lines });
  const set = (picked: number, change: object = {}, headers?: { cookie: string }) =>
    outcome("adminSetPicked", { sourceCode: "WH01", orderCode, number: 0, picked, ...change }, headers);
  const ball = async () => (await list("WH01")).lines.find(({ item }) => item === "Ball")?.picked;
  expect([await set(2), await ball()]).toEqual(["DONE", 2]);
  expect([await set(0), await ball()]).toEqual(["DONE", 0]);
  expect([await set(3), await set(-1)]).toEqual(["TOO_MANY", "INVALID_INPUT"]);
  expect(await set(1, { number: 7 })).toBe("NOT_FOUND");
  expect(await set(1, { sourceCode: "1001" })).toBe("NOT_FOUND");
  expect(await set(1, {}, storeStaff)).toBe("NOT_FOUND");
  expect(await ball()).toBe(0);
});
