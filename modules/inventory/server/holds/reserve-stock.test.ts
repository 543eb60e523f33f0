import { expect, test } from "vitest";
import { fail, ok } from "#kit/core/result.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import {
  holdsOf,
  inventoryInvariants,
  releaseStock,
  reserveStock,
  saveSources,
  saveStock,
  sellStock,
  takeLinesBack,
  takeStockBack,
} from "../index.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const db = database.kysely;
await saveSources(db, [
  { code: "WH01", kind: "warehouse", name: "Jakarta" },
  { code: "WH02", kind: "warehouse", name: "Surabaya" },
]);

const soldOf = async (skuCode: string, sourceCode = "WH01"): Promise<number> => {
  const { rows } = await database.pool.query<{ sold: number }>(
    "select sold from inventory.stock where sku_code = $1 and source_code = $2",
    [skuCode, sourceCode],
  );
  return rows[0]?.sold ?? -1;
};
const stock = (skuCode: string, quantity: number, sourceCode = "WH01") =>
  saveStock(db, [{ skuCode, sourceCode, quantity }]);
const units = (skuCode: string, quantity: number, sourceCode = "WH01") => ({ skuCode, sourceCode, quantity });
const hold = (reference: string, ...wanted: ReturnType<typeof units>[]) =>
  inTransaction(database, (trx) => reserveStock(trx, { reference, lines: wanted }));
const release = (...references: string[]) => inTransaction(database, (trx) => releaseStock(trx, ...references));

test("units are held for all lines or for none", async () => {
  await Promise.all([stock("A1", 5), stock("A2", 1)]);
  expect(await hold("O-1", units("A1", 2), units("A2", 2))).toEqual(
    fail({ code: "OUT_OF_STOCK", skuCode: "A2", short: [units("A2", 1)] }),
  );
  expect([await soldOf("A1"), await soldOf("A2"), await holdsOf(db, "O-1")]).toEqual([0, 0, []]);
  expect(await hold("O-2", units("A1", 2), units("A2", 1))).toEqual(ok(null));
  expect([await soldOf("A1"), await soldOf("A2")]).toEqual([2, 1]);
});

test("two lines of one SKU are counted together, and an SKU without stock is short", async () => {
  await stock("B1", 3);
  expect(await hold("O-3", units("B1", 2), units("B1", 2))).toEqual(
    fail({ code: "OUT_OF_STOCK", skuCode: "B1", short: [units("B1", 3)] }),
  );
  expect(await hold("O-4", units("B1", 1), units("B1", 2))).toEqual(ok(null));
  expect(await holdsOf(db, "O-4")).toEqual([{ ...units("B1", 3), reference: "O-4", state: "held" }]);
  expect(await hold("O-5", units("nowhere", 1))).toMatchObject({ error: { short: [units("nowhere", 0)] } });
});

test("each source has its own stock", async () => {
  await Promise.all([stock("C1", 1), stock("C1", 4, "WH02")]);
  expect(await hold("O-6", units("C1", 3, "WH02"))).toEqual(ok(null));
  expect([await soldOf("C1"), await soldOf("C1", "WH02")]).toEqual([0, 3]);
});

test("held units are released exactly once for repeated requests; sold units never", async () => {
  await stock("D1", 9);
  await hold("O-7", units("D1", 4));
  await hold("O-8", units("D1", 5));
  await inTransaction(database, (trx) => sellStock(trx, "O-8"));
  await Promise.all([release("O-7"), release("O-7"), release("O-7", "O-8"), release("O-8")]);
  expect(await soldOf("D1")).toBe(5);
  expect([await holdsOf(db, "O-7"), await holdsOf(db, "O-8")]).toMatchObject([
    [{ state: "released" }],
    [{ state: "sold" }],
  ]);
});

test("an order that is reopened reserves its units again; one that holds them already may not", async () => {
  await stock("I1", 3);
  await hold("O-11", units("I1", 2));
  await expect(hold("O-11", units("I1", 1))).rejects.toThrow("holds units already");
  await release("O-11");
  expect(await hold("O-11", units("I1", 3))).toEqual(ok(null));
  expect([await soldOf("I1"), await holdsOf(db, "O-11")]).toEqual([
    3,
    [{ ...units("I1", 3), reference: "O-11", state: "held" }],
  ]);
});

test("sold units can be released once before they are shipped", async () => {
  await stock("J1", 5);
  await hold("O-12", units("J1", 4));
  await inTransaction(database, (trx) => sellStock(trx, "O-12"));
  const back = () => inTransaction(database, (trx) => takeStockBack(trx, "O-12"));
  const replies = await Promise.all([back(), back(), back()]);
  expect(replies.flat()).toEqual([units("J1", 4)]);
  expect(await soldOf("J1")).toBe(0);
});

