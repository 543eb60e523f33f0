import { expect, test } from "vitest";
import { countOpenDifferences, missedBefore } from "../index.ts";
import { settlementsFixture } from "../testing/settlements-fixture.ts";

const { charge, upload, run, rows, explain, db, staff } = await settlementsFixture();
await charge("OLD", { paidAt: "2026-10-20T05:00:00Z" });
await charge("MISSED", { amount: 70_000, paidAt: "2026-11-02T05:00:00Z" });
await charge("LATELY", { paidAt: "2026-11-12T05:00:00Z" });
await charge("ELSEWHERE", { gateway: "other" });
await charge("FAILED", { state: "failed" });
await charge("C1");
await charge("C2", { amount: 90_000 });

const missedBeforeAnyFile = (await rows({ result: "missing" })).total;

const id = await upload([
  "C1,G-C1,payment,100000,4000,96000,2026-11-01",
  "C2,G-C2,payment,100000,4000,96000,2026-11-08",
  "NOBODY,N1,payment,5000,0,5000,2026-11-08",
]);
await run(id);
test("MO-06 before the first file of a gateway no payment of it is missed", () => {
  expect(missedBeforeAnyFile).toBe(0);
});

const results = ({ rows: found }: { rows: { reference: string; result: string }[] }) =>
  found.map(({ reference, result }) => `${reference} ${result}`).toSorted();

test("MO-06 a payment that no file has after seven days is missing, from the first day of the gateway's files on", async () => {
  const found = await rows({ result: "missing" });
  expect(found.rows).toMatchObject([
    { reference: "MISSED", gross: null, ourAmount: 70_000, day: "2026-11-02", paymentReference: "PAY-MISSED" },
  ]);
});

test("MO-06 rows are filtered by file, result, state and reference, and counted as the start page counts them", async () => {
  expect(results(await rows({}))).toEqual(["C1 matched", "C2 amountDiffers", "MISSED missing", "NOBODY unknown"]);
  expect(results(await rows({ fileId: id, result: "matched" }))).toEqual(["C1 matched"]);
  expect(results(await rows({ state: "open" }))).toEqual(["C2 amountDiffers", "MISSED missing", "NOBODY unknown"]);
  expect(results(await rows({ search: "g-c2" }))).toEqual(["C2 amountDiffers"]);
  expect(results(await rows({ search: "PAY-MIS" }))).toEqual(["MISSED missing"]);
  expect(results(await rows({ search: "%" }))).toEqual([]);
  expect(results(await rows({ gateway: "other" }))).toEqual([]);
  const now = staff.clock.now();
  expect(await countOpenDifferences(db, missedBefore(now))).toBe(3);
  const [missing] = (await rows({ result: "missing" })).rows;
  expect(await explain(missing.subject, 0, "Paid out by cheque")).toBe("DONE");
  expect(results(await rows({ state: "explained" }))).toEqual(["MISSED missing"]);
  expect(await countOpenDifferences(db, missedBefore(now))).toBe(2);
});

test("a missing payment that a later file has is missing no more", async () => {
  await run(await upload(["MISSED,G-MISSED,payment,70000,0,70000,2026-11-14"], "later.csv"));
  expect((await rows({ result: "missing" })).total).toBe(0);
});
