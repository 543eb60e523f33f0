import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { transitionName } from "#modules/order/contract/wire/order-transition-names.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { type HistoryOrder, momentOf, statusOf, stepsOf, transitionsOf } from "./history-order.ts";
import type { HistoryRows } from "./history-rows.ts";
import { orderDesk } from "./history-steps.ts";
import { day, later } from "./moments.ts";
import type { RandomChoices } from "./random-choices.ts";
import { type ReturnedGoods, returnIsRefunded } from "./return-rows.ts";

const daysToCollect = 7;
const daysAfterProof = 7;
const daysWithoutProof = 14;

/** The order with its lines, events and request to cancel. */
export function addOrder(rows: HistoryRows, random: RandomChoices, order: HistoryOrder, returned: ReturnedGoods): void {
  const { code, customer, placedAt, totals, lines, channel, store, address } = order;
  const status = statusOf(order);
  const isSent = ["shipped", "completed"].includes(status);
  const isCancelledPaid = momentOf(order, "approveCancel") !== null;
  const refunded = isCancelledPaid ? totals.totalAmount : returnIsRefunded(order) ? (returned?.refund.money ?? 0) : 0;
  rows.add("orders.placed_order", {
    code,
    owner: customer.owner,
    payment_reference: order.reference,
    status: orderStatusCodes[status],
    delivery_type: deliveryMethodCodes[store ? "storePickup" : "homeDelivery"],
    source_code: order.sourceCode,
    store,
    receiver: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      mobile: customer.mobile,
      email: customer.email,
    },
    address,
    billing: null,
    service: order.service,
    days_from: order.days?.[0] ?? null,
    days_to: order.days?.[1] ?? null,
    product_amount: totals.productAmount,
    promotion_discount: totals.promotionDiscount,
    coupon_discount: totals.couponDiscount,
    points_used: totals.pointsUsed,
    points_amount: totals.pointsAmount,
    freight: totals.freight,
    freight_discount: totals.freightDiscount,
    fee: totals.fee,
    total_amount: totals.totalAmount,
    channel_code: channel.code,
    is_flash_sale: false,
    locale: order.locale,
    earned: [],
    placed_at: placedAt,
    payment_due: channel.lastsSeconds === null ? null : later(placedAt, channel.lastsSeconds * 1000),
    moves_on_at: status === "shipped" ? movesOnAt(order) : null,
    confirm_code: store && momentOf(order, "send") ? random.code().slice(0, 6) : null,
    cancel_reason: ["cancelled", "closed"].includes(status) ? (stepsOf(order, "order").at(-1)?.reason ?? null) : null,
    refunded_amount: refunded,
    refund_noted: isCancelledPaid,
    received_at: momentOf(order, "receive", "collect"),
    has_returns: returned !== null,
  });
  rows.add(
    "orders.line",
    ...lines.map((line, number) => ({
      order_code: code,
      number,
      sku_code: line.skuCode,
      product_code: line.productCode,
      category_code: line.categoryCode,
      barcode: line.barcode,
      ext_code: line.extCode,
      name: line.name,
      attributes: line.attributes,
      picture: line.picture,
      quantity: line.quantity,
      is_gift: false,
      list_amount: line.listAmount,
      product_amount: line.productAmount,
      promotion_discount: line.promotionDiscount,
      coupon_discount: line.couponDiscount,
      points: line.points,
      points_amount: line.pointsAmount,
      pay_amount: line.payAmount,
      sent: isSent ? line.quantity : 0,
      cancelled: isCancelledPaid ? line.quantity : 0,
      cancelling: stepsOf(order, "askCancel").length > 0 && !isCancelledPaid ? line.quantity : 0,
    })),
  );
  addEvents(rows, order);
  addCancelRequest(rows, random, order);
}

function movesOnAt(order: HistoryOrder): Date {
  const sentAt = momentOf(order, "send") ?? order.placedAt;
  if (order.store) return later(sentAt, daysToCollect * day);
  const proof = stepsOf(order, "parcel").find(({ status }) => status === "delivered");
  return proof ? later(proof.at, daysAfterProof * day) : later(sentAt, daysWithoutProof * day);
}

function addEvents(rows: HistoryRows, order: HistoryOrder): void {
  rows.add(
    "orders.event",
    {
      order_code: order.code,
      move: transitionName("place"),
      from_status: null,
      to_status: orderStatusCodes.awaitingPayment,
      actor: "shopper",
      actor_name: null,
      reason: null,
      at: order.placedAt,
    },
    ...transitionsOf(order).map(({ transition, from, to, actor, actorName, reason, at }) => ({
      order_code: order.code,
      move: transitionName(transition),
      from_status: orderStatusCodes[from],
      to_status: orderStatusCodes[to],
      actor,
      actor_name: actorName ?? null,
      reason: reason ?? null,
      at,
    })),
  );
}

function addCancelRequest(rows: HistoryRows, random: RandomChoices, order: HistoryOrder): void {
  const [asked] = stepsOf(order, "askCancel");
  if (!asked) return;
  const { code, totals, lines } = order;
  const decidedAt = momentOf(order, "approveCancel");
  const id = random.uuid();
  const money = totals.totalAmount;
  const goods = lines.reduce((sum, { payAmount }) => sum + payAmount, 0);
  rows.add("orders.cancel_request", {
    id,
    order_code: code,
    state: decidedAt ? "approved" : "open",
    reason_code: asked.reason,
    asked_at: asked.at,
    decided_at: decidedAt,
    decided_by: decidedAt && "staff",
    decider_name: decidedAt && orderDesk,
    refunded_amount: decidedAt ? money : 0,
    refunded_points: 0,
    refund: { goods, freight: totals.freight, fee: totals.fee, deductions: [], gifts: [], money, points: 0 },
  });
  rows.add(
    "orders.cancel_request_line",
    ...lines.map(({ quantity }, line) => ({ request_id: id, order_code: code, line, quantity })),
  );
}
