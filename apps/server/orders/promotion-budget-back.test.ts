import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "#modules/order/server/testing/a-draft.ts";
import { savePromotion, takeBudgets } from "#modules/promotion/server/index.ts";
import { aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase();
const shop = await purchaseFixture(database);
await inTransaction(database, (trx) => savePromotion(trx, aTier({ code: "CAPPED", budget: 100_000 })));

const spent = async () =>
  (await sql<{ spent: number }>`select spent from promotion.budget`.execute(database.kysely)).rows[0]?.spent;

/** An order that took 30,000 from the budget, as the checkout places it. */
async function placed() {
  const drafts = [aDraft({})];
  const { codes, reference } = await shop.place(drafts);
  const [code = ""] = codes;
  await inTransaction(database, (trx) => takeBudgets(trx, { reference: code, amounts: new Map([["CAPPED", 30_000]]) }));
  expect(await spent()).toBe(30_000);
  return { code, reference, pay: () => shop.payFor(reference, drafts) };
}

test("an order that comes to nothing gives its share of a budget back: unpaid, cancelled whole or in pieces, not accepted", async () => {
  const unpaid = await placed();
  await shop.step(unpaid.code, { transition: "cancel", actor: "shopper" });
  expect(await spent()).toBe(0);

  const whole = await placed();
  await whole.pay();
  await shop.cancel(whole.code, [0, 2]);
  expect(await spent()).toBe(0);

  const pieces = await placed();
  await pieces.pay();
  await shop.cancel(pieces.code, [0, 1]);
  expect(await spent()).toBe(30_000);
  await shop.cancel(pieces.code, [0, 1]);
  expect(await spent()).toBe(0);

  const refused = await placed();
  await refused.pay();
  await shop.step(refused.code, { transition: "send", actor: "staff" });
  await shop.step(refused.code, { transition: "failDelivery", actor: "courier", reason: "DELIVERY_FAILED" });
  expect(await spent()).toBe(0);
});

test("what was received and returned stays given", async () => {
  const returned = await placed();
  await returned.pay();
  await shop.receive(returned.code);
  await shop.returned(returned.code, 0, 2);
  expect(await spent()).toBe(30_000);
});
