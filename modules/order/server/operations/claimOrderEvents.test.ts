import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import { approveCancel } from "../cancel-requests/decide-cancel.ts";
import { requestCancel } from "../cancel-requests/request-cancel.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { aDraft } from "../testing/a-draft.ts";
import { callOrders } from "../testing/call-orders.ts";
import { otherGuest } from "../testing/order-calls.ts";
import { orderFixture } from "../testing/order-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const fixture = await orderFixture(database);
const call = callOrders(fixture.deps);
let count = 0;

const claim = async (orderCode: string, as = {}) =>
  (
    await call(
      `mutation claimOrderEvents($orderCode: String!) { claimOrderEvents(orderCode: $orderCode) { success errorCode
        errorMessage data { purchase { value freight coupon items { productCode skuCode name price quantity } }
        refund { value } } } }`,
      { orderCode },
      as,
    )
  ).reply;

async function anOrder(change: Partial<OrderDraft> = {}) {
  count += 1;
  const paymentReference = `CLAIM-${count}`;
  const draft = aDraft({ paymentReference, ...change });
  const [code = ""] = await fixture.placed(draft);
  return { code, draft, pay: async () => fixture.pay(await fixture.open(paymentReference, draft.totals.totalAmount)) };
}

/** The shopper asks to cancel one piece, and staff approve. */
async function cancelOnePiece(code: string) {
  await inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!order) throw new Error("no such order");
    await requestCancel(trx, fixture.deps, order, { items: [{ number: 0, quantity: 1 }], reason: "WRONG_ITEM" });
  });
  const [request] = (await requestsOf(database.kysely, [code])).filter(({ state }) => state === "open");
  await inTransaction(database, async (trx) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([code]));
    if (!order) throw new Error("no such order");
    await approveCancel(trx, fixture.deps, order, { requestId: request?.id ?? "", actor: "staff", actorName: "Wati" });
  });
}

const none = { purchase: null, refund: null };

test("2A-09 the purchase event of an order is returned when it is paid, not before, and once for concurrent requests", async () => {
  const { code, draft, pay } = await anOrder();
  expect((await claim(code))?.data).toEqual(none);
  await pay();
  const replies = await Promise.all(Array.from({ length: 12 }, () => claim(code)));
  const purchases = replies.flatMap((reply) => (reply?.data.purchase ? [reply.data.purchase] : []));
  const [line] = draft.lines;
  expect(purchases).toEqual([
    {
      value: draft.totals.totalAmount,
      freight: draft.totals.freight - draft.totals.freightDiscount,
      coupon: draft.couponCode,
      items: [expect.objectContaining({ skuCode: line?.skuCode, quantity: line?.quantity, name: line?.name })],
    },
  ]);
  expect((await claim(code))?.data).toEqual(none);
});

test("2A-09 every refund event is returned once, for the amount refunded since the last one", async () => {
  const { code, pay } = await anOrder();
  await pay();
  await claim(code);
  await cancelOnePiece(code);
  const replies = await Promise.all(Array.from({ length: 8 }, () => claim(code)));
  const [first = 0, ...more] = replies.flatMap((reply) => (reply?.data.refund ? [reply.data.refund.value] : []));
  expect(first).toBeGreaterThan(0);
  expect(more).toEqual([]);
  await cancelOnePiece(code);
  const { refund, purchase } = (await claim(code))?.data ?? {};
  expect(first + refund.value).toBe(288_000);
  expect(purchase).toBeNull();
  expect((await claim(code))?.data).toEqual(none);
});

test("2A-09 an order that is cancelled before it is paid, and money that comes too late, are no purchase", async () => {
  const { code, pay } = await anOrder();
  const cancelled = await call(
    `mutation cancelOrder($input: CancelOrderInput!) { cancelOrder(input: $input) { success errorCode errorMessage data { orderCode } } }`,
    { input: { orderCode: code, reasonCode: "WRONG_ADDRESS" } },
  );
  expect(cancelled.reply?.success).toBe(true);
  expect((await claim(code))?.data).toEqual(none);
  await pay();
  expect((await claim(code))?.data).toEqual(none);
});

test("2A-09 another caller gets no events of an order and consumes none of its buyer's", async () => {
  const { code, pay } = await anOrder();
  await pay();
  expect(await claim(code, otherGuest)).toMatchObject({ success: false, errorCode: "NOT_FOUND", data: null });
  expect(await claim("BBAAAAAAAAAA")).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  expect((await claim(code))?.data.purchase).not.toBeNull();
});
