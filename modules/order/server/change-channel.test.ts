import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { receiveWebhook, setChannelFees } from "#modules/payment/server/index.ts";
import { aDraft, aPickup } from "./testing/a-draft.ts";
import { callOrders } from "./testing/call-orders.ts";
import { orderCalls } from "./testing/order-calls.ts";
import { orderFixture } from "./testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const { detail, pay, cancel } = orderCalls(callOrders(fixture.deps));
const db = database.kysely;
let count = 0;

/** An order of Rp288.000 whose number at the BCA waits, with nothing added for it. */
async function waiting() {
  count += 1;
  const reference = `FEE-${count}`;
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: reference }));
  return { code, reference, first: await fixture.open(reference, 288_000) };
}

const costs = async (code: string) => {
  const { amount, fee, payOperationAmount, payOperationFee } = (await detail(code)).reply?.data ?? {};
  return { amount, fee, payOperationAmount, payOperationFee };
};

const emailsOf = async (code: string) => {
  const { rows } = await sql<{ word: string }>`
    select concat_ws(' ', move, actor, reason) as word from orders.event
    where order_code = ${code} order by id`.execute(db);
  return rows.map(({ word }) => word);
};

const charged = async (reference: string) => {
  const { rows } = await sql<{ charge: string; amount: number; state: string }>`
    select charge_id as charge, amount, state from payment.attempt
    where reference = ${reference} order by created_at, state`.execute(db);
  return rows;
};

beforeAll(async () => {
  await setChannelFees(db as never, [
    { code: "VA_CIMB", fee: 2_500 },
    { code: "WALLET_SHOPEEPAY", fee: 1_500 },
  ]);
});
afterEach(async () => {
  fixture.bank.turn(true);
  fixture.bank.refuse(false);
  expect(await fixture.broken()).toEqual([]);
});

describe("D-47 D-60 another payment method has its own fee", () => {
  test("the order costs the new method's amount, the old charge is closed first, and the change is recorded with its author", async () => {
    const { code, reference, first } = await waiting();
    expect((await pay(code, "VA_CIMB")).reply?.data).toMatchObject({ paymentMethod: "VA_CIMB", totalAmount: 290_500 });
    expect(await costs(code)).toEqual({
      amount: 290_500,
      fee: 2_500,
      payOperationAmount: 290_500,
      payOperationFee: 2_500,
    });
    expect(fixture.bank.books.get(first.chargeId)?.status).toBe("cancelled");
    expect(await charged(reference)).toMatchObject([
      { amount: 288_000, state: "cancelled" },
      { amount: 290_500, state: "open" },
    ]);
    // The same again is the same number, and nothing more is written.
    const again = await Promise.all([pay(code, "VA_CIMB"), pay(code), pay(code, "VA_CIMB")]);
    expect(new Set(again.map(({ reply }) => reply?.data.vaNumber)).size).toBe(1);
    expect(await emailsOf(code)).toEqual(["place shopper", "payOtherwise shopper VA_BCA Rp0 → VA_CIMB Rp2.500"]);
    // With a method without fee, the amount is the original one.
    expect((await pay(code, "VA_BNI")).reply?.data.totalAmount).toBe(288_000);
    expect(await costs(code)).toMatchObject({ amount: 288_000, fee: 0 });
  });

  test("orders that are paid for together share the fee, to the rupiah", async () => {
    const reference = "FEE-TOGETHER";
    const [one = "", two = ""] = await fixture.placed(
      aDraft({ paymentReference: reference }),
      aPickup({ paymentReference: reference }),
    );
    await fixture.open(reference, 558_000);
    expect((await pay(one, "VA_CIMB")).reply?.data.totalAmount).toBe(560_500);
    const shares = [await costs(one), await costs(two)];
    expect(shares.map(({ fee }) => fee)).toEqual([1_290, 1_210]);
    expect(shares.map(({ payOperationAmount, payOperationFee }) => [payOperationAmount, payOperationFee])).toEqual([
      [560_500, 2_500],
      [560_500, 2_500],
    ]);
  });

  test("paying the new number pays the order", async () => {
    const { code, reference } = await waiting();
    await pay(code, "VA_CIMB");
    const charge = (await charged(reference)).find(({ state }) => state === "open")?.charge ?? "";
    await fixture.pay({ chargeId: charge, amount: 290_500 });
    expect(await fixture.status(code)).toBe("paid");
    expect(await costs(code)).toMatchObject({ amount: 290_500, payOperationAmount: 290_500 });
  });

  test("a later change of the shop's fee does not change the agreed one", async () => {
    const { code } = await waiting();
    await pay(code, "WALLET_SHOPEEPAY");
    await sql`update payment.channel set fee = 9_000 where code = 'WALLET_SHOPEEPAY'`.execute(db);
    expect((await pay(code)).reply?.data.totalAmount).toBe(289_500);
    await sql`update payment.channel set fee = 1_500 where code = 'WALLET_SHOPEEPAY'`.execute(db);
  });
});

