import type { Locale } from "#kit/core/locale.ts";
import { orderItemCode } from "#modules/order/contract/order-code.ts";
import { reasonText } from "#modules/order/contract/order-texts.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { transitionName } from "#modules/order/contract/wire/order-transition-names.ts";
import type { Order, StaffEvent } from "#modules/order/server/index.ts";

/** A reason in the reader's words; one that has none stays as it is. */
export const reasonOnWire = (reason: string | null, locale: Locale): string | null =>
  reason === null ? null : reasonText(reason, locale);

export const linesOnWire = ({ code, lines }: Order, pictureUrl: (path: string) => string) =>
  lines.map((line, number) => ({
    number,
    itemCode: orderItemCode(code, number),
    name: line.name,
    skuCode: line.skuCode,
    barcode: line.barcode,
    attributes: line.attributes.map(({ value }) => value).join(" · "),
    picture: line.picture === null ? null : pictureUrl(line.picture),
    isGift: line.isGift,
    quantity: line.quantity,
    sent: line.sent,
    cancelled: line.cancelled,
    cancelling: line.cancelling,
    waiting: line.quantity - line.sent - line.cancelled - line.cancelling,
    amount: line.payAmount,
  }));

export const totalsOnWire = ({ totals }: Order) => ({
  goods: totals.productAmount,
  discounts: totals.promotionDiscount + totals.couponDiscount,
  points: totals.pointsAmount,
  freight: totals.freight - totals.freightDiscount,
  fee: totals.fee,
  total: totals.totalAmount,
});

export const eventsOnWire = (events: readonly StaffEvent[], locale: Locale) =>
  events.map(({ transition, to, actor, actorName, reason, at }) => ({
    move: transitionName(transition),
    to: orderStatusCodes[to],
    actor,
    actorName,
    reason: reasonOnWire(reason, locale),
    at: at.toISOString(),
  }));
