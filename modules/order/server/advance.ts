import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { refundPayment } from "#modules/payment/server/index.ts";
import { orderCodeAlphabet } from "../contract/order-code.ts";
import { movesOf, type OrderActor, type OrderMove, orderMoves } from "../contract/order-moves.ts";
import type { OrderStatus } from "../contract/order-status.ts";
import type { HeldOrder, Order } from "./order.ts";
import type { AdvanceDeps } from "./order-deps.ts";
import { addEvent } from "./store/events.ts";
import { writeStatus } from "./store/orders.ts";
import { dropOpenRequest, sendTheRest } from "./store/pieces.ts";
import { tellChanged } from "./tell-shopper.ts";

export type Step = {
  readonly move: OrderMove;
  readonly actor: OrderActor;
  readonly actorName?: string;
  readonly reason?: string;
};

export type NotAllowed = { readonly code: "ACTION_NOT_ALLOWED" };

const day = 86_400_000;
/** Received by itself so long after it was sent, when no courier proves anything (D-57). */
const daysUntilReceived = 14;
/** So long a store keeps what is ready (D-44). */
const daysToCollect = 7;
const confirmCodeLength = 6;

/**
 * The only way an order's status changes: by a move of the table, with who, when and why written beside it. Whoever must hear
 * of it does so in the same transaction, and the shopper gets a letter.
 */
export async function advance(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  step: Step,
): Promise<Result<HeldOrder, NotAllowed>> {
  if (!movesOf(order, step.actor).includes(step.move)) return fail({ code: "ACTION_NOT_ALLOWED" });
  // Pieces somebody asked to call off stay until that is decided.
  const isAsked = order.lines.some(({ cancelling }) => cancelling > 0);
  if (step.move === "send" && isAsked) return fail({ code: "ACTION_NOT_ALLOWED" });
  const at = deps.clock.now();
  const from = order.status;
  const to = orderMoves[step.move].to;
  const isReady = to === "42" && order.deliveryType === "21";
  if (to === "42") await sendTheRest(trx, order.code);
  if (isAsked && (to === "61" || to === "62")) await dropOpenRequest(trx, order.code, at);
  const moved = await writeStatus(trx, order, {
    status: to,
    movesOnAt: to === "42" ? new Date(at.getTime() + day * (isReady ? daysToCollect : daysUntilReceived)) : null,
    confirmCode: isReady ? deps.ids.code(confirmCodeLength, orderCodeAlphabet) : order.confirmCode,
    cancelReason: to === "61" || to === "62" ? (step.reason ?? null) : null,
    receivedAt: to === "51" ? at : null,
  });
  await addEvent(trx, { codes: [order.code], ...step, from, to, at });
  // What changes only a part of it tells its own news.
  if (from === to) return ok(moved);
  await tellListeners(trx, deps, moved, from);
  await tellChanged(trx, deps, moved, at);
  return ok(moved);
}

async function tellListeners(
  trx: Transaction<unknown>,
  { listeners, ids, clock }: AdvanceDeps,
  order: Order,
  from: OrderStatus,
): Promise<void> {
  const { status } = order;
  const concerned =
    status === "31"
      ? listeners.onPaid
      : status === "51"
        ? listeners.onCompleted
        : status === "61" || status === "62"
          ? listeners.onClosed
          : [];
  const wasPaid = from !== "21" && (status === "61" || status === "62");
  const left = order.totals.totalAmount - order.refundedAmount;
  if (wasPaid && left > 0) {
    // Without money, at the door or taken back by the bank, there is nothing to give back; it says so and that is all.
    await refundPayment(
      trx,
      { ids, clock },
      {
        reference: order.paymentReference,
        amount: rupiah(left),
        reason: "ORDER_CLOSED",
        key: `closed:${order.code}`,
      },
    );
  }
  for (const listener of concerned) await listener(trx, order, from);
}
