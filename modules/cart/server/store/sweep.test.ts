import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { sweepGuestCarts } from "./sweep.ts";

const { database } = await testDatabase();

test("carts of guests go after 90 days, with their lines; a member's stays, and so does a younger one", async () => {
  const db = database.kysely;
  await sql`insert into cart.cart (owner, touched_at) values ('guest:old', '2026-08-17T04:59:59Z'),
    ('guest:young', '2026-08-17T05:00:01Z'), ('member:old', '2020-01-01')`.execute(db);
  await sql`insert into cart.cart (owner, touched_at)
    select 'guest:' || n, '2020-01-01' from generate_series(1, 1500) as n`.execute(db);
  await sql`insert into cart.line (owner, sku_code, quantity)
    select owner, 'A', 1 from cart.cart`.execute(db);
  expect(await sweepGuestCarts(db, new Date("2026-11-15T05:00:00Z"))).toBe(1_501);
  const { rows } = await sql<{ owner: string }>`select owner from cart.line order by owner`.execute(db);
  expect(rows.map(({ owner }) => owner)).toEqual(["guest:young", "member:old"]);
  expect(await sweepGuestCarts(db, new Date("2026-11-15T05:00:00Z"))).toBe(0);
});
