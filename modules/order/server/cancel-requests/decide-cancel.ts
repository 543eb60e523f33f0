import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { refundPayment } from "#modules/payment/server/index.ts";
import { type Pieces, type RefundableOrder, refundOf } from "../../contract/refund/refund-of.ts";
import { advance, type NotAllowed } from "../advance.ts";
import { noteRefund } from "../after-sales/notes.ts";
import type { HeldOrder, Order } from "../order.ts";
import type { AdvanceDeps } from "../order-deps.ts";
import { waitingPieces } from "../order-facts.ts";
import { addPieces, type CancelRequest, openRequestOf, settleRequest } from "../store/cancel-requests.ts";
import { discountsOf, holdOrders, isOneOf } from "../store/orders.ts";
import { tellNews } from "../tell-shopper.ts";

/** Who decides: somebody of the staff, or the shop by its rule once the time to undo is over. */
export type Decider = {
  readonly requestId: string;
  readonly actor: "staff" | "system";
  readonly actorName?: string;
};

type Decided = Result<HeldOrder, NotAllowed>;

const refused: Decided = fail({ code: "ACTION_NOT_ALLOWED" });

async function findOpen(trx: Transaction<unknown>, order: HeldOrder, requestId: string): Promise<CancelRequest | null> {
  const request = await openRequestOf(trx, order.code);
  return request?.id === requestId ? request : null;
}

/**
 * Calls off what was asked for. The whole order ends; of a part, what was paid for it goes back, and the order goes on with what
 * is left. Gifts that are no longer earned stay here too.
 */
export async function approveCancel(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  decider: Decider,
): Promise<Decided> {
  const request = await findOpen(trx, order, decider.requestId);
  if (!request || (order.status !== "31" && order.status !== "41")) return refused;
  return isAll(order, request.pieces)
    ? approveWhole(trx, deps, order, request, decider)
    : approvePart(trx, deps, order, request, decider);
}

/** Nothing that was bought would be left, though a gift may. */
const isAll = ({ lines }: Order, pieces: readonly Pieces[]): boolean =>
  lines.every(({ quantity, cancelled, isGift, sent }, number) => {
    if (isGift) return sent === 0;
    const asked = pieces.find((one) => one.number === number)?.quantity ?? 0;
    return cancelled + asked === quantity;
  });

const stepOf = ({ actor, actorName }: Decider, reason: string) => ({
  actor,
  ...(actorName === undefined ? {} : { actorName }),
  reason,
});

async function approveWhole(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  request: CancelRequest,
  decider: Decider,
): Promise<Decided> {
  const gifts = order.lines.flatMap((line, number) =>
    line.isGift && waitingPieces(line) > 0 ? [{ number, quantity: waitingPieces(line) }] : [],
  );
  await addPieces(trx, request, gifts);
  await settleRequest(trx, request, {
    state: "approved",
    by: decider.actor,
    name: decider.actorName,
    amount: order.totals.totalAmount - order.refundedAmount,
    points: order.totals.pointsUsed - order.refundedPoints,
    at: deps.clock.now(),
  });
  return advance(trx, deps, await again(trx, order), {
    move: "approveCancel",
    ...stepOf(decider, request.reasonCode),
  });
}

async function approvePart(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  request: CancelRequest,
  decider: Decider,
): Promise<Decided> {
  const { pieces, refund } = worthOf({ ...order, discounts: await discountsOf(trx, order.code) }, order, request);
  const extra = pieces.slice(request.pieces.length);
  await addPieces(trx, request, extra);
  await settleRequest(trx, request, {
    state: "approved",
    by: decider.actor,
    name: decider.actorName,
    amount: refund.money,
    points: refund.points,
    at: deps.clock.now(),
  });
  await noteRefund(trx, order, { amount: refund.money, points: refund.points });
  const key = `cancel:${request.id}`;
  if (refund.money > 0) {
    const { paymentReference: reference } = order;
    const sent = await refundPayment(trx, deps, {
      reference,
      amount: rupiah(refund.money),
      reason: "ITEMS_CANCELLED",
      key,
    });
    // What is paid for at the door has not been paid for yet: less will be asked for there.
    if (!sent.ok && sent.error.code !== "NOT_PAID") throw new Error("more would go back than was paid");
  }
  // After the payment: stock is locked behind it by everybody (ADR 0057).
  for (const hear of deps.listeners.onPartCancelled) {
    await hear(trx, order, { key, pieces, points: refund.points });
  }
  const left = await again(trx, order);
  const noted = await advance(trx, deps, left, {
    move: left.status === "41" ? "cancelUnsent" : "cancelPart",
    ...stepOf(decider, request.reasonCode),
  });
  await tellNews(trx, deps, left, "partlyCancelled", deps.clock.now(), { refunded: refund.money });
  const hasLeft = left.status === "41" && left.lines.every((line) => waitingPieces(line) === 0);
  return hasLeft && noted.ok
    ? advance(trx, deps, noted.value, { move: "send", ...stepOf(decider, "REST_CANCELLED") })
    : noted;
}

/** What goes back, and for which pieces: with those asked for go gifts that are still here and no longer earned. */
function worthOf(order: RefundableOrder, { lines, refundedAmount }: Order, request: CancelRequest) {
  const before = lines.map(({ cancelled }, number) => ({ number, quantity: cancelled }));
  const wish = { before, faulty: false, given: refundedAmount };
  const asked = refundOf(order, { ...wish, now: request.pieces });
  const gifts = asked.giftsOwed.flatMap(({ number, quantity }) => {
    const line = lines[number];
    const here = line ? Math.min(quantity, waitingPieces(line)) : 0;
    return here > 0 ? [{ number, quantity: here }] : [];
  });
  const pieces = [...request.pieces, ...gifts];
  return { pieces, refund: gifts.length === 0 ? asked : refundOf(order, { ...wish, now: pieces }) };
}

async function again(trx: Transaction<unknown>, { code }: HeldOrder): Promise<HeldOrder> {
  const [order] = await holdOrders(trx, isOneOf([code]));
  if (!order) throw new Error("a held order vanished");
  return order;
}

/** The pieces go on their way after all; the shopper is told why. */
export async function refuseCancel(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  { requestId, actor, actorName, reason }: Decider & { readonly reason: string },
): Promise<Decided> {
  const request = await findOpen(trx, order, requestId);
  if (!request) return refused;
  const at = deps.clock.now();
  await settleRequest(trx, request, { state: "refused", by: actor, name: actorName, answer: reason, at });
  const left = await again(trx, order);
  await tellNews(trx, deps, left, "cancelRefused", at, { remark: reason });
  return ok(left);
}
