import type { Locale } from "#kit/core/locale.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { payStatusCodes } from "#modules/payment/contract/wire/pay-status-codes.ts";
import { paymentOf, paymentOnWire, readChannels, shownAttempt } from "#modules/payment/server/index.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import { returnableUntil } from "../../contract/order-operations.ts";
import type { OrderStatus } from "../../contract/order-status.ts";
import { isCashOnDelivery, reasonText } from "../../contract/order-texts.ts";
import { returnStatusCodes } from "../../contract/wire/return-status-codes.ts";
import type { Order, OrderEvent } from "../order.ts";
import { notProven, type OpenedOrder } from "../order-access.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { ReturnOfOrder } from "../ports/returns.ts";
import { requestsOf } from "../store/cancel-requests.ts";
import { editsOf } from "../store/edits.ts";
import { eventsOf } from "../store/events.ts";
import { discountsOf, feeOfPayment } from "../store/orders.ts";
import { ordersPaidTogether } from "../store/paid-together.ts";
import { cancelRequestOnWire } from "./cancel-request-wire.ts";
import { editOnWire } from "./edit-wire.ts";
import { invoiceOnWire } from "./invoice-wire.ts";
import { linesOnWire } from "./order-line-wire.ts";
import { refundsOnWire } from "./order-refunds-wire.ts";
import { orderOnWire } from "./order-wire.ts";
import { lastDelivery, parcelOnWire, parcelsOfOrders } from "./parcel-wire.ts";
import { wrongAmountsOnWire } from "./wrong-amounts-wire.ts";

const firstTime = (events: readonly OrderEvent[], ...statuses: readonly OrderStatus[]): string | null =>
  events.find(({ to }) => statuses.includes(to))?.at.toISOString() ?? null;

/** The step a browser has to take before it may change the order. */
const actingNeeds = { nothing: null, CONTACT_PROOF_REQUIRED: "CODE", SIGN_IN_REQUIRED: "SIGN_IN" } as const;

