import type { Locale } from "#kit/core/locale.ts";
import { statusTextOf } from "#modules/order/contract/order-texts.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import type { Order } from "#modules/order/server/index.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { versionOf } from "../../contract/admin-actions.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { Packed } from "../store/notes.ts";
import { nameOnWire } from "./contact-wire.ts";

/** One line of the list. */
export function rowOnWire(
  order: Order,
  { staff, open, packed, locale }: { staff: StaffMember; open: boolean; packed: Packed | undefined; locale: Locale },
) {
  const { code, status, deliveryMethod, store, address, lines, totals, service } = order;
  return {
    orderCode: code,
    version: versionOf(order),
    status: orderStatusCodes[status],
    statusText: statusTextOf(order, locale),
    deliveryType: deliveryMethodCodes[deliveryMethod],
    place: store?.name ?? address?.cityName ?? "",
    service: service?.replace(":", " ") ?? null,
    receiver: nameOnWire(order, open),
    pieces: lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0),
    firstItem: lines[0]?.name ?? "",
    amount: totals.totalAmount,
    placedAt: order.placedAt.toISOString(),
    paymentDue: order.paymentDue?.toISOString() ?? null,
    isPacked: packed !== undefined,
    cancelAsked: lines.some(({ cancelling }) => cancelling > 0),
    pickupAsked: status === "shipped" && order.pickupAskedAt !== null,
    hasReturns: order.hasReturns,
    can: actionsFor(staff, order, packed !== undefined),
  };
}
