import type { Transaction } from "kysely";
import type { RefundEvent } from "#modules/notification/contract/message.ts";
import type { RefundChange, RefundListener } from "#modules/payment/server/index.ts";
import { notifyRefund } from "../notify-refund.ts";
import type { Order } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { orderOfRequest } from "../store/cancel-requests.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";

const unexpected: Readonly<Record<string, RefundEvent>> = {
  AMOUNT_MISMATCH: "wrongAmount",
  PAID_TWICE: "paidTwice",
  PAID_AFTER_CLOSE: "paidLate",
};

const mailOf = ({ event, reason }: RefundChange): RefundEvent | null =>
  event === "requested" ? (unexpected[reason] ?? null) : event;

/** Notifies the shopper about a refund: a missing bank account, and that it was sent. */
export const orderRefunds =
  (deps: TransitionDeps): RefundListener =>
  async (trx, news) => {
    const mail = mailOf(news);
    const order = mail && (await orderOf(trx, news));
    if (!mail || !order) return;
    await notifyRefund(trx, deps, order, {
      event: mail,
      amount: news.amount,
      account: news.accountShown,
      needsAccount: news.needsAccount,
      ...(news.note === undefined ? {} : { note: news.note }),
      ...(news.key.startsWith("return:") ? { returnCode: news.key.slice("return:".length) } : {}),
    });
  };

/** The order of a refund; for a refund of the whole purchase any of its orders. */
async function orderOf(trx: Transaction<unknown>, { reference, key }: RefundChange): Promise<Order | undefined> {
  const orders = await readOrders(trx, isPaidBy(reference));
  const [kind, name = ""] = key.split(/:(.*)/s);
  const code = kind === "closed" ? name : kind === "cancel" ? await orderOfRequest(trx, name) : null;
  return orders.find((order) => order.code === code) ?? orders[0];
}
