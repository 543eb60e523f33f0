import type { Kysely } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { type Order, requestsOf } from "#modules/order/server/index.ts";
import { reasonOnWire } from "./order-wire.ts";

/** The cancel request of an order that is not decided yet. */
export async function cancelRequestOnWire(db: Kysely<unknown>, order: Order, locale: Locale) {
  if (order.lines.every(({ cancelling }) => cancelling === 0)) return null;
  const request = (await requestsOf(db, [order.code])).find(({ state }) => state === "open");
  if (!request) return null;
  return {
    requestId: request.id,
    reason: reasonOnWire(request.reasonCode, locale) ?? "",
    askedAt: request.askedAt.toISOString(),
    items: request.pieces.map(({ number, quantity }) => ({ number, name: order.lines[number]?.name ?? "", quantity })),
  };
}
