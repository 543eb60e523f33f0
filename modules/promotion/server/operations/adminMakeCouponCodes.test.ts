import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { couponAdminFixture, couponFields } from "../testing/coupon-admin-fixture.ts";

const { people, save, mutate, work, workOf, codesOf, call } = await couponAdminFixture();

await save("SHARED", couponFields);
for (const code of ["SINGLE", "BIG1", "CANCEL1", "LIMIT1"]) await save(code, { ...couponFields, singleUse: true });

const make = (input: object, headers?: object) =>
  mutate("adminMakeCouponCodes", { key: randomUUID(), ...input }, "data { workId }", headers);
const ended = async (workId: string) =>
  expect.poll(async () => (await workOf(workId)).state, { timeout: 120_000 }).toMatch(/done|failed|cancelled/);

test("codes are made in the background; two concurrent requests make them once", async () => {
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => make({ couponCode: "SINGLE", count: 25, prefix: "fan", key })));
  const [workId] = new Set(replies.map(({ data }) => data.workId));
  expect(replies.map(({ success, data }) => [success, data.workId])).toEqual(replies.map(() => [true, workId]));
  expect(await codesOf("SINGLE")).toEqual([]);
  await work();
  await ended(workId);
  const codes = await codesOf("SINGLE");
  expect(codes).toHaveLength(25);
  for (const code of codes) expect(code).toMatch(/^FAN[2-9A-HJKMNP-TV-Z]{12}$/);
  expect(await make({ couponCode: "SINGLE", count: 25, prefix: "fan", key })).toMatchObject({ data: { workId } });
  expect(await codesOf("SINGLE")).toHaveLength(25);
});

test("MR-05 100,000 distinct codes are made, with progress", { timeout: 300_000 }, async () => {
  const { data } = await make({ couponCode: "BIG1", count: 100_000 });
  await work();
  await ended(data.workId);
  expect(await workOf(data.workId)).toEqual({ state: "done", done: 100_000, total: 100_000 });
  expect(new Set(await codesOf("BIG1")).size).toBe(100_000);
});

test("a cancelled job leaves no code", async () => {
  const { data } = await make({ couponCode: "CANCEL1", count: 100_000 });
  const text = `mutation adminCancelWork($id: ID!) { adminCancelWork(input: { id: $id }) { errorCode } }`;
  expect(await call(text, { id: data.workId })).toEqual({ errorCode: null });
  await work();
  await ended(data.workId);
  expect([(await workOf(data.workId)).state, await codesOf("CANCEL1")]).toEqual(["cancelled", []]);
});

test("invalid requests are refused, and no job is started", async () => {
  expect(await make({ couponCode: "NONE", count: 1 })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await make({ couponCode: "SHARED", count: 1 })).toMatchObject({ errorCode: "NOT_SINGLE_USE" });
  for (const input of [{ count: 0 }, { count: 100_001 }, { count: 1, prefix: "TOOLONGXX" }, { count: 1, key: "again" }])
    expect(await make({ couponCode: "LIMIT1", ...input })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await make({ couponCode: "LIMIT1", count: 1 }, people.sari)).toBe("FORBIDDEN");
  expect(await codesOf("LIMIT1")).toEqual([]);
});
