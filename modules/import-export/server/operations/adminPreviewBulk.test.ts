import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { importFixture } from "../testing/import-fixture.ts";

const { staff, work, mutate, apply, undo, find, rows, testProducts, save, endOf } = await importFixture();

const bulk = (input: object, as?: { cookie: string }) =>
  mutate("adminPreviewBulk", "AdminPreviewBulkInput", { key: systemIds.uuid(), type: "goods", ...input }, as);

test("MI-08 MF-06 a bulk change is previewed, applied and undone as a whole", async () => {
  await work();
  const made = (id: string, price: number) => ({
    id,
    version: 0,
    changes: [{ path: `skus/${id}-1`, after: { price } }],
  });
  await save(made("A", 10_000), made("B", 25_000), made("C", 99_000));
  const key = systemIds.uuid();
  const input = {
    key,
    ids: ["A", "B", "GONE"],
    actions: [{ action: "percent", column: "price", value: "-10", roundTo: 100 }],
  };
  const [first, second] = await Promise.all([bulk(input), bulk(input)]);
  expect(second).toBe(first);
  await expect.poll(() => endOf(first)).toBe("done");
  expect(await find(key)).toMatchObject({
    source: "bulk",
    title: "price: percent",
    counts: { changed: 2, created: 0 },
  });
  expect(await rows(key)).toMatchObject([
    { recordId: "A", changes: [{ path: "skus/A-1/price", before: 10_000, after: 9_000 }] },
    { recordId: "B", changes: [{ path: "skus/B-1/price", before: 25_000, after: 22_500 }] },
  ]);
  const before = await testProducts();
  const applied = await apply(key);
  await expect.poll(() => endOf(applied)).toBe("done");
  expect(await testProducts()).toMatchObject({ A: { skus: { "A-1": { price: 9_000 } } }, C: before.C });
  const undone = await undo(key);
  await expect.poll(() => endOf(undone)).toBe("done");
  expect(await testProducts()).toEqual(before);
});

test("MI-08 records for which a bulk change violates a rule are refused before anything is written", async () => {
  await work();
  await save({ id: "D", version: 0, changes: [{ path: "skus/D-1", after: { price: 500 } }] });
  const key = systemIds.uuid();
  const workId = await bulk({ key, ids: ["D"], actions: [{ action: "add", column: "price", value: "-500" }] });
  await expect.poll(() => endOf(workId)).toBe("done");
  expect(await rows(key)).toMatchObject([{ outcome: "refused", problems: [{ message: "A price is above zero." }] }]);
});

test("an action that fits no field, an unknown record type and another role are refused", async () => {
  const action = (changes: object) => ({
    ids: ["A"],
    actions: [{ action: "set", column: "price", value: "1", ...changes }],
  });
  expect(await bulk(action({ value: "cheap" }))).toBe("INVALID_ACTION");
  expect(await bulk(action({ action: "destroy" }))).toBe("INVALID_INPUT");
  expect(await bulk({ ...action({}), type: "order" })).toBe("NOT_FOUND");
  expect(await bulk({ ...action({}), ids: [] })).toBe("INVALID_INPUT");
  expect(await bulk(action({}), await staff.signedIn("support@staff.test", "support"))).toBe("FORBIDDEN");
});
