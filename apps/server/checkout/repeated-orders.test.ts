import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addJob } from "#kit/postgres/jobs.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aFlashSale } from "#modules/promotion/server/testing/a-promotion.ts";
import { plainSkus, purchaseShopFixture, type SkuRef } from "../testing/purchase-shop-fixture.ts";
import { memberShopper, type TestShopper } from "./test-shopper.ts";

const { database, shop, guests } = await purchaseShopFixture();
const db = database.kysely;
let sku: SkuRef;
let capped: SkuRef;

const guest = async (): Promise<TestShopper> => {
  const [one] = await guests(1);
  if (!one) throw new Error("no test data");
  return one;
};

beforeAll(async () => {
  await sql`update promotion.activity set status = 'stopped'`.execute(db);
  const [first, second] = await plainSkus(db, 2, 10_000);
  if (!first || !second) throw new Error("nothing to sell");
  [sku, capped] = [first, second];
});

/** A complete checkout of this many pieces, ready to be placed. */
async function ready(buyer: TestShopper, who: string, quantity = 1, what = sku): Promise<string> {
  await buyer.add(what.productCode, what.skuCode, quantity);
  const checkoutId = await buyer.begin();
  await buyer.fill(checkoutId, who);
  return checkoutId;
}

const tables = [
  "payment.payment",
  "payment.attempt",
  "payment.refund",
  "orders.placed_order",
  "orders.event",
  "inventory.stock",
  "inventory.hold",
  "loyalty.hold",
  "promotion.coupon",
  "promotion.coupon_use",
  "promotion.campaign_taking",
  "promotion.campaign_purchase",
  "kit.outbox",
];

/** A fingerprint of every row of all tables a purchase writes. */
async function everything(): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of tables) {
    // Earlier messages are still being sent meanwhile: of the outbox, only entries for gateways count.
    const row = sql.raw(table === "kit.outbox" ? "case when topic like 'payment.%' then id::text end" : "one::text");
    const { rows } = await sql<{ print: string }>`
      select md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as print from ${sql.raw(table)} as one`.execute(
      db,
    );
    prints[table] = rows[0]?.print ?? "";
  }
  return prints;
}

/** Waits until the worker has no due job. */
const quiet = () =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ left: number }>`
          select (select count(*) from kit.outbox where delivered_at is null and topic like 'payment.%')::int
            + (select count(*) from payment.notice where processed_at is null)::int
            + (select count(*) from graphile_worker.jobs where run_at <= now() or locked_at is not null)::int
            + (select count(*) from payment.attempt where state = 'opening')::int as left`.execute(db);
        return rows[0]?.left;
      },
      { timeout: 120_000, interval: 200 },
    )
    .toBe(0);

type Bought = { readonly buyer: TestShopper; readonly code: string; readonly reference: string };

const live = async (reference: string) => {
  const { rows } = await sql<{ vaNumber: string; channel: string; amount: number }>`
    select va_number as "vaNumber", channel_code as channel, amount::int from payment.attempt
    where reference = ${reference} and state = 'open'`.execute(db);
  return rows;
};

const actions: Readonly<Record<string, (bought: Bought) => Promise<unknown>>> = {
  payOtherwise: async ({ buyer, code, reference }) => {
    const [now] = await live(reference);
    const method = now?.channel === "VA_BNI" ? "VA_BRI" : "VA_BNI";
    await buyer.ask(
      "mutation payOrder($code: String!, $method: String) { payOrder(orderCode: $code, paymentMethod: $method) { success } }",
      { code, method },
    );
  },
  pay: async ({ reference }) => {
    const [now] = await live(reference);
    if (now) await fetch(`${shop.address}/dev/va/${now.vaNumber}/pay`, { method: "POST" });
  },
  expire: ({ reference }) =>
    inTransaction(database, async (trx) => {
      await sql`update orders.placed_order set payment_due = now() where payment_reference = ${reference}`.execute(trx);
      await addJob(trx, "order.close_unpaid", { paymentReference: reference });
    }),
  cancel: async ({ buyer, code }) => {
    await buyer.ask("mutation cancelOrder($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }", {
      code,
    });
  },
};

