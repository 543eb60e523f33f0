import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { orderByCode } from "../store/orders.ts";
import { askOrders } from "../testing/ask-orders.ts";
import { cancelRequestsFixture, twoLines } from "../testing/cancel-requests-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { fixture, deps, db, paidOrder, request, approve, pieces } = await cancelRequestsFixture(database);
const ask = askOrders(deps);

const send = (code: string, items: unknown, as = {}) =>
  ask(
    `mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) {
      success errorCode errorMessage data { orderCode } } }`,
    { input: { orderCode: code, reasonCode: "CHANGE_OF_MIND", items } },
    as,
  );
const undoing = (code: string, as = {}) =>
  ask(
    `mutation undoCancelOrder($code: String!) { undoCancelOrder(orderCode: $code) { success errorCode errorMessage data { orderCode } } }`,
    { code },
    as,
  );

const preview = (code: string, items: unknown, as = {}) =>
  ask(
    `query queryCancelRefund($input: CancelRefundInput!) { queryCancelRefund(input: $input) { success errorCode errorMessage
      data { goods freight fee deductions { kind name amount } gifts { skuName count } amount points paid ends } } }`,
    { input: { orderCode: code, items } },
    as,
  );
const confirm = (code: string, items: unknown, expectedAmount: number) =>
  ask(
    `mutation requestCancelOrder($input: RequestCancelInput!) { requestCancelOrder(input: $input) {
      success errorCode errorMessage data { orderCode } } }`,
    { input: { orderCode: code, reasonCode: "OTHER", items, expectedAmount, expectedPoints: 0 } },
  );
/** Rp 60.000 off from Rp 600.000 on. */
const tiered = (change: Partial<OrderDraft> = {}) =>
  twoLines({
    discounts: [0, 1].map((line) => ({
      ...{ promotionCode: "TIER", name: "Spend more", step: 3, line },
      amount: rupiah(30_000),
    })),
    earned: [
      {
        ...{ promotionCode: "TIER", kind: "tier", lines: [0, 1], byPieces: false, byPercent: false, mostTimes: 1 },
        ...{ levels: [{ threshold: 600_000, reward: 60_000 }], elsewhere: { counted: 0, amount: 0 }, giftLine: null },
      },
    ],
    ...change,
  });

test("1A-06 the refund and its reasons are told before, kept with the request, and told afterwards, to the owner alone", async () => {
  const { code } = await paidOrder(tiered);
  const items = [{ orderItemCode: `${code}-1`, count: 1 }];
  const told = {
    ...{ goods: 135_000, freight: 0, fee: 0, gifts: [], amount: 90_000, points: 0 },
    deductions: [{ kind: "tier", name: "Spend more", amount: 45_000 }],
  };
  expect((await preview(code, items)).reply).toMatchObject({
    success: true,
    data: { ...told, paid: true, ends: false },
  });
  const stranger = { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" } } as const;
  expect((await preview(code, items, stranger)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await preview(code, [{ orderItemCode: `${code}-1`, count: 3 }])).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  expect((await confirm(code, items, 90_000)).reply?.success).toBe(true);
  const kept = async () => {
    const [request] = await requestsOf(db, [code]);
    return [request?.state, request?.refund?.money, request?.refund?.deductions.map(({ name }) => name)];
  };
  expect(await kept()).toEqual(["open", 90_000, ["Spend more"]]);
  await approve(code);
  expect(await kept()).toEqual(["approved", 90_000, ["Spend more"]]);
  expect(
    (await fixture.refunds((await orderByCode(db, code))?.paymentReference ?? "")).map(({ amount }) => amount),
  ).toEqual([90_000]);
  const whole = [1, 2].map((line) => ({ orderItemCode: `${code}-${line}`, count: line }));
  // All that is left: what was deducted comes back, with the freight.
  expect((await preview(code, whole)).reply?.data).toMatchObject({
    ...{ goods: 405_000, freight: 18_000, amount: 468_000, ends: true },
    deductions: [{ kind: "tier", name: "Spend more", amount: -45_000 }],
  });
});

test("1A-06 a sum that is no longer true is not confirmed, and nothing is asked for", async () => {
  const { code } = await paidOrder(tiered);
  const items = [{ orderItemCode: `${code}-2`, count: 1 }];
  expect((await confirm(code, items, 135_000)).reply).toMatchObject({ success: false, errorCode: "REFUND_CHANGED" });
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  await request(code, [0, 1]);
  await approve(code);
  // The tier is lost already: now a piece is worth what it cost without it.
  expect((await confirm(code, items, 90_000)).reply?.errorCode).toBe("REFUND_CHANGED");
  expect((await preview(code, items)).reply?.data).toMatchObject({ amount: 150_000 });
  expect((await confirm(code, items, 150_000)).reply?.success).toBe(true);
});

test("OR-20 OR-25 VA-36 nothing selected is said so; a request is made, shown and undone by its owner alone", async () => {
  const { code } = await paidOrder();
  expect((await send(code, [])).reply).toMatchObject({ success: false, errorMessage: "Please select product" });
  const items = [{ orderItemCode: `${code}-1`, count: 1 }];
  const stranger = { caller: { kind: "guest", sessionId: "s-9", guestId: "G9" } } as const;
  expect((await send(code, items, stranger)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await send(code, [{ orderItemCode: "BB2222222222-1", count: 1 }])).reply?.errorCode).toBe(
    "ACTION_NOT_ALLOWED",
  );
  expect((await send(code, items)).reply?.success).toBe(true);
  expect((await undoing(code, stranger)).reply?.errorCode).toBe("NOT_FOUND");
  expect((await undoing(code)).reply?.success).toBe(true);
  expect((await undoing(code)).reply?.errorCode).toBe("ACTION_NOT_ALLOWED");
});
