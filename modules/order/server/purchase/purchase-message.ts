import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { MessageData } from "#modules/notification/contract/message.ts";
import { readChannels, shownAttempt } from "#modules/payment/server/index.ts";
import type { Order } from "../order.ts";
import { isPaidBy, readOrders } from "../store/orders.ts";
import { summaryOf } from "./purchase-summary.ts";

/** The confirmation of the purchase an order belongs to, as it would be written now. Its links are left out: with a key they would open the order. */
export async function purchaseMessage(
  db: Kysely<unknown>,
  order: Order,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<{ readonly orders: readonly Order[]; readonly data: MessageData["orderReceived"] }> {
  const [found, attempt, channels] = await Promise.all([
    readOrders(db, isPaidBy(order.paymentReference)),
    shownAttempt(db, order.paymentReference),
    readChannels(db),
  ]);
  const orders = found.map((one) => ({ ...one, locale }));
  const summary = summaryOf({ secret: "" }, orders, { attempt, channels, now });
  const purchase = { ...summary, orders: summary.orders.map((one) => ({ ...one, path: "" })) };
  const data = { orderCode: orders[0]?.code ?? order.code, totalAmount: purchase.sums.total, path: "", purchase };
  return { orders, data };
}
