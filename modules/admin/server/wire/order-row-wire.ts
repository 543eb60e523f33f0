import type { Locale } from "#kit/core/locale.ts";
import { statusTextOf } from "#modules/order/contract/order-texts.ts";
import type { Order } from "#modules/order/server/index.ts";
import type { Packed } from "../store/notes.ts";
import { nameOnWire } from "./contact-wire.ts";

/** One line of the list. */
export function rowOnWire(
  order: Order,
  { open, packed, locale }: { open: boolean; packed: Packed | undefined; locale: Locale },
) {
  const { code, status, deliveryType, store, address, lines, totals, service } = order;
  return {
    orderCode: code,
    status,
    statusText: statusTextOf(order, locale),
    deliveryType,
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
    pickupAsked: status === "42" && order.pickupAskedAt !== null,
    hasReturns: order.hasReturns,
  };
}
