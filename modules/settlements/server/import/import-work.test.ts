import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { runWorkJob } from "#modules/background-work/server/index.ts";
import { settlementWork } from "../index.ts";
import { purgeSettlements } from "../store/files.ts";
import { settlementsFixture } from "../testing/settlements-fixture.ts";
import { parseFile } from "./parse-file.ts";

const { database, db, deps, charge, upload, run, rows, file, count, broken, staff } = await settlementsFixture();
const day = "2026-11-14";
const manyRows = (from: number, length: number) =>
  Array.from({ length }, (_, at) => `BIG-${from + at},G-${from + at},payment,100000,4000,96000,${day}`);

const job = (kinds = [settlementWork(deps)]) =>
  runWorkJob({ database, clock: staff.clock, kinds, log: () => undefined });
const attempt = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };

test("MO-06 50,000 rows are imported as background work, by COPY, in one transaction", async () => {
  await charge("BIG-7");
  const id = await upload(manyRows(0, 50_000), "big.csv");
  const { data, success } = await run(id);
  expect([success, (await file(id)).state]).toEqual([true, "uploaded"]);
  expect((await run(id)).data?.workId).toBe(data?.workId);
  await job()({ id: data?.workId }, attempt);
  expect(await file(id)).toMatchObject({
    state: "imported",
    gross: 5_000_000_000,
    fee: 200_000_000,
    net: 4_800_000_000,
  });
  expect((await rows({ fileId: id, result: "matched" })).rows).toMatchObject([{ reference: "BIG-7" }]);
  expect([await count("line"), await count("staged_row")]).toEqual([50_000, 0]);
  await job()({ id: data?.workId }, attempt);
  expect(await count("line")).toBe(50_000);
  expect(await broken()).toEqual([]);
});

test("MO-06 a worker that is killed in the middle leaves nothing, and the next one does it once", async () => {
  const lines = await count("line");
  const id = await upload(manyRows(100_000, 6_000), "killed.csv");
  const { data } = await run(id);
  const whole = settlementWork(deps);
  const killed = {
    ...whole,
    async apply(...given: Parameters<typeof whole.apply>) {
      const applied = await whole.apply(...given);
      expect(applied.ok).toBe(true);
      throw new Error("killed before the commit");
    },
  };
  await expect(job([killed])({ id: data?.workId }, attempt)).rejects.toThrow("killed");
  expect([await count("line"), (await file(id)).state]).toEqual([lines, "uploaded"]);
  expect(await broken()).toEqual([]);
  await job()({ id: data?.workId }, attempt);
  expect([await count("line"), (await file(id)).state]).toEqual([lines + 6_000, "imported"]);
  expect(await broken()).toEqual([]);
});

test("rows staged by an import that never ended are removed, with files that nobody imported", async () => {
  const id = await upload(["LEFT,L,payment,1,0,1,2026-11-14"], "left.csv");
  const parsed = await parseFile(deps, { id, mapping: { reference: "Order ID", gross: "Gross" } });
  expect(parsed.ok).toBe(true);
  const before = await count("line");
  await inTransaction(database, (trx) => purgeSettlements(trx, new Date("2027-12-01")));
  expect([await count("staged_row"), await count("line")]).toEqual([0, before]);
  expect(await file(id)).toBeNull();
  await purgeSettlements(db, new Date());
});
