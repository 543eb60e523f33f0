import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { buyAgain } from "./operations/buyAgain.ts";
import { cancelOrder } from "./operations/cancelOrder.ts";
import { claimOrderEvents } from "./operations/claimOrderEvents.ts";
import { getCustomOrderDetail } from "./operations/getCustomOrderDetail.ts";
import { payOrder } from "./operations/payOrder.ts";
import { pickupOrder } from "./operations/pickupOrder.ts";
import { queryCancelRefund } from "./operations/queryCancelRefund.ts";
import { queryOrderList } from "./operations/queryOrderList.ts";
import { queryOrderStatus } from "./operations/queryOrderStatus.ts";
import { receiveOrder } from "./operations/receiveOrder.ts";
import { requestCancelOrder } from "./operations/requestCancelOrder.ts";
import { saveRefundAccount } from "./operations/saveRefundAccount.ts";
import { sendOrderCode } from "./operations/sendOrderCode.ts";
import { trackOrder } from "./operations/trackOrder.ts";
import { undoCancelOrder } from "./operations/undoCancelOrder.ts";
import { verifyOrderCode } from "./operations/verifyOrderCode.ts";
import type { OrderDeps } from "./order-deps.ts";

export { noteRefund } from "./after-sales/note-refund.ts";
export { notifyRefundDeclined } from "./after-sales/notify-declined.ts";
export {
  type LockedForReturn,
  lockOrderForReturn,
  type OpenedForReturn,
  type OrderForReturn,
  orderForReturn,
} from "./after-sales/order-for-return.ts";
export {
  asOthers,
  cancelledQuantities as cancelledPieces,
  givenForAll,
  isRefunded,
  isShopToBlame,
  type Purchase,
} from "./after-sales/purchase.ts";
export { endedPurchase } from "./after-sales/purchase-ended.ts";
export { approveCancel, refuseCancel } from "./cancel-requests/decide-cancel.ts";
export { namedDeductions } from "./cancel-requests/refund-summary.ts";
export { requestCancel } from "./cancel-requests/request-cancel.ts";
export { endLockedUnpaid } from "./close-unpaid.ts";
export { editOrder, type PreviewChanged } from "./edit/edit-order.ts";
export { type EditPlan, type EditRefusal, planEdit } from "./edit/plan-edit.ts";
export { orderMigrations } from "./migration-source.ts";
export type { LockedOrder, Order, OrderLine } from "./order.ts";
export { mayActOn, notProven } from "./order-access.ts";
export type { OrderChange, OrderDeps, OrderListeners, TransitionDeps } from "./order-deps.ts";
export { returnablePieces } from "./order-facts.ts";
export { type NotProven, notProvenTexts } from "./order-failures.ts";
export { orderCron, orderDeliveries, orderJobs } from "./order-jobs.ts";
export { orderPath } from "./order-link.ts";
export { lockOrdersOfPayment, orderPayments, ownerOfOrders } from "./order-payments.ts";
export { destinationOf } from "./parcels/destination-of.ts";
export { makeReady } from "./parcels/make-ready.ts";
export { orderParcels } from "./parcels/order-parcels.ts";
export type { CannotSend, LineQuantity } from "./parcels/pieces-left.ts";
export { type SendRefusal, sendParcel } from "./parcels/send-parcel.ts";
export { collectOrder, type WrongCode } from "./pickup/collect-order.ts";
export { placeOrders } from "./place-orders.ts";
export type { ReturnOfOrder, ReturnsOfOrders } from "./ports/returns.ts";
export { purchaseMessage } from "./purchase/purchase-message.ts";
export { orderRefunds } from "./refunds/order-refunds.ts";
export {
  countOpenOrders,
  findOrders,
  orderSorts,
  type StaffEvent,
  staffEventsOf,
} from "./store/admin-orders.ts";
export { orderLinesForAudit, ordersForAudit, soldOrdersForAudit } from "./store/audit-relations.ts";
export { ordersOfRequests, requestsOf } from "./store/cancel-requests.ts";
export { type ChargedOrderRow, chargedOrders, newestPurchases, purchaseOfOrder } from "./store/charged-orders.ts";
export { couponOrders } from "./store/coupon-orders.ts";
export { editsOf, type OrderEdit } from "./store/edits.ts";
export { orderInvariants } from "./store/invariants.ts";
export { collectOrders, forgetOrders, memberOrderCodes } from "./store/member-data.ts";
export { hasOrders, memberOfOrder, orderCountsOf, ordersOfMember } from "./store/member-orders.ts";
export {
  boughtPieces,
  lastOrderWithin,
  orderedTimes,
  spentAmount,
} from "./store/member-segments.ts";
export { openOrdersOf } from "./store/open-orders.ts";
export { purgeOpenedLinks } from "./store/opened-links.ts";
export { isOrderOfStore, storesWithOrders } from "./store/order-of-store.ts";
export { isOneOf, isPaidBy, isPaidWith, lockAndReadOrders, orderByCode, readOrders } from "./store/orders.ts";
export { type OrderOfPayment, ordersOfPayments } from "./store/orders-of-payments.ts";
export { ordersToPack } from "./store/orders-to-pack.ts";
export { ownOrderCodes } from "./store/own-order-codes.ts";
export { promotionDays } from "./store/promotion-orders.ts";
export { markHasReturns } from "./store/refund-totals.ts";
export { orderedSkus, orderLinesOfSkus, salesBySku, salesOfSkus } from "./store/sold-goods.ts";
export { uncollectedCash } from "./store/uncollected-cash.ts";
export { heldUnpaidOf, lockNetwork } from "./store/unpaid-holds.ts";
export { type Step, transition } from "./transition.ts";

export function orderModule(deps: OrderDeps): ShopModule {
  return {
    name: "order",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        getCustomOrderDetail: getCustomOrderDetail(deps),
        queryCancelRefund: queryCancelRefund(deps),
        queryOrderList: queryOrderList(deps),
        queryOrderStatus: queryOrderStatus(deps),
      },
      Mutation: {
        payOrder: payOrder(deps),
        cancelOrder: cancelOrder(deps),
        requestCancelOrder: requestCancelOrder(deps),
        saveRefundAccount: saveRefundAccount(deps),
        undoCancelOrder: undoCancelOrder(deps),
        receiveOrder: receiveOrder(deps),
        pickupOrder: pickupOrder(deps),
        buyAgain: buyAgain(deps),
        trackOrder: trackOrder(deps),
        sendOrderCode: sendOrderCode(deps),
        verifyOrderCode: verifyOrderCode(deps),
        claimOrderEvents: claimOrderEvents(deps),
      },
    },
  };
}