const names = Object.keys(actions);
/** Every action, and every action after choosing another channel. */
const sequences = [...names, ...names.map((name) => `payOtherwise, ${name}`)];

test.each(sequences)(
  "1B-06 after %s the same key returns the current state and changes nothing",
  async (sequence) => {
    const buyer = await guest();
    const reference = await ready(buyer, `again-${Math.random()}`);
    const placed = await buyer.place(reference, "key");
    const code = placed.data?.orderCode ?? "";
    for (const name of sequence.split(", ")) {
      await actions[name]?.({ buyer, code, reference });
      await quiet();
    }
    const before = await everything();
    const again = [await buyer.place(reference, "key"), await buyer.place(reference, "another key")];
    await quiet();
    expect(await everything()).toEqual(before);
    const [now, ...more] = await live(reference);
    expect(more).toEqual([]);
    const { rows } = await sql<{ amount: number }>`
      select amount::int from payment.payment where reference = ${reference}`.execute(db);
    for (const { success, data } of again) {
      expect(success).toBe(true);
      expect(data).toMatchObject({
        orderCode: code,
        vaNumber: now?.vaNumber ?? null,
        totalAmount: rows[0]?.amount,
      });
    }
  },
  180_000,
);

const units = async (buyer: TestShopper) =>
  (await buyer.ask<{ miniCartCount: number }>("query miniCartCount { miniCartCount }")).miniCartCount;

