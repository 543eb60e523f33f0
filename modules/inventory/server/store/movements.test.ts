import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { reserveStock, saveStock, sellStock, shipStock, takeLinesBack, takeStockBack } from "../index.ts";
import { stockFixture } from "../testing/stock-fixture.ts";

const { database, db, stock, hold, movements, broken } = await stockFixture();
const units = (skuCode: string, quantity: number) => ({ skuCode, sourceCode: "WH01", quantity });
const ship = (reference: string, skuCode: string, quantity: number) =>
  inTransaction(database, (trx) => shipStock(trx, { reference, lines: [units(skuCode, quantity)] }));
const levels = async (skuCode: string) => {
  const { rows } = await sql<{ onHand: number; held: number }>`
    select quantity - shipped as "onHand", sold - shipped as held from inventory.stock where sku_code = ${skuCode}`.execute(
    db,
  );
  return rows[0];
};

test("MS-01 opening stock is a movement, and seeding again is none; units that were sold before have left", async () => {
  await saveStock(db, [{ skuCode: "S-open", sourceCode: "WH01", quantity: 9, sold: 2 }]);
  await saveStock(db, [{ skuCode: "S-open", sourceCode: "WH01", quantity: 9, sold: 2 }]);
  expect(await movements("S-open")).toEqual(["opening +7 = 7"]);
  expect(await levels("S-open")).toEqual({ onHand: 7, held: 0 });
});

test("MS-01 a reservation moves nothing; shipping takes its units off the shelf once, a return puts them back", async () => {
  await stock("S-ship", 10);
  await hold("O-ship", "S-ship", 4);
  await inTransaction(database, (trx) => sellStock(trx, "O-ship"));
  expect([await movements("S-ship"), await levels("S-ship")]).toEqual([["opening +10 = 10"], { onHand: 10, held: 4 }]);
  await ship("O-ship", "S-ship", 1);
  await Promise.all([ship("O-ship", "S-ship", 3), ship("O-ship", "S-ship", 3)]);
  expect(await levels("S-ship")).toEqual({ onHand: 7, held: 1 });
  await inTransaction(database, (trx) =>
    takeLinesBack(trx, { reference: "O-ship", lines: [units("S-ship", 2)], returned: true }),
  );
  expect(await levels("S-ship")).toEqual({ onHand: 9, held: 1 });
  expect(await movements("S-ship")).toEqual([
    "opening +10 = 10",
    "shipped -1 = 9",
    "shipped -2 = 7",
    "returned +2 = 9",
  ]);
});

test("MS-01 a cancelled piece never left the shelf; a failed delivery returns everything", async () => {
  await stock("S-back", 5);
  await hold("O-back", "S-back", 3);
  await inTransaction(database, (trx) => sellStock(trx, "O-back"));
  await ship("O-back", "S-back", 2);
  await inTransaction(database, (trx) => takeLinesBack(trx, { reference: "O-back", lines: [units("S-back", 1)] }));
  expect(await levels("S-back")).toEqual({ onHand: 3, held: 0 });
  await inTransaction(database, (trx) => takeStockBack(trx, "O-back"));
  expect(await levels("S-back")).toEqual({ onHand: 5, held: 0 });
  expect(await movements("S-back")).toEqual(["opening +5 = 5", "shipped -2 = 3", "returned +2 = 5"]);
});

test("MS-05 a change without a cause is recorded as unexplained, a removed row as well", async () => {
  await stock("S-raw", 5);
  await sql`update inventory.stock set quantity = 8 where sku_code = 'S-raw'`.execute(db);
  await sql`update inventory.stock set quantity = 8, sold = 1 where sku_code = 'S-raw'`.execute(db);
  await sql`delete from inventory.stock where sku_code = 'S-raw'`.execute(db);
  expect(await movements("S-raw")).toEqual(["opening +5 = 5", "unexplained +3 = 8", "unexplained -8 = 0"]);
});

test("MS-05 safety stock is not reserved", async () => {
  await stock("S-safe", 5);
  await sql`update inventory.stock set safety = 3 where sku_code = 'S-safe'`.execute(db);
  const requested = (quantity: number) =>
    inTransaction(database, (trx) => reserveStock(trx, { reference: "O-safe", lines: [units("S-safe", quantity)] }));
  expect(await requested(3)).toMatchObject({ ok: false, error: { short: [{ quantity: 2 }] } });
  expect(await requested(2)).toMatchObject({ ok: true });
});

test("MS-05 the audit finds a movement that does not add up, and no other row", async () => {
  expect(await broken()).toEqual([]);
  await sql`insert into inventory.movement (sku_code, source_code, change, on_hand, cause)
    values ('S-ship', 'WH01', 1, 9, 'found')`.execute(db);
  expect(await broken()).toEqual(["the movements of an SKU at a place add up to its units on hand: S-ship WH01"]);
});
