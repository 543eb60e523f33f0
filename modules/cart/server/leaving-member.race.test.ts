import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { forgetCart } from "./index.ts";
import { cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { ask } = cartFixture(database);
const rounds = 20;

beforeAll(() =>
  insertProducts(database.kysely, [aProduct("MANY")], { "MANY-A": { quantity: 5_000, sold: 0 } }).then(() => undefined),
);

/** What deleting an account does to the cart and the member, in the order in which it does it. */
const leave = (userCode: string) =>
  inTransaction(database, async (trx) => {
    await forgetCart(trx, userCode);
    await sql`delete from identity.member where user_code = ${userCode}`.execute(trx);
  });

test("D-63 a concurrent addition while its member's account is deleted leaves no line without an owner", async () => {
  const document = `mutation addToCart { addToCart(input: { productCode: "MANY", skuCode: "MANY-A", quantity: 1 }) {
    success } }`;
  const replies: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const userCode = `GO${round}`;
    await aMember(database, userCode);
    const caller = { kind: "member", userCode, sessionId: "00000000-0000-4000-8000-000000000001" } as const;
    const add = async () => {
      const { data, errors } = await ask(document, {}, { caller });
      replies.push(errors ? errors[0].extensions.code : String(data.addToCart.success));
    };
    // A cart that is there already, and one that is only just being made.
    if (round % 2 === 0) await add();
    await Promise.all([add(), add(), leave(userCode), add(), add()]);
    await add();
  }
  const { rows } = await sql`select owner from cart.line where owner like 'member:GO%'
    union all select owner from cart.cart where owner like 'member:GO%'`.execute(database.kysely);
  expect(rows).toEqual([]);
  expect(new Set(replies)).toEqual(new Set(["true", "0002"]));
  expect(replies).toHaveLength(rounds * 5 + rounds / 2);
});