test("1B-08 of two checkouts of the same cart lines one is ordered and the other refused with its error code, in either order", async () => {
  const buyer = await guest();
  await buyer.add(sku.productCode, sku.skuCode, 2);
  const tabs = [await buyer.begin(), await buyer.begin(), await buyer.begin()];
  for (const id of tabs) await buyer.fill(id, "two-tabs");
  const replies = await Promise.all(tabs.map((id) => buyer.place(id, "key")));
  expect(replies.map(({ errorCode }) => errorCode).sort()).toEqual(["ALREADY_ORDERED", "ALREADY_ORDERED", null]);
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders.placed_order where payment_reference = any(${tabs})`.execute(db);
  expect(rows).toEqual([{ orders: 1 }]);
  expect(await units(buyer)).toBe(0);
  // The refusal is permanent, and buying the same product again is another purchase.
  const refused = tabs[replies.findIndex(({ success }) => !success)] ?? "";
  expect((await buyer.place(refused, "again")).errorCode).toBe("ALREADY_ORDERED");
  expect((await buyer.place(await ready(buyer, "two-tabs-anew"), "key")).success).toBe(true);
});

test("1B-08 a checkout of some of the same lines is refused too, and pieces added since stay and can be ordered once", async () => {
  const buyer = await guest();
  const first = await ready(buyer, "changed-cart", 2);
  const second = await buyer.begin();
  await buyer.fill(second, "changed-cart");
  await buyer.add(sku.productCode, sku.skuCode, 1);
  expect((await buyer.place(first, "key")).success).toBe(true);
  expect(await units(buyer)).toBe(1);
  expect((await buyer.place(second, "key")).errorCode).toBe("ALREADY_ORDERED");
  const rest = await buyer.begin();
  await buyer.fill(rest, "changed-cart");
  expect(await buyer.place(rest, "key")).toMatchObject({ success: true });
  expect(await units(buyer)).toBe(0);
});

test("1B-08 bought pieces never stay in a cart that is changed concurrently", async () => {
  const left: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const buyer = await guest();
    const checkoutId = await ready(buyer, `race-${round}`, 2);
    const { queryCart } = await buyer.ask<{ queryCart: { lines: { lineId: string }[] } }>(
      "query queryCart { queryCart { lines { lineId } } }",
    );
    const lineId = queryCart.lines[0]?.lineId;
    const [placed] = await Promise.all([
      buyer.place(checkoutId, "key"),
      buyer.ask("mutation u($input: UpdateCartLineInput!) { updateCartLine(input: $input) { success } }", {
        input: { lineId, quantity: 5 },
      }),
    ]);
    expect(placed.success).toBe(true);
    left.push(await units(buyer));
  }
  // Changed before: three of five stay. Changed after: the line no longer exists.
  expect(left.filter((count) => count !== 0 && count !== 3)).toEqual([]);
});

test("1B-09 D-38 a limit per buyer counts each of a guest's keys in the price already, and a member's own", async () => {
  const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };
  const flashSaleSkus = [{ skuCode: capped.skuCode, price: 10_000, stock: 1000, maxPerUser: 1 }];
  const saved = await inTransaction(database, (trx) =>
    savePromotion(trx, aFlashSale("", { ...always, flashSaleSkus })),
  );
  expect(saved.ok).toBe(true);
  const contact = { recipientMobile: "081299990001", recipientEmail: "capped@mail.example" };
  const buyAs = async (buyer: TestShopper, change: Partial<typeof contact>) => {
    await buyer.add(capped.productCode, capped.skuCode);
    const checkoutId = await buyer.begin();
    const address = {
      recipientFirstName: "Ana",
      recipientLastName: "Wijaya",
      address1: "Jalan Melati 5",
      state: "31",
      city: "31.71",
      district: "31.71.01",
      zipCode: "10110",
      ...contact,
      ...change,
    };
    const placed = await buyer.update(checkoutId, { address });
    const service = placed.data?.freightOffers[0]?.service;
    const shown = await buyer.update(checkoutId, { service, paymentMethod: "VA_BCA" });
    const reply = await buyer.place(checkoutId, "key");
    expect([reply.success, reply.errorCode]).toEqual([true, null]);
    expect(reply.data?.totalAmount).toBe(shown.data?.priceInfo.totalAmount);
    return shown.data?.lines[0]?.amount;
  };
  expect(await buyAs(await guest(), {})).toBe(10_000);
  // A guest who shares a key with an earlier buyer sees the regular price at once, and pays it.
  for (const change of [{ recipientMobile: "081299990002" }, { recipientEmail: "other@mail.example" }, {}]) {
    expect(await buyAs(await guest(), change)).toBeGreaterThan(10_000);
  }
  // A member is counted by account alone: a guest's typed contact is no proof of identity (D-38, ADR 0057).
  const member = await memberShopper(shop, "rani@demo.example");
  expect(await buyAs(member, {})).toBe(10_000);
  const elsewhere = { recipientMobile: "081299990003", recipientEmail: "c@mail.example" };
  await expect(buyAs(member, elsewhere)).rejects.toThrow("Purchase limit: 1 per customer");
});

test("1D-02 a placed checkout returns its orders under another key, also after it expired or its products were removed", async () => {
  const [, scarce] = await plainSkus(db, 2, 10_000);
  const buyer = await guest();
  const checkoutId = await ready(buyer, "late-replay", 1, scarce);
  const { data } = await buyer.place(checkoutId, "key");
  expect(data?.orderCode).toMatch(/^BB/);
  await sql`update checkout.session set begun_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where id = ${checkoutId}`.execute(
    db,
  );
  expect((await buyer.place(checkoutId, "a later key")).data?.orderCode).toBe(data?.orderCode);
  await sql`update checkout.session set expires_at = now() + interval '1 hour' where id = ${checkoutId}`.execute(db);
  await sql`update inventory.stock set quantity = sold where sku_code = ${scarce?.skuCode}`.execute(db);
  expect((await buyer.place(checkoutId, "a third key")).data?.orderCode).toBe(data?.orderCode);
});
