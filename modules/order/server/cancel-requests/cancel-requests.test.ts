import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import type { HeldOrder } from "../order.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { holdOrders, isOneOf, orderByCode } from "../store/orders.ts";
import { aDraft, aLine } from "../testing/a-draft.ts";
import { askOrders } from "../testing/ask-orders.ts";
import { orderBench } from "../testing/order-bench.ts";
import { approveCancel, refuseCancel } from "./decide-cancel.ts";
import { decideCancel } from "./decide-late.ts";
import { requestCancel, undoCancel } from "./request-cancel.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const bench = await orderBench(database);
const { deps } = bench;
const ask = askOrders(deps);
const db = database.kysely;
let count = 0;

/** Two lines of two balls each, and a gift: Rp 558.000 with the freight. */
const twoLines = (change: Partial<OrderDraft> = {}): OrderDraft =>
  aDraft({
    lines: [aLine(), aLine({ skuCode: "BALL-B" })],
    discounts: [0, 1].map((line) => ({
      promotionCode: "TENTH",
      name: "A tenth off",
      step: 2,
      line,
      amount: rupiah(30_000),
    })),
    totals: {
      ...aDraft().totals,
      productAmount: rupiah(600_000),
      promotionDiscount: rupiah(60_000),
      totalAmount: rupiah(558_000),
    },
    ...change,
  });

async function paidOrder(draft = twoLines) {
  count += 1;
  const shared = `CANCEL-${count}`;
  const order = draft({ paymentReference: shared });
  const [code = ""] = await bench.placed(order);
  await bench.pay(await bench.open(shared, order.totals.totalAmount));
  return { code, shared };
}

const held = <Value>(
  code: string,
  work: (order: HeldOrder, trx: Parameters<typeof requestCancel>[0]) => Promise<Value>,
) =>
  inTransaction(database, async (trx) => {
    const [order] = await holdOrders(trx, isOneOf([code]));
    if (!order) throw new Error("no such order");
    return work(order, trx);
  });
const request = (code: string, ...items: readonly (readonly [number: number, quantity: number])[]) =>
  held(code, (order, trx) =>
    requestCancel(trx, deps, order, {
      items: items.map(([number, quantity]) => ({ number, quantity })),
      reason: "WRONG_ITEM",
    }),
  );
const requestId = async (code: string) =>
  (await requestsOf(db, [code])).find(({ state }) => state === "open")?.id ?? "";
const approve = async (code: string) => {
  const id = await requestId(code);
  return held(code, (order, trx) =>
    approveCancel(trx, deps, order, { requestId: id, actor: "staff", actorName: "Wati" }),
  );
};
const undo = (code: string) => held(code, (order, trx) => undoCancel(trx, deps, order));
const pieces = async (code: string) =>
  (await orderByCode(db, code))?.lines.map(({ sent, cancelled, cancelling }) => `${sent}/${cancelled}/${cancelling}`);
const refusal = { ok: false, error: { code: "ACTION_NOT_ALLOWED" } };

