import type { Locale } from "#kit/core/locale.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import { reasonText } from "../../contract/order-texts.ts";
import { graceEnds } from "../cancel-requests/request-cancel.ts";
import type { Order } from "../order.ts";
import type { CancelRequest } from "../store/cancel-requests.ts";
import { refundOnWire } from "./refund-wire.ts";

/** A cancel request in wire format. */
export const cancelRequestOnWire = (order: Order, request: CancelRequest, locale: Locale) => ({
  requestId: request.id,
  state: request.state,
  reasonCode: request.reasonCode,
  reasonDesc: reasonText(request.reasonCode, locale),
  askedAt: request.askedAt.toISOString(),
  decidesAt: graceEnds(request.askedAt).toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  answer: request.answer,
  refundedAmount: request.refundedAmount,
  refundedPoints: request.refundedPoints,
  refund: request.refund && refundOnWire(request.refund),
  items: request.pieces.map(({ number, quantity }) => ({
    orderItemCode: orderItemCode(order.code, number),
    skuName: order.lines[number]?.name ?? "",
    count: quantity,
  })),
});
