import type { Locale } from "#kit/core/locale.ts";
import { type Channel, methodNames } from "#modules/payment/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { expectedArrival } from "../../contract/expected-arrival.ts";
import type { Seller } from "../../contract/invoice.ts";
import { type OrderAccess, operationsOf } from "../../contract/order-operations.ts";
import { statusTextOf } from "../../contract/order-texts.ts";
import { orderStatusCodes } from "../../contract/wire/order-status-codes.ts";
import type { Order } from "../order.ts";
import { factsOf } from "../order-facts.ts";
import type { ReturnOfOrder } from "../ports/returns.ts";
import { invoiceOnWire } from "./invoice-wire.ts";
import { linesOnWire } from "./order-line-wire.ts";
import { type PaidOrder, paidTogetherOnWire } from "./paid-together-wire.ts";
import { receiverOnWire } from "./receiver-wire.ts";

export type OrderView = {
  readonly now: Date;
  /** The order's own. */
  readonly returns: readonly ReturnOfOrder[];
  readonly access: OrderAccess;
  readonly locale: Locale;
  readonly pictureUrl: (path: string) => string;
  readonly channels: readonly Channel[];
  readonly seller: Seller;
  /** The orders paid for together with this one, itself included. */
  readonly paidTogether: readonly PaidOrder[];
};

export const channelName = (channels: readonly Channel[], code: string | null, locale: Locale): string | null =>
  code === null ? null : methodNames(channels, locale)(code);

/** The fields that list entry and detail share (EN-41, EN-43). */
export function orderOnWire(
  order: Order,
  { access, locale, pictureUrl, channels, now, returns, seller, paidTogether }: OrderView,
) {
  const { totals } = order;
  const operations = operationsOf(factsOf(order, returns, now));
  const payMent = channelName(channels, order.channelCode, locale);
  const receiver = receiverOnWire(order, access, locale);
  return {
    orderCode: order.code,
    orgCode: order.sourceCode,
    orderDate: order.placedAt.toISOString(),
    orderStatus: orderStatusCodes[order.status],
    orderStatusStr: statusTextOf(order, locale),
    distributionType: deliveryMethodCodes[order.deliveryMethod],
    amount: totals.totalAmount,
    total: totals.totalAmount,
    productAmount: totals.productAmount,
    discount: totals.promotionDiscount,
    coupon: totals.couponDiscount,
    freight: totals.freight,
    freightDiscount: totals.freightDiscount,
    freightTotal: totals.freight - totals.freightDiscount,
    fee: totals.fee,
    usedPoint: totals.pointsUsed,
    usedPointAmount: totals.pointsAmount,
    scheduleCancelTime: order.status === "awaitingPayment" ? (order.paymentDue?.toISOString() ?? null) : null,
    expectTime: expectedArrival(order, locale),
    orderReceiveOut: receiver,
    receiver,
    productList: linesOnWire(order, pictureUrl, { locale, returns }),
    operationList: operations,
    operationMap: Object.fromEntries(operations.map(({ type, value }) => [type, value])),
    payMent,
    payMentType: order.channelCode,
    payChannel: payMent,
    payInfos: payMent === null ? [] : [{ payMent, price: totals.totalAmount }],
    invoiceInfo: invoiceOnWire(order, access, seller, null),
    newExpressList: [],
    paidTogether: paidTogetherOnWire(paidTogether),
  };
}