test("the orders of one checkout are held together or not at all", async () => {
  await Promise.all([stock("K1", 2), stock("K2", 1)]);
  const both = (quantity: number) =>
    inTransaction(database, (trx) =>
      reserveStock(
        trx,
        { reference: "O-13", lines: [units("K1", quantity)] },
        { reference: "O-14", lines: [units("K2", 1), units("K1", 1)] },
      ),
    );
  expect(await both(2)).toMatchObject({ error: { skuCode: "K1" } });
  expect([await holdsOf(db, "O-13"), await holdsOf(db, "O-14")]).toEqual([[], []]);
  expect(await both(1)).toEqual(ok(null));
  expect([await soldOf("K1"), await soldOf("K2")]).toEqual([2, 1]);
});

test("only whole units can be held", async () => {
  await stock("E1", 9);
  for (const quantity of [0, -1, 1.5, Number.NaN]) {
    await expect(hold("O-9", units("E1", quantity))).rejects.toThrow(RangeError);
  }
  expect(await soldOf("E1")).toBe(0);
});

test("M1 200 buyers of 10 units, their lines in either order: exactly 10 get them, and no deadlock surfaces", async () => {
  await Promise.all([stock("F1", 10), stock("F2", 10)]);
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, buyer) => {
      const lines = [units("F1", 1), units("F2", 1)];
      return hold(`M-${buyer}`, ...(buyer % 2 === 0 ? lines : lines.toReversed()));
    }),
  );
  expect(outcomes.filter((outcome) => outcome.ok).length).toBe(10);
  expect([await soldOf("F1"), await soldOf("F2")]).toEqual([10, 10]);
});

test("M1 concurrent holds and releases lose and double nothing", async () => {
  await Promise.all([stock("G1", 20), stock("G2", 20)]);
  await Promise.all(
    Array.from({ length: 60 }, async (_, buyer) => {
      const lines = [units("G1", (buyer % 3) + 1), units("G2", 1)];
      const held = await hold(`N-${buyer}`, ...(buyer % 2 === 0 ? lines : lines.toReversed()));
      if (held.ok && buyer % 4 !== 0) await Promise.all([release(`N-${buyer}`), release(`N-${buyer}`)]);
    }),
  );
  const { rows } = await database.pool.query(
    `select sku_code, sold, quantity, (select coalesce(sum(hold.quantity), 0)::int from inventory.hold
       where hold.sku_code = stock.sku_code and state = 'held') as held
     from inventory.stock where sku_code in ('G1', 'G2') order by sku_code`,
  );
  for (const row of rows)
    expect([row.sku_code, row.sold, row.sold <= row.quantity]).toEqual([row.sku_code, row.held, true]);
});

test("holding takes one statement for any number of lines, releasing four", async () => {
  const codes = Array.from({ length: 30 }, (_, index) => `H${index}`);
  await saveStock(
    db,
    codes.map((skuCode) => ({ skuCode, sourceCode: "WH01", quantity: 5 })),
  );
  const counter = countQueries(database);
  await hold("O-10", ...codes.map((code) => units(code, 1)));
  const held = counter.statements.length;
  await release("O-10");
  counter.stop();
  expect([held, counter.statements.length - held]).toEqual([1, 4]);
});

test("after all tests every invariant of stock holds", async () => {
  const findings = await auditDatabase(database, inventoryInvariants);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
});

test("a part of a sale is returned, the rest stays sold, and never more than was sold", async () => {
  await Promise.all([stock("T1", 5), stock("T2", 5)]);
  await hold("T", units("T1", 3), units("T2", 1));
  await inTransaction(database, (trx) => sellStock(trx, "T"));
  const back = (...lines: ReturnType<typeof units>[]) =>
    inTransaction(database, (trx) => takeLinesBack(trx, { reference: "T", lines }));
  await back(units("T1", 1), units("T1", 1), units("T2", 1));
  expect([await soldOf("T1"), await soldOf("T2")]).toEqual([1, 0]);
  expect((await holdsOf(db, "T")).map(({ skuCode, quantity, state }) => `${skuCode} ${quantity} ${state}`)).toEqual([
    "T1 1 sold",
    "T2 1 released",
  ]);
  await expect(back(units("T1", 2))).rejects.toThrow("does not hold so many");
  await expect(back(units("T2", 1))).rejects.toThrow("does not hold so many");
  const rush = await Promise.allSettled(Array.from({ length: 5 }, () => back(units("T1", 1))));
  expect(rush.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await inTransaction(database, (trx) => takeStockBack(trx, "T"));
  expect([await soldOf("T1"), await soldOf("T2")]).toEqual([0, 0]);
});
