import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { loadCart } from "./load-cart.ts";
import { cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase();
const { add, deps } = cartFixture(database);
const guestId = "11111111-1111-4111-8111-111111111111";
const caller = { kind: "guest", sessionId: "22222222-2222-4222-8222-222222222222", guestId } as const;

test("1D-02 a cart is cacheable for the session of its owner alone", async () => {
  await insertProducts(database.kysely, [aProduct("BOWL")]);
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1 }, { caller });
  const cart = { owner: `guest:${guestId}`, buyerKey: null, locale: "en-US" } as const;
  // The first read fetches promotions and freight rates, later ones have them cached.
  for (const sessionId of [null, null, caller.sessionId, caller.sessionId]) {
    const { lines, validator } = await loadCart(deps, { ...cart, sessionId });
    expect([lines.map(({ skuCode }) => skuCode), validator]).toEqual([["BOWL-A"], null]);
  }
  await database.pool.query(
    `insert into identity.session (id, token_hash, kind, guest_id, expires_at)
     values ($1, 'hash', 'guest', $2, now() + interval '1 day')`,
    [caller.sessionId, guestId],
  );
  const { validator } = await loadCart(deps, { ...cart, sessionId: caller.sessionId });
  expect(validator).toMatchObject({ sessionId: caller.sessionId });
  expect(await validator?.recheck()).toBe(validator?.fingerprint);
  expect((await loadCart(deps, { ...cart, sessionId: null })).validator).toBeNull();
  expect((await loadCart(deps, { ...cart, owner: "guest:another", sessionId: caller.sessionId })).validator).toBeNull();
});

test("MR-01 a cached cart becomes stale when its member links or unlinks the club, which promotions may be for", async () => {
  const sessionId = "33333333-3333-4333-8333-333333333333";
  await database.pool.query(
    `insert into identity.member (user_code, email, first_name, last_name) values ('UAYU', 'ayu@mail.example', 'Ayu', 'Lestari')`,
  );
  await database.pool.query(
    `insert into identity.session (id, token_hash, kind, guest_id, user_code, expires_at)
     values ($1, 'other', 'member', 'UAYU', 'UAYU', now() + interval '1 day')`,
    [sessionId],
  );
  const key = { owner: "member:UAYU", buyerKey: "member:UAYU", locale: "en-US", sessionId } as const;
  const kinds: unknown[] = [];
  for (const change of [
    "select 1",
    "insert into loyalty.link (user_code, club_member_id) values ('UAYU', 'C1')",
    "delete from loyalty.link",
  ]) {
    const before = await loadCart(deps, key);
    await database.pool.query(change);
    const fresh = (await before.validator?.recheck()) === before.validator?.fingerprint;
    kinds.push([before.input.basket.buyer, fresh]);
  }
  expect(kinds).toEqual([
    ["member", true],
    ["member", false],
    ["clubMember", false],
  ]);
});
