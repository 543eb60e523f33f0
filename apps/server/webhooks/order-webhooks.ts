import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { OrderTotals } from "#modules/order/contract/order-draft.ts";
import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import type { OrderChange, OrderListeners } from "#modules/order/server/index.ts";
import type { WebhookEventType } from "#modules/webhooks/contract/webhook-events.ts";
import { type WebhookEvent, webhookWrites, writeWebhookEvents } from "#modules/webhooks/server/index.ts";

type Deps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };

const member = "member:";
const memberOf = (owner: string | null) => (owner?.startsWith(member) ? owner.slice(member.length) : null);

type Described = {
  readonly code: string;
  readonly status: OrderStatus;
  readonly owner: string | null;
  readonly deliveryMethod: string;
  readonly sourceCode: string;
  readonly channelCode: string | null;
  readonly totals: OrderTotals;
  readonly lines: readonly {
    readonly skuCode: string;
    readonly quantity: number;
    readonly sent?: number;
    readonly cancelled?: number;
  }[];
};

/** The events of one order are delivered in their order. */
export const orderKey = (code: string): string => `order:${code}`;

/** An order as webhooks show it: of its customer the code alone. */
const orderObject = ({ code, status, owner, totals, lines, ...order }: Described) => ({
  kind: "order",
  code,
  status,
  customer: memberOf(owner),
  deliveryMethod: order.deliveryMethod,
  source: order.sourceCode,
  paymentChannel: order.channelCode,
  currency: "IDR",
  totalAmount: totals.totalAmount,
  freight: totals.freight - totals.freightDiscount,
  lines: lines.map(({ skuCode, quantity, sent = 0, cancelled = 0 }) => ({ sku: skuCode, quantity, sent, cancelled })),
});

/** Writes the events of orders in the transactions that change them. */
export function orderWebhooks({ ids, clock }: Deps) {
  const eventOf = (type: WebhookEventType, order: Described, occurredAt: Date): WebhookEvent => ({
    id: ids.uuid(),
    type,
    objectKey: orderKey(order.code),
    occurredAt,
    object: orderObject(order),
  });
  const onChange = (type: WebhookEventType) => (trx: Transaction<unknown>, changes: readonly OrderChange[]) => {
    const at = clock.now();
    return writeWebhookEvents(
      trx,
      changes.map(({ order }) => eventOf(type, order, at)),
    );
  };
  const onPlaced: OrderListeners["onPlaced"][number] = (orders, at) =>
    webhookWrites(
      orders.map(({ code, draft }) => eventOf("order.placed", { ...draft, code, status: "awaitingPayment" }, at)),
    );
  return { onPlaced, onPaid: onChange("order.paid"), onSent: onChange("order.sent") };
}