describe("the old number is paid while another method is chosen", () => {
  test("before the gateway has closed it, it is paid: no second number, nothing added", async () => {
    const { code, reference, first } = await waiting();
    fixture.bank.set(first.chargeId, "paid");
    expect((await pay(code, "VA_CIMB")).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
    expect(await fixture.status(code)).toBe("paid");
    expect(await costs(code)).toMatchObject({ amount: 288_000, fee: 0 });
    expect(await charged(reference)).toMatchObject([{ amount: 288_000, state: "paid" }]);
  });

  test("after it was closed, the order costs what came, and the new number is closed", async () => {
    const { code, reference, first } = await waiting();
    await pay(code, "VA_CIMB");
    await fixture.pay({ chargeId: first.chargeId, amount: 288_000 });
    expect(await fixture.status(code)).toBe("paid");
    expect(await costs(code)).toMatchObject({ amount: 288_000, fee: 0, payOperationAmount: 288_000 });
    expect((await charged(reference)).map(({ state }) => state).sort()).toEqual(["cancelled", "paid"]);
    expect((await emailsOf(code)).slice(1)).toEqual([
      "payOtherwise shopper VA_BCA Rp0 → VA_CIMB Rp2.500",
      "payOtherwise payment VA_CIMB Rp2.500 → VA_BCA Rp0",
      "pay payment",
    ]);
  });

  test("when both are paid, the order costs the first and the second goes back whole", async () => {
    const { code, reference, first } = await waiting();
    await pay(code, "VA_CIMB");
    const second = (await charged(reference)).find(({ state }) => state === "open")?.charge ?? "";
    await fixture.pay({ chargeId: second, amount: 290_500 });
    await fixture.pay({ chargeId: first.chargeId, amount: 288_000 });
    expect(await costs(code)).toMatchObject({ amount: 290_500, fee: 2_500 });
    expect(await fixture.refunds(reference)).toMatchObject([{ amount: 288_000, reason: "PAID_TWICE" }]);
  });

  test("after the order was cancelled, a payment is refunded in full", async () => {
    const { code, reference, first } = await waiting();
    await pay(code, "VA_CIMB");
    await cancel(code);
    await fixture.pay({ chargeId: first.chargeId, amount: 288_000 });
    expect(await fixture.status(code)).toBe("cancelled");
    expect(await fixture.refunds(reference)).toMatchObject([{ amount: 288_000, reason: "PAID_AFTER_CLOSE" }]);
  });

  test("concurrent change and payment, twenty times: one payment with one amount, in either order", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { code, reference, first } = await waiting();
      const ways = round % 2 === 0 ? ["VA_CIMB"] : ["VA_CIMB", "WALLET_SHOPEEPAY", "VA_BNI"];
      fixture.bank.set(first.chargeId, "paid");
      await Promise.all([
        ...ways.map((way) => pay(code, way)),
        receiveWebhook(
          fixture.payDeps,
          "books",
          fixture.bank.webhook({ chargeId: first.chargeId, amount: rupiah(288_000) }),
        ).then(() => fixture.work()),
      ]);
      await fixture.work();
      expect(await fixture.status(code)).toBe("paid");
      expect(await costs(code)).toMatchObject({ amount: 288_000, fee: 0, payOperationAmount: 288_000 });
      expect((await charged(reference)).filter(({ state }) => state === "open" || state === "opening")).toEqual([]);
    }
  });
});

test("ten concurrent changes of the method leave one open number, and the order has its amount", async () => {
  const { code, reference } = await waiting();
  const ways = ["VA_CIMB", "WALLET_SHOPEEPAY", "VA_BNI", "QRIS", "VA_BCA"];
  await Promise.all([...ways, ...ways].map((way) => pay(code, way)));
  await fixture.work();
  const live = (await charged(reference)).filter(({ state }) => state === "open" || state === "opening");
  expect(live.length).toBeLessThanOrEqual(1);
  const { amount } = await costs(code);
  for (const { amount: asked } of live) expect(asked).toBe(amount);
});

test("a gateway that does not answer leaves number and sum as they are", async () => {
  const { code, reference } = await waiting();
  fixture.bank.turn(false);
  expect((await pay(code, "VA_CIMB")).reply?.errorCode).toBe("GATEWAY_UNAVAILABLE");
  expect(await charged(reference)).toMatchObject([{ amount: 288_000, state: "open" }]);
  expect(await costs(code)).toMatchObject({ amount: 288_000, fee: 0 });
});
