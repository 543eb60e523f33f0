import { sql } from "kysely";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { outboxJob } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { closePayment, queryOpenCharge } from "../attempts/close-payment.ts";
import { expireAttempt } from "../attempts/expire-attempt.ts";
import { openPayment } from "../attempts/open-payment.ts";
import type { PaymentRequest } from "../attempts/payment-request.ts";
import { queryAndSettle } from "../attempts/query-gateway.ts";
import { finishOpening } from "../attempts/request-charge.ts";
import type { PaymentDeps, Settled, SettledListener } from "../payment-deps.ts";
import { paymentDeliveries } from "../payment-jobs.ts";
import { gatewaysOf } from "../ports/gateway.ts";
import type { RefundChange, RefundListener } from "../refunds/refund.ts";
import { attemptByCharge } from "../store/attempts.ts";
import { processWebhook } from "../webhooks/process-webhook.ts";
import { type MemoryGateway, memoryGateway } from "./memory-gateway.ts";

export const midNovember = "2026-11-15T05:00:00Z";
const attempt = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };

/** The module over a real database, with one controllable gateway for all channels. */
export async function paymentFixture(
  database: Database,
  options: {
    readonly bank?: MemoryGateway;
    readonly onSettled?: SettledListener;
    readonly onRefund?: RefundListener;
  } & Pick<PaymentDeps, "lockOrders"> = {},
) {
  const bank = options.bank ?? memoryGateway();
  const clock = testClock(midNovember);
  const settled: Settled[] = [];
  const alarms: string[] = [];
  const refundChanges: RefundChange[] = [];
  const deps: PaymentDeps = {
    database,
    clock,
    ids: systemIds,
    gateways: gatewaysOf(bank.gateway),
    sealer: { seal: (text) => `sealed:${text}`, open: (text) => text.slice("sealed:".length) },
    onSettled: [
      async (trx, payment) => {
        settled.push(payment);
        return options.onSettled?.(trx, payment);
      },
    ],
    ...(options.lockOrders ? { lockOrders: options.lockOrders } : {}),
    onRefund: [
      async (trx, news) => {
        refundChanges.push(news);
        await options.onRefund?.(trx, news);
      },
    ],
    alarm: (what) => alarms.push(what),
  };
  await sql`update payment.channel set gateway = 'books' where gateway is not null`.execute(database.kysely);

  let count = 0;
  const request = (change: Partial<PaymentRequest> = {}): PaymentRequest => {
    count += 1;
    return {
      reference: `ORDER-${systemIds.code(8)}-${count}`,
      amount: rupiah(150_000),
      channelCode: "VA_BCA",
      payer: { owner: "guest:G1", name: "Sari", email: "sari@mail.example", mobile: null },
      returnUrl: "https://shop.example/pay-callback",
      expiresAt: new Date(clock.now().getTime() + 24 * 3_600_000),
      key: "1",
      ...change,
    };
  };

  const ids = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(database.kysely)).rows.map(({ id }) => id);
  const waitingWebhooks = () =>
    ids(sql<{ id: string }>`select id from payment.notice where processed_at is null order by received_at`);
  const waitingDeliveries = () =>
    ids(sql<{ id: string }>`select id from kit.outbox where delivered_at is null and topic like 'payment.%'`);

  return {
    bank,
    clock,
    settled,
    alarms,
    refundChanges,
    deps,
    request,
    async opened(change: Partial<PaymentRequest> = {}) {
      const reply = await openPayment(deps, request(change));
      if (!reply.ok) throw new Error(reply.error.code);
      return reply.value;
    },
    /** Runs the worker's jobs: every webhook, then the outbox. `parallel` workers at once. */
    async work(parallel = 1) {
      const webhooks = (await waitingWebhooks()).map((noticeId) => () => processWebhook(deps)({ noticeId }, attempt));
      await inTurns(webhooks, parallel);
      const deliver = outboxJob(database, paymentDeliveries(deps));
      await inTurns(
        (await waitingDeliveries()).map((id) => () => deliver({ id }, attempt)),
        parallel,
      );
    },
    /** Queries the gateway a last time and closes the payment. */
    async close(reference: string) {
      await queryOpenCharge(deps, reference);
      return inTransaction(database, (trx) => closePayment(trx, deps, { reference }));
    },
    /** The gateway reverses the charge and reports it to queries. */
    async deny(chargeId: string) {
      bank.set(chargeId, "failed");
      const attempt = await attemptByCharge(database.kysely, chargeId);
      if (attempt) await queryAndSettle(deps, attempt);
    },
    expire: (attemptId: string) => expireAttempt(deps)({ attemptId }, attempt),
    finish: (attemptId: string) => finishOpening(deps)({ attemptId }, attempt),
    async payment(reference: string) {
      const { rows } = await sql<Record<string, unknown>>`
        select status, paid_by as "paidBy", hold_until as "holdUntil", closed_at as "closedAt", flag, refunded
        from payment.payment where reference = ${reference}`.execute(database.kysely);
      return rows[0];
    },
    async states(reference: string) {
      const { rows } = await sql<{ state: string }>`
        select state from payment.attempt where reference = ${reference} order by created_at, id`.execute(
        database.kysely,
      );
      return rows.map(({ state }) => state);
    },
    async refunds(reference: string) {
      const { rows } = await sql<{ amount: number; reason: string; state: string }>`
        select amount, reason, state from payment.refund where reference = ${reference}
        order by requested_at, reason`.execute(database.kysely);
      return rows;
    },
  };
}

async function inTurns(tasks: readonly (() => Promise<void>)[], parallel: number): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
