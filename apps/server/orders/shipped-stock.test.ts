import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inventoryInvariants } from "#modules/inventory/server/index.ts";
import { isOneOf, lockAndReadOrders, makeReady, sendParcel } from "#modules/order/server/index.ts";
import { aDraft, aPickup } from "#modules/order/server/testing/a-draft.ts";
import { purchaseFixture } from "./testing/purchase-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const shop = await purchaseFixture(database);

/** Invariants that do not hold, of orders and of stock. */
const broken = async () => [
  ...(await shop.broken()),
  ...(await auditDatabase(database, inventoryInvariants)).filter((finding) => finding.broken > 0),
];

/** On hand and held of the balls, and the causes of their last movements. */
async function balls(sourceCode: string) {
  const { rows } = await sql<{ onHand: number; held: number; causes: string[] }>`
    select quantity - shipped as "onHand", sold - shipped as held, array(
      select cause || ' ' || change from inventory.movement
      where sku_code = 'BALL-A' and source_code = ${sourceCode} order by id offset 1) as causes
    from inventory.stock where sku_code = 'BALL-A' and source_code = ${sourceCode}`.execute(database.kysely);
  return rows[0];
}

const withOrder = (
  code: string,
  work: (trx: Parameters<typeof sendParcel>[0], order: Parameters<typeof sendParcel>[2]) => Promise<{ ok: boolean }>,
) =>
  inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!order || !(await work(trx, order)).ok) throw new Error("the order could not be changed");
  });

/** A paid order of two balls. */
async function paid(draft: ReturnType<typeof aDraft>): Promise<string> {
  const { codes, reference } = await shop.place([draft]);
  await shop.payFor(reference, [draft]);
  return codes[0] ?? "";
}

test("MS-01 MS-05 pieces leave the stock parcel by parcel, and are returned when the delivery fails", async () => {
  const code = await paid(aDraft({ sourceCode: "WH02" }));
  expect(await balls("WH02")).toEqual({ onHand: 1000, held: 2, causes: [] });
  const sendOne = () =>
    withOrder(code, (trx, order) =>
      sendParcel(trx, shop.orderDeps, order, {
        items: [{ number: 0, quantity: 1 }],
        expressCode: `JNE-${crypto.randomUUID().slice(0, 8)}`,
        actor: "staff",
      }),
    );
  await sendOne();
  expect(await balls("WH02")).toEqual({ onHand: 999, held: 1, causes: ["shipped -1"] });
  await sendOne();
  expect(await balls("WH02")).toEqual({ onHand: 998, held: 0, causes: ["shipped -1", "shipped -1"] });
  await shop.step(code, { transition: "failDelivery", actor: "staff", reason: "DELIVERY_FAILED" });
  expect(await balls("WH02")).toMatchObject({ onHand: 1000, held: 0 });
  expect(await broken()).toEqual([]);
});

test("MS-01 MS-05 a pickup stays on hand while it is ready and leaves when it is handed out; a return is on hand again", async () => {
  const code = await paid(aPickup({ sourceCode: "WH01" }));
  await withOrder(code, (trx, order) => makeReady(trx, shop.orderDeps, order, { actor: "staff" }));
  expect(await balls("WH01")).toEqual({ onHand: 10, held: 2, causes: [] });
  await shop.step(code, { transition: "collect", actor: "staff" });
  expect(await balls("WH01")).toEqual({ onHand: 8, held: 0, causes: ["shipped -2"] });
  await shop.returned(code, 0, 1, true);
  await shop.returned(code, 0, 1, false);
  expect(await balls("WH01")).toEqual({ onHand: 9, held: 0, causes: ["shipped -2", "returned 1"] });
  expect(await broken()).toEqual([]);
});
