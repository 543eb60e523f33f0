import type { Kysely } from "kysely";
import type { Ids } from "#kit/core/ids.ts";
import { addToOutbox, type OutboxHandler, outboxWrites } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";
import { type PaymentAttempt, readChannels, shownAttempt } from "#modules/payment/server/index.ts";
import { notifyReceived } from "../notify-shopper.ts";
import type { Order } from "../order.ts";
import type { OrderJobDeps } from "../order-deps.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";
import { summaryOf } from "./purchase-summary.ts";

/** The outbox topic of purchase confirmations. */
export const confirmTopic = "order.confirm";

type Confirming = {
  readonly paymentReference: string;
  /** Message ids, fixed beforehand: a repeated run sends each once. */
  readonly emailId: string;
  readonly whatsAppId: string;
  /** How often the account number was missing. */
  readonly waited: number;
};

/** The gateway's account number usually exists by then; a run before that would only queue itself again. */
const chargeMs = 1000;

/** Queues the confirmation of purchases, as part of the statement that places them. */
export const confirmWrites = (
  ids: Pick<Ids, "uuid">,
  references: readonly string[],
  { awaitsCharge }: { readonly awaitsCharge: boolean },
): WriteFragment[] =>
  [...new Set(references)].map((paymentReference) =>
    outboxWrites(ids.uuid(), {
      topic: confirmTopic,
      payload: { paymentReference, emailId: ids.uuid(), whatsAppId: ids.uuid(), waited: 0 } satisfies Confirming,
      ...(awaitsCharge ? { notBefore: new Date(Date.now() + chargeMs) } : {}),
    }),
  );

/** How long the message waits for the gateway's account number; then it is sent without it, and the order's page shows it. */
const patienceMs = 2 * 60_000;
const pauseMs = (waited: number): number => Math.min(30_000, 1000 * 2 ** waited);

const isOver = ({ status }: Order): boolean => status === "cancelled" || status === "closed";

const isStillOpening = (orders: readonly Order[], attempt: PaymentAttempt | null, now: Date): boolean =>
  attempt?.state === "opening" &&
  orders.some(
    ({ status, placedAt }) => status === "awaitingPayment" && now.getTime() - placedAt.getTime() < patienceMs,
  );

/** The outbox handler: one message for all orders of a purchase, once the account number is known (D-87). */
export const confirmPurchase =
  (deps: OrderJobDeps): OutboxHandler =>
  async ({ payload }) => {
    const requested = payload as Confirming;
    const db = deps.database.kysely;
    const [orders, attempt] = await readPurchase(db, requested.paymentReference);
    // A purchase that ended meanwhile got a message about that.
    if (orders.length === 0 || orders.every(isOver)) return;
    if (isStillOpening(orders, attempt, deps.clock.now())) {
      const notBefore = new Date(Date.now() + pauseMs(requested.waited));
      const again = { ...requested, waited: requested.waited + 1 };
      await inTransaction(deps.database, (trx) =>
        addToOutbox(trx, deps.ids, { topic: confirmTopic, payload: again, notBefore }),
      );
      return;
    }
    const channels = await readChannels(db);
    const summary = summaryOf(deps, orders, { attempt, channels, now: deps.clock.now() });
    await inTransaction(deps.database, (trx) => notifyReceived(trx, deps, orders, summary, requested));
  };

const readPurchase = (db: Kysely<unknown>, reference: string) =>
  Promise.all([readOrders(db, isPaidBy(reference)), shownAttempt(db, reference)]);