describe("a part", () => {
  test("D-55 what was paid for it goes back and the order goes on with the rest", async () => {
    const { code, shared } = await paidOrder();
    expect((await request(code, [0, 1])).ok).toBe(true);
    expect(await pieces(code)).toEqual(["0/0/1", "0/0/0"]);
    expect((await approve(code)).ok).toBe(true);
    expect(await pieces(code)).toEqual(["0/1/0", "0/0/0"]);
    expect(await bench.status(code)).toBe("31");
    expect((await bench.refunds(shared)).map(({ amount }) => amount)).toEqual([135_000]);
    expect(bench.heard.at(-1)).toBe(`part ${code} [{"number":0,"quantity":1}] 0`);
    expect((await bench.letters()).at(-1).content.data).toMatchObject({
      event: "partlyCancelled",
      money: { type: "accountNeeded", amount: 135_000 },
    });
    // The rest, in two steps: every rupiah goes back once, the freight with the last piece.
    await request(code, [0, 1]);
    await approve(code);
    await request(code, [1, 2]);
    expect((await approve(code)).ok).toBe(true);
    expect(await bench.status(code)).toBe("61");
    expect((await bench.refunds(shared)).reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(558_000);
    expect(await bench.broken()).toEqual([]);
  });

  test("only pieces that have not left, and only once at a time", async () => {
    const { code } = await paidOrder();
    expect(await request(code, [0, 3])).toEqual(refusal);
    expect(await request(code, [7, 1])).toEqual(refusal);
    expect(await request(code)).toEqual(refusal);
    expect(await request(code, [0, 1], [0, 2])).toEqual(refusal);
    expect((await request(code, [0, 1])).ok).toBe(true);
    expect(await request(code, [1, 1])).toEqual(refusal);
    expect(await bench.step(code, { move: "send", actor: "staff" })).toEqual(refusal);
  });

  test("of an order partly sent the rest can be called off, and it is then all sent", async () => {
    const { code } = await paidOrder();
    await bench.step(code, { move: "sendPart", actor: "staff" });
    await database.pool.query("update orders.line set sent = 2 where order_code = $1 and number = 0", [code]);
    expect(await request(code, [0, 1])).toEqual(refusal);
    expect((await request(code, [1, 2])).ok).toBe(true);
    expect((await approve(code)).ok).toBe(true);
    expect([await bench.status(code), await pieces(code)]).toEqual(["42", ["2/0/0", "0/2/0"]]);
    expect(await bench.broken()).toEqual([]);
  });
});

test("D-55 the whole order ends and all of its money goes back", async () => {
  const { code, shared } = await paidOrder();
  await request(code, [0, 2], [1, 2]);
  expect((await approve(code)).ok).toBe(true);
  expect(await bench.status(code)).toBe("61");
  expect((await bench.refunds(shared)).map(({ amount }) => amount)).toEqual([558_000]);
  expect(bench.heard.slice(-2)).toEqual([`closed ${code} 31`, `ended ${code}`]);
  expect(await bench.broken()).toEqual([]);
});

test("1D-02 an order that ends as a whole leaves no open request, whichever of its lines was asked about", async () => {
  for (const line of [0, 1]) {
    const { code } = await paidOrder();
    expect((await request(code, [line, 1])).ok).toBe(true);
    await bench.step(code, { move: "approveCancel", actor: "staff", reason: "OTHER" });
    expect((await orderByCode(db, code))?.status).toBe("61");
    expect((await requestsOf(db, [code])).map(({ state }) => state)).not.toContain("open");
    expect((await orderByCode(db, code))?.lines.map(({ cancelling }) => cancelling)).toEqual([0, 0]);
  }
});

test("a gift goes with the last thing that was bought", async () => {
  const gift = aLine({
    skuCode: "GIFT",
    quantity: 1,
    isGift: true,
    productAmount: rupiah(0),
    promotionDiscount: rupiah(0),
    payAmount: rupiah(0),
  });
  const { code } = await paidOrder((change) => aDraft({ lines: [aLine(), gift], ...change }));
  await request(code, [0, 2]);
  await approve(code);
  expect([await bench.status(code), await pieces(code)]).toEqual(["61", ["0/2/0", "0/1/0"]]);
  expect(await bench.broken()).toEqual([]);
});

test("refused, the pieces go on their way and the shopper is told why", async () => {
  const { code } = await paidOrder();
  await request(code, [0, 1]);
  const id = await requestId(code);
  const decider = { requestId: id, actor: "staff", actorName: "Wati", reason: "It is packed already." } as const;
  expect((await held(code, (order, trx) => refuseCancel(trx, deps, order, decider))).ok).toBe(true);
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/0"]);
  expect((await bench.letters()).at(-1).content.data).toMatchObject({
    event: "cancelRefused",
    remark: "It is packed already.",
  });
  expect(await held(code, (order, trx) => refuseCancel(trx, deps, order, decider))).toEqual(refusal);
  expect((await bench.step(code, { move: "send", actor: "staff" })).ok).toBe(true);
});

test("what nobody decides on within half an hour is granted, not a moment earlier", async () => {
  const { code } = await paidOrder();
  await request(code, [1, 1]);
  const late = { orderCode: code, requestId: await requestId(code) };
  const attempt = { jobId: "1", attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await decideCancel(deps)(late, attempt);
  expect(await pieces(code)).toEqual(["0/0/0", "0/0/1"]);
  bench.clock.advance(30 * 60_000);
  await bench.sweep();
  expect(await pieces(code)).toEqual(["0/0/0", "0/1/0"]);
  await decideCancel(deps)(late, attempt);
  expect(await pieces(code)).toEqual(["0/0/0", "0/1/0"]);
});

describe("at the same moment exactly one wins", () => {
  const succeeded = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length;

  test("M7 asking and sending", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { code } = await paidOrder();
      const answers = await Promise.all([request(code, [0, 1]), bench.step(code, { move: "send", actor: "staff" })]);
      expect(succeeded(answers)).toBe(1);
      expect(await bench.broken()).toEqual([]);
    }
  });

  test("M7 undoing and granting, twice each", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { code, shared } = await paidOrder();
      await request(code, [0, 1]);
      const answers = await Promise.all([undo(code), approve(code), undo(code), approve(code)]);
      expect(succeeded(answers)).toBe(1);
      const refunds = (await bench.refunds(shared)).length;
      expect([await pieces(code), refunds]).toEqual(
        (await requestsOf(db, [code]))[0]?.state === "undone" ? [["0/0/0", "0/0/0"], 0] : [["0/1/0", "0/0/0"], 1],
      );
    }
    expect(await bench.broken()).toEqual([]);
  });

  test("several who ask for the same pieces", async () => {
    const { code } = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(code, [0, 2])));
    expect(succeeded(answers)).toBe(1);
  });
});

describe("over the wire", () => {
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
    expect((await preview(code, [{ orderItemCode: `${code}-1`, count: 3 }])).reply?.errorCode).toBe(
      "ACTION_NOT_ALLOWED",
    );
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
      (await bench.refunds((await orderByCode(db, code))?.paymentReference ?? "")).map(({ amount }) => amount),
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
});
