import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { collectCart, forgetCart } from "./member-data.ts";

const { database } = await testDatabase();
const db = database.kysely;

test("1D-02 a member downloads the lines of their own cart, the newest first, and leaves none behind", async () => {
  await sql`insert into cart.cart (owner, touched_at) values ('member:ANA', now()), ('member:BUDI', now())`.execute(db);
  await sql`insert into cart.line (owner, sku_code, quantity, added_at) values
    ('member:ANA', 'OLD', 1, '2026-11-01'), ('member:ANA', 'NEW', 2, '2026-11-03'), ('member:ANA', 'MID', 3, '2026-11-02'),
    ('member:BUDI', 'HIS', 1, '2026-11-02')`.execute(db);
  const skus = async (userCode: string) =>
    ((await collectCart(db, userCode)) as { skuCode: string; quantity: number }[]).map((line) => [
      line.skuCode,
      line.quantity,
    ]);
  expect(await skus("ANA")).toEqual([
    ["NEW", 2],
    ["MID", 3],
    ["OLD", 1],
  ]);
  await inTransaction(database, (trx) => forgetCart(trx, "ANA"));
  expect([await skus("ANA"), await skus("BUDI")]).toEqual([[], [["HIS", 1]]]);
});
