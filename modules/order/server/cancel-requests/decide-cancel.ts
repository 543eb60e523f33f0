import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { MoneyOfOrder } from "#modules/notification/contract/message.ts";
import { refundPayment } from "#modules/payment/server/index.ts";
import type { Pieces } from "../../contract/refund/refund-of.ts";
import { noteRefund } from "../after-sales/note-refund.ts";
import { notifyEvent } from "../notify-shopper.ts";
import type { LockedOrder } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { waitingUnits } from "../order-facts.ts";
import { addPieces, type CancelRequest, openRequestOf, settleRequest } from "../store/cancel-requests.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { cancelGifts, type NotAllowed, transition } from "../transition.ts";
import { type CancelEffect, cancelEffect, isAll } from "./cancel-effect.ts";
import { refundSummary } from "./refund-summary.ts";

/** Who decides: staff, or the system once the time to undo is over. */
export type Decider = {
  readonly requestId: string;
  readonly actor: "staff" | "system";
  readonly actorName?: string;
};

type Decided = Result<LockedOrder, NotAllowed>;

const refused: Decided = fail({ code: "ACTION_NOT_ALLOWED" });

async function findOpen(
  trx: Transaction<unknown>,
  order: LockedOrder,
  requestId: string,
): Promise<CancelRequest | null> {
  const request = await openRequestOf(trx, order.code);
  return request?.id === requestId ? request : null;
}

/**
 * Approves a cancel request. A request for all pieces ends the order; for a part its price is refunded and the order continues.
 * Gifts that the purchase no longer earns are cancelled too.
 */
export async function approveCancel(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  decider: Decider,
): Promise<Decided> {
  const request = await findOpen(trx, order, decider.requestId);
  if (!request || (order.status !== "paid" && order.status !== "partiallyShipped")) return refused;
  const { pieces } = request;
  const worth = await cancelEffect(trx, deps, order, { pieces, whole: isAll(order, pieces) });
  const gifts = worth.whole ? allGifts(order) : worth.gifts;
  const { money, points } = worth.refund;
  await addPieces(trx, request, gifts);
  await settleRequest(trx, request, {
    state: "approved",
    by: decider.actor,
    name: decider.actorName,
    amount: money,
    points,
    refund: refundSummary(worth),
    at: deps.clock.now(),
  });
  if (!worth.whole) return approvePart(trx, deps, order, request, decider, worth);
  return transition(trx, deps, await again(trx, order), {
    transition: "approveCancel",
    ...stepOf(decider, request.reasonCode),
  });
}

const stepOf = ({ actor, actorName }: Decider, reason: string) => ({
  actor,
  ...(actorName === undefined ? {} : { actorName }),
  reason,
});

const allGifts = ({ lines }: LockedOrder): Pieces[] =>
  lines.flatMap((line, number) =>
    line.isGift && waitingUnits(line) > 0 ? [{ number, quantity: waitingUnits(line) }] : [],
  );

async function approvePart(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  request: CancelRequest,
  decider: Decider,
  { gifts, giftsElsewhere, purchase, refund: { money, points } }: CancelEffect,
): Promise<Decided> {
  await noteRefund(trx, order, purchase.others, { amount: money, points });
  const key = `cancel:${request.id}`;
  let refundWay: MoneyOfOrder = { type: "nothingCharged" };
  if (money > 0) {
    const { paymentReference: reference } = order;
    const amount = rupiah(money);
    const sent = await refundPayment(trx, deps, { reference, amount, reason: "ITEMS_CANCELLED", key });
    // Cash on delivery is not collected yet: the courier collects less.
    if (!sent.ok && sent.error.code !== "NOT_PAID") throw new Error("more would go back than was paid");
    refundWay = sent.ok ? { ...sent.value.way, amount: money } : { type: "lessDue", amount: money };
  }
  // After the payment: every path locks stock last (ADR 0057).
  for (const hear of deps.listeners.onPartCancelled) {
    await hear(trx, order, { key, pieces: [...request.pieces, ...gifts], points });
  }
  const left = await again(trx, order);
  const noted = await transition(trx, deps, left, {
    transition: left.status === "partiallyShipped" ? "cancelUnsent" : "cancelPart",
    ...stepOf(decider, request.reasonCode),
  });
  await notifyEvent(trx, deps, left, "partlyCancelled", deps.clock.now(), { money: refundWay });
  await cancelGifts(trx, deps, giftsElsewhere, request.reasonCode);
  const hasLeft = left.status === "partiallyShipped" && left.lines.every((line) => waitingUnits(line) === 0);
  return hasLeft && noted.ok
    ? transition(trx, deps, noted.value, { transition: "send", ...stepOf(decider, "REST_CANCELLED") })
    : noted;
}

async function again(trx: Transaction<unknown>, { code }: LockedOrder): Promise<LockedOrder> {
  const [order] = await lockAndReadOrders(trx, isOneOf([code]));
  if (!order) throw new Error("a held order vanished");
  return order;
}

/** Refuses a request: the pieces are shipped, and the shopper reads why. */
export async function refuseCancel(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  { requestId, actor, actorName, reason }: Decider & { readonly reason: string },
): Promise<Decided> {
  const request = await findOpen(trx, order, requestId);
  if (!request) return refused;
  const at = deps.clock.now();
  await settleRequest(trx, request, { state: "refused", by: actor, name: actorName, answer: reason, at });
  const left = await again(trx, order);
  await notifyEvent(trx, deps, left, "cancelRefused", at, { remark: reason });
  return ok(left);
}
