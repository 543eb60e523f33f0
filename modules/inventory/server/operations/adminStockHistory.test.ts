import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { releaseStock, sellStock, shipStock } from "../index.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const { database, query, storeStaff, stock, hold, mutate, desk } = await stockFixture();
type Page = { entries: { cause: string; change: number | null; id: string }[]; next: string | null };
const history = (skuCode: string, { before = "", headers = desk, sourceCode = "WH01" } = {}): Promise<Page> =>
  query(
    `query adminStockHistory { adminStockHistory(skuCode: "${skuCode}", sourceCode: "${sourceCode}"
      ${before ? `, before: "${before}"` : ""}) {
      next entries { id cause change onHand reserved state reference } } }`,
    headers,
  );

test("MS-01 the history has every movement with its cause, and every reservation with its state", async () => {
  await stock("S1", 10);
  await hold("O-paid", "S1", 2);
  await hold("O-gone", "S1", 1);
  await inTransaction(database, (trx) => sellStock(trx, "O-paid"));
  await inTransaction(database, (trx) => releaseStock(trx, "O-gone"));
  await inTransaction(database, (trx) =>
    shipStock(trx, { reference: "O-paid", lines: [{ skuCode: "S1", sourceCode: "WH01", quantity: 2 }] }),
  );
  const { entries, next } = await history("S1");
  const none = { change: null, onHand: null, reserved: null, state: null, reference: null };
  expect(entries.map(({ id: _id, ...entry }) => entry)).toEqual([
    { ...none, cause: "shipped", change: -2, onHand: 8, reference: "O-paid" },
    { ...none, cause: "reserved", reserved: 1, state: "released", reference: "O-gone" },
    { ...none, cause: "reserved", reserved: 2, state: "sold", reference: "O-paid" },
    { ...none, cause: "opening", change: 10, onHand: 10 },
  ]);
  expect(next).toBeNull();
});

test("MS-01 long histories come in pages without gaps or repetitions", async () => {
  await stock("S2", 100);
  for (let at = 0; at < 40; at += 1) {
    if (at % 2 === 0) await hold(`O-${at}`, "S2", 1);
    else {
      const input = { skuCode: "S2", sourceCode: "WH01", change: 1, cause: "found", key: crypto.randomUUID() };
      await mutate("adminAdjustStock", input);
    }
  }
  const first = await history("S2");
  const second = await history("S2", { before: first.next ?? "" });
  expect([first.entries.length, second.entries.length, second.next]).toEqual([30, 11, null]);
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(41);
  expect(second.entries.at(-1)?.cause).toBe("opening");
});

test("MS-06 staff of another store see no history; a cursor that is none is refused", async () => {
  expect(await history("S1", { headers: await storeStaff("1001") })).toEqual({ entries: [], next: null });
  expect(await history("S1", { before: "2026-99-99T00:00:00Z|m1" })).not.toHaveProperty("entries");
});
