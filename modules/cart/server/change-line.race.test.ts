import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { changeLine } from "./change-line.ts";
import { mergeCarts } from "./merge-carts.ts";
import { cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { deps } = cartFixture(database);
const db = database.kysely;
const guestId = "11111111-1111-4111-8111-111111111111";
const lineId = "33333333-3333-4333-8333-333333333333";
const caller = { kind: "guest", sessionId: "22222222-2222-4222-8222-222222222222", guestId } as const;

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
};

test("1D-02 a guest who signs in while they change a line is held to the limits of the cart that the line went into", async () => {
  await insertProducts(db, [aProduct("MANY")], { "MANY-A": { quantity: 500, sold: 0 } });
  await aMember(database, "ANA");
  const owner = `guest:${guestId}`;
  await sql`insert into cart.cart (owner, touched_at) values (${owner}, now()), ('member:ANA', now())`.execute(db);
  await sql`insert into cart.line (id, owner, sku_code, activity_code, quantity) values
    (${lineId}::uuid, ${owner}, 'MANY-A', '', 2), (gen_random_uuid(), 'member:ANA', 'MANY-A', 'PWP1', 45)`.execute(db);
  const change = (quantity: number) => changeLine(deps, { owner, caller, locale: "en-US" }, { lineId, quantity });

  const merged = Promise.withResolvers<void>();
  const committed = Promise.withResolvers<void>();
  const merge = inTransaction(database, async (trx) => {
    await mergeCarts(trx, deps, { guestId, userCode: "ANA" });
    merged.resolve();
    await committed.promise;
  });
  await merged.promise;
  // The guest's line is read before the merge is committed, and the cart is locked after it.
  const changing = change(6);
  await expect.poll(waiting).toBe(1);
  committed.resolve();
  await merge;
  expect(await changing).toEqual({ ok: false, error: { code: "VARIANT_LIMIT", limit: 50, elsewhere: 45 } });
  const { rows } = await sql`select owner, quantity from cart.line where id = ${lineId}::uuid`.execute(db);
  expect(rows).toEqual([{ owner: "member:ANA", quantity: 2 }]);
  expect((await change(1)).ok).toBe(true);
});
