import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { paymentOf } from "#modules/payment/server/index.ts";
import { isClosed } from "../after-sales/purchase.ts";
import type { Order, OrderLine } from "../order.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeInput } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { type OrderNotFound, orderNotFound } from "../order-failures.ts";
import { claimEvents } from "../store/reported-events.ts";

type EventsOnWire = {
  readonly purchase: ReturnType<typeof purchaseOnWire> | null;
  readonly refund: { readonly value: number } | null;
};

const nothing: EventsOnWire = { purchase: null, refund: null };

/**
 * Hands out the analytics events of an order, each once (D-67). The browser calls it after the shopper has agreed to analytics.
 * A purchase that costs nothing is paid once it is placed; cash on delivery once the courier has collected it.
 */
export const claimOrderEvents = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }): Promise<Result<EventsOnWire, OrderNotFound>> {
      const opened = await openOrder(deps, context, orderCode);
      // A visitor who reads the order by a link is not its buyer.
      if (opened?.access !== "owner") return fail({ code: "NOT_FOUND" });
      const { order } = opened;
      if (!(await isPaidFor(deps, order))) return ok(nothing);
      const { purchase, refunded } = await claimEvents(deps.database, order.code, deps.clock.now());
      return ok({
        purchase: purchase ? purchaseOnWire(order) : null,
        refund: refunded > 0 ? { value: refunded } : null,
      });
    },
    failures: { NOT_FOUND: orderNotFound },
  });

async function isPaidFor(deps: OrderDeps, order: Order): Promise<boolean> {
  // A payment after the order was closed is refunded in full, so it is no purchase.
  if (isClosed(order) && !order.refundNoted) return false;
  if (order.totals.totalAmount === 0) return order.status !== "awaitingPayment";
  const payment = await paymentOf(deps.database.kysely, order.paymentReference);
  return payment?.paidAt != null && payment.status !== "failed";
}

const purchaseOnWire = ({ totals, couponCode, lines }: Order) => ({
  value: totals.totalAmount,
  freight: totals.freight - totals.freightDiscount,
  coupon: couponCode,
  items: lines.map(itemOnWire),
});

const itemOnWire = ({ productCode, skuCode, name, categoryCode, productAmount, quantity }: OrderLine) => ({
  productCode,
  skuCode,
  name,
  categoryCode,
  price: Math.round(productAmount / quantity),
  quantity,
});