/** An order as its page shows it (EN-32 to EN-40). At most fourteen statements for any number of lines. */
export async function orderDetailOnWire(
  deps: OrderDeps,
  { order, access }: OpenedOrder,
  { locale }: Pick<RequestContext, "locale">,
) {
  const db = deps.database.kysely;
  const now = deps.clock.now();
  const [events, discounts, channels, payment, attempt, returns, requests, edits, fee, together] = await Promise.all([
    eventsOf(db, order.code),
    discountsOf(db, order.code),
    readChannels(db),
    paymentOf(db, order.paymentReference),
    shownAttempt(db, order.paymentReference),
    order.hasReturns ? deps.returns(db, [order.code]) : [],
    requestsOf(db, [order.code]),
    order.edits > 0 ? editsOf(db, order.code) : [],
    // Another channel can be chosen only while the order is unpaid.
    order.status === "awaitingPayment" ? feeOfPayment(db, order.paymentReference) : order.totals.fee,
    ordersPaidTogether(db, [order.paymentReference]),
  ]);
  const afterwards = { returns, requests };
  const paid =
    payment && attempt
      ? await paymentOnWire(deps, { orderCode: order.code, email: payment.email, payment, attempt, locale })
      : null;
  const seller = deps.sellerAt(order.placedAt);
  const base = orderOnWire(order, {
    access,
    locale,
    pictureUrl: deps.pictureUrl,
    channels,
    now,
    returns,
    seller,
    paidTogether: together.get(order.paymentReference) ?? [],
  });
  const parcels = await parcelsOfOrders(db, [order]);
  const own = { requestIds: requests.map(({ id }) => id), returnCodes: returns.map(({ returnCode }) => returnCode) };
  const money = await refundsOnWire(db, order, payment, { ...own, access });
  const isFree = order.totals.totalAmount === 0;
  const payMent = paid?.paymentMethodName ?? base.payMent;
  const { cancelReason } = order;
  return {
    ...base,
    access,
    actingNeeds: actingNeeds[notProven({ order, access })?.code ?? "nothing"],
    productList: linesOnWire(order, deps.pictureUrl, { locale, discounts, ...afterwards }),
    cancelCode: cancelReason,
    cancelRemark: cancelReason === null ? null : reasonText(cancelReason, locale),
    payStatus:
      paid?.payStatus ?? (isFree && order.status !== "awaitingPayment" ? payStatusCodes.paid : payStatusCodes.unpaid),
    payOperationAmount: paid?.totalAmount ?? order.totals.totalAmount,
    payOperationFee: fee,
    payExtProps: null,
    payMent,
    payMentType: paid?.paymentType ?? base.payMentType,
    payChannel: payMent,
    expressMap: null,
    extProps: null,
    now: now.toISOString(),
    invoice: invoiceOnWire(order, access, seller, events.find(({ to }) => to === "completed")?.at ?? null),
    returns: afterwards.returns.map((one) => returnOnWire(order, one, locale)),
    cancelRequests: afterwards.requests.map((request) => cancelRequestOnWire(order, request, locale)),
    edits: edits.map((edit) => editOnWire(order, edit)),
    refundedAmount: order.refundedAmount,
    refundedPoints: order.refundedPoints,
    keptUntil:
      order.status === "shipped" && order.deliveryMethod === "storePickup"
        ? (order.movesOnAt?.toISOString() ?? null)
        : null,
    returnUntil: returnableUntil(order.receivedAt)?.toISOString() ?? null,
    payInfos: paid && payment && attempt ? [payInfoOf(paid, payment, attempt)] : [],
    ...money,
    oddPayments: access !== "visitor" ? await wrongAmountsOnWire(db, payment) : [],
    store: order.store
      ? {
          storeCode: order.store.code,
          storeName: order.store.name,
          address1: order.store.address1,
          latitude: order.store.latitude ?? null,
          longitude: order.store.longitude ?? null,
        }
      : null,
    statusTimes: {
      createTime: order.placedAt.toISOString(),
      // Cash on delivery is prepared before it is paid.
      payTime: isCashOnDelivery(order.channelCode)
        ? (payment?.paidAt?.toISOString() ?? null)
        : firstTime(events, "paid"),
      finalShippedTime: firstTime(events, "shipped"),
      finalDeliveryTime: lastDelivery(parcels),
      confirmDeliveryTime: firstTime(events, "partiallyShipped", "shipped"),
      confirmTime: firstTime(events, "completed"),
      cancleTime: firstTime(events, "cancelled", "closed"),
    },
    expressList: parcels.map((parcel) => parcelOnWire(order, parcel, { access, locale, pictureUrl: deps.pictureUrl })),
    discounts: discounts.map(({ promotionCode, name, step, line, amount }) => ({
      activityCode: promotionCode,
      activityName: name,
      step,
      skuName: line === null ? null : (order.lines[line]?.name ?? null),
      amount,
    })),
  };
}

/** A return (EN-34) with the data of its order lines. */
const returnOnWire = (
  order: Order,
  { createdAt, lines, orderCode, reason, ...one }: ReturnOfOrder,
  locale: Locale,
) => ({
  ...one,
  status: returnStatusCodes[one.status],
  reason: reason.texts[locale],
  returnMode: "REFUND",
  createTime: createdAt.toISOString(),
  products: lines.map(({ number, quantity }) => ({
    orderItemCode: orderItemCode(orderCode, number),
    count: quantity,
    skuCode: order.lines[number]?.skuCode ?? "",
    skuName: order.lines[number]?.name ?? "",
    productCode: order.lines[number]?.productCode ?? "",
    reasonCode: reason.code,
    reasonDesc: reason.texts[locale],
    fulfillRefundCode: one.status === "refunded" ? one.returnCode : null,
  })),
});

type Paid = Awaited<ReturnType<typeof paymentOnWire>>;
type Payment = NonNullable<Awaited<ReturnType<typeof paymentOf>>>;
type Attempt = NonNullable<Awaited<ReturnType<typeof shownAttempt>>>;

const payInfoOf = (paid: Paid, payment: Payment, attempt: Attempt) => ({
  payMent: paid.paymentMethodName,
  payMentType: paid.paymentType,
  payChannel: paid.paymentMethod,
  isSucceed: payment.status === "paid" || payment.status === "refunded",
  paySerialCode: attempt.chargeId,
  payCode: paid.vaNumber,
  price: payment.amount,
  account: null,
  reason: null,
  payStatus: paid.payStatus,
  bankCode: attempt.bank,
  bankBrand: attempt.bank?.toUpperCase() ?? null,
  giftCard: null,
  createTime: payment.paidAt?.toISOString() ?? null,
});
