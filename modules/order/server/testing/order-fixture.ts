import { sql } from "kysely";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { productReader } from "#modules/catalogue/server/index.ts";
import { usualCodeLimits } from "#modules/identity/server/index.ts";
import {
  openPayment,
  paymentInvariants,
  type RefundListener,
  receiveWebhook,
  type SettledListener,
} from "#modules/payment/server/index.ts";
import { paymentFixture } from "#modules/payment/server/testing/payment-fixture.ts";
import { promotionReader } from "#modules/promotion/server/index.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import { closeUnpaid, sweepOrders } from "../close-unpaid.ts";
import type { OrderChange, OrderDeps } from "../order-deps.ts";
import { lockOrdersOfPayment, orderPayments } from "../order-payments.ts";
import { collectOrder } from "../pickup/collect-order.ts";
import { placeOrders } from "../place-orders.ts";
import { confirmPurchase, confirmTopic } from "../purchase/confirm-purchase.ts";
import { orderRefunds } from "../refunds/order-refunds.ts";
import { orderInvariants } from "../store/invariants.ts";
import { isOneOf, lockAndReadOrders, orderByCode } from "../store/orders.ts";
import { type Step, transition } from "../transition.ts";

/** Invariants about waiting times use the database's clock; the fixture has its own. */
const timeless = [...orderInvariants, ...paymentInvariants].filter(({ broken }) => !broken.includes("now()"));

const attempt = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
const hour = 3_600_000;

/** The module over a real database and the real payment module with a controllable gateway. */
export async function orderFixture(
  database: Database,
  change: (fixture: {
    readonly clock: OrderDeps["clock"];
  }) => Partial<Pick<OrderDeps, "listeners" | "returns">> = () => ({}),
) {
  /** The calls of listeners, as `paid BB… awaitingPayment`. */
  const heard: string[] = [];
  const stock = { left: true };
  const hears = (name: string) => [
    async (_trx: unknown, changes: readonly OrderChange[]) => {
      heard.push(...changes.map(({ order, from }) => `${name} ${order.code} ${from}`));
    },
  ];
  let listener: SettledListener = async () => undefined;
  let refundListener: RefundListener = async () => undefined;
  const fixture = await paymentFixture(database, {
    onSettled: (trx, settled) => listener(trx, settled),
    onRefund: (trx, news) => refundListener(trx, news),
    lockOrders: lockOrdersOfPayment,
  });
  const promotions = promotionReader();
  const deps: OrderDeps = {
    database,
    clock: fixture.clock,
    ids: systemIds,
    sealer: { seal: (text) => text, open: (text) => text },
    secret: "a secret of at least thirty-two characters",
    listeners: {
      onPlaced: [],
      onPaid: hears("paid"),
      onClosed: hears("closed"),
      onClosedWithGifts: [],
      onPurchaseEnded: [
        async (_trx, codes) => {
          heard.push(`ended ${codes.toSorted().join(" ")}`);
        },
      ],
      onCompleted: hears("completed"),
      onShipped: [],
      onPartCancelled: [
        async (_trx, { code }, { pieces, points }) => {
          heard.push(`part ${code} ${JSON.stringify(pieces)} ${points}`);
        },
      ],
      onReopen: [async () => stock.left],
    },
    payments: fixture.deps,
    cart: {
      database,
      promotions,
      products: productReader({ promotions, clock: fixture.clock }),
      clock: fixture.clock,
      ids: systemIds,
      deliveryDays: { least: 3, most: 7 },
      pictureUrl: (path) => `/${path}?v=1`,
    },
    https: false,
    publicUrl: "https://shop.example",
    pictureUrl: (path) => `/${path}?v=1`,
    returns: async () => [],
    codes: usualCodeLimits,
    sellerAt: () => ({ name: "PT Bata dan Bola", address: "Jakarta", taxId: "01.234.567.8-901.000", vatPercent: 11 }),
    ...change(fixture),
  };
  listener = orderPayments(deps);
  refundListener = orderRefunds(deps);
  const db = database.kysely;

  const open = async (reference: string, amount: number, channelCode = "VA_BCA") => {
    const opened = await openPayment(fixture.deps, {
      ...fixture.request({ reference, amount: rupiah(amount), channelCode }),
      key: systemIds.uuid(),
    });
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  };

  return {
    ...fixture,
    bank: fixture.bank,
    payDeps: fixture.deps,
    deps,
    heard,
    stock,
    /** Places orders and opens their payment, due in an hour. */
    async placed(...drafts: readonly OrderDraft[]) {
      const codes = await inTransaction(database, async (trx) => {
        const awaitsMoney = drafts.some(({ channelCode, totals }) => channelCode !== "COD" && totals.totalAmount > 0);
        const paymentDue = awaitsMoney ? new Date(fixture.clock.now().getTime() + hour) : null;
        const orders = await placeOrders(trx, deps, drafts, fixture.clock.now(), { paymentDue });
        return orders.map(({ orderCode }) => orderCode);
      });
      return codes;
    },
    open,
    /** The bank reports this charge as paid by a webhook, which is processed. */
    async pay({ chargeId, amount }: { chargeId: string; amount: number }) {
      fixture.bank.set(chargeId, "paid");
      await receiveWebhook(fixture.deps, "books", fixture.bank.webhook({ chargeId, amount }));
      await fixture.work();
    },
    step: (code: string, step: Step) =>
      inTransaction(database, async (trx) => {
        const [order] = await lockAndReadOrders(trx, isOneOf([code]));
        if (!order) throw new Error("no such order");
        return transition(trx, deps, order, step);
      }),
    /** Staff hand it over at the store. */
    collect: (code: string, confirmCode: string | null) =>
      inTransaction(database, async (trx) => {
        const [order] = await lockAndReadOrders(trx, isOneOf([code]));
        if (!order) throw new Error("no such order");
        return collectOrder(trx, deps, order, { confirmCode, staffName: "Wati" });
      }),
    status: async (code: string) => (await orderByCode(db, code))?.status,
    close: (paymentReference: string) => closeUnpaid(deps)({ paymentReference }, attempt),
    sweep: () => sweepOrders(deps)({}, attempt),
    /** Runs the queued purchase confirmations. */
    async confirm() {
      const { rows } = await sql<{ id: string; payload: unknown }>`
        delete from kit.outbox where topic = ${confirmTopic} returning id, payload`.execute(db);
      for (const { id, payload } of rows) {
        await confirmPurchase(deps)({ id, topic: confirmTopic, payload, attempt: 1, signal: attempt.signal });
      }
    },
    /** The queued messages, decrypted. */
    async letters() {
      const { rows } = await sql<{ payload: { sealed: string } }>`
        select payload from kit.outbox where topic = 'message.send' order by created_at, id`.execute(db);
      return rows.map(({ payload }) => JSON.parse(payload.sealed));
    },
    /** Violated invariants by name. */
    async broken() {
      const findings = await auditDatabase(database, timeless);
      return findings.filter(({ broken }) => broken > 0).map(({ name, examples }) => `${name}: ${examples}`);
    },
  };
}
