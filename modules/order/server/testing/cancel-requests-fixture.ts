import { rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import { approveCancel } from "../cancel-requests/decide-cancel.ts";
import { requestCancel, undoCancel } from "../cancel-requests/request-cancel.ts";
import type { LockedOrder } from "../order.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { isOneOf, lockAndReadOrders, orderByCode } from "../store/orders.ts";
import { aDraft, aLine } from "./a-draft.ts";
import { orderFixture } from "./order-fixture.ts";

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

/** Rp 60.000 off from Rp 600.000 on. */
export const tiered = (change: Partial<OrderDraft> = {}) =>
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

/** Paid orders of two lines, and requests to cancel pieces of them. */
export async function cancelRequestsFixture(database: Database) {
  const fixture = await orderFixture(database);
  const { deps } = fixture;
  const db = database.kysely;
  let count = 0;

  async function paidOrder(draft = twoLines) {
    count += 1;
    const shared = `CANCEL-${count}`;
    const order = draft({ paymentReference: shared });
    const [code = ""] = await fixture.placed(order);
    await fixture.pay(await fixture.open(shared, order.totals.totalAmount));
    return { code, shared };
  }

  const held = <Value>(
    code: string,
    work: (order: LockedOrder, trx: Parameters<typeof requestCancel>[0]) => Promise<Value>,
  ) =>
    inTransaction(database, async (trx) => {
      const [order] = await lockAndReadOrders(trx, isOneOf([code]));
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
  const quantities = async (code: string) =>
    (await orderByCode(db, code))?.lines.map(({ sent, cancelled, cancelling }) => `${sent}/${cancelled}/${cancelling}`);
  return { fixture, deps, db, paidOrder, held, request, requestId, approve, undo, pieces: quantities };
}
