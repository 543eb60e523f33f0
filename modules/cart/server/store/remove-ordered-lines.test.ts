import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeInOneStatement } from "#kit/postgres/write-fragments.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { removeOrderedLines } from "./remove-ordered-lines.ts";

const { database } = await testDatabase();
const db = database.kysely;

const lineId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

test("1B-08 an order takes its own pieces out of the cart: lines that were not ordered stay, pieces added since get another id", async () => {
  await sql`insert into cart.cart (owner, touched_at) values ('guest:a', now()), ('guest:b', now())`.execute(db);
  await sql`insert into cart.line (id, owner, sku_code, quantity) values
    (${lineId(1)}, 'guest:a', 'ordered', 3), (${lineId(2)}, 'guest:a', 'grown', 5),
    (${lineId(3)}, 'guest:a', 'not ordered', 1), (${lineId(4)}, 'guest:b', 'of somebody else', 1)`.execute(db);
  const ordered = [
    { id: lineId(1), quantity: 3 },
    { id: lineId(2), quantity: 3 },
    { id: lineId(4), quantity: 1 },
  ];
  await writeInOneStatement(db, removeOrderedLines("guest:a", ordered));
  const { rows } = await sql<{ id: string; sku: string; quantity: number }>`
    select id, sku_code as sku, quantity from cart.line order by sku_code`.execute(db);
  expect(rows).toEqual([
    { id: expect.not.stringContaining(lineId(2)), sku: "grown", quantity: 2 },
    { id: lineId(3), sku: "not ordered", quantity: 1 },
    { id: lineId(4), sku: "of somebody else", quantity: 1 },
  ]);
});
