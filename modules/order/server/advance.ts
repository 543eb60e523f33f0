import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { refundPayment } from "#modules/payment/server/index.ts";
import { orderCodeAlphabet } from "../contract/order-code.ts";
import { movesOf, type OrderActor, type OrderMove, orderMoves } from "../contract/order-moves.ts";
import type { HeldOrder } from "./order.ts";
import type { AdvanceDeps, OrderChange } from "./order-deps.ts";
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
  const [moved] = await advanceAll(trx, deps, [order], step);
  return moved ? ok(moved) : fail({ code: "ACTION_NOT_ALLOWED" });
}

/**
 * Moves several orders in one transaction; answers those that moved, without those the move is not allowed for. Listeners hear of
 * all of them at once: giving stock back order by order would lock its rows in another order than placing does (ADR 0057).
 */
export async function advanceAll(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  orders: readonly HeldOrder[],
  step: Step,
): Promise<readonly HeldOrder[]> {
  const at = deps.clock.now();
  const moved: HeldOrder[] = [];
  const changes: (OrderChange & { readonly order: HeldOrder })[] = [];
  for (const order of orders) {
    if (!mayMove(order, step)) continue;
    const now = await writeMove(trx, deps, order, step, at);
    moved.push(now);
    // What changes only a part of it tells its own news.
    if (now.status !== order.status) changes.push({ order: now, from: order.status });
  }
  if (changes.length === 0) return moved;
  await tellListeners(trx, deps, changes);
  for (const { order } of changes) await tellChanged(trx, deps, order, at);
  return moved;
}

/** Whether the table has this move for the order as it stands. Pieces somebody asked to call off stay until that is decided. */
export function mayMove(order: HeldOrder, { move, actor }: Pick<Step, "move" | "actor">): boolean {
  const isAsked = order.lines.some(({ cancelling }) => cancelling > 0);
  return movesOf(order, actor).includes(move) && !(move === "send" && isAsked);
}

async function writeMove(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  step: Step,
  at: Date,
): Promise<HeldOrder> {
  const isAsked = order.lines.some(({ cancelling }) => cancelling > 0);
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
  return moved;
}

/** Changes of one step lead to one status, so the same listeners hear of all of them. */
async function tellListeners(
  trx: Transaction<unknown>,
  { listeners, ids, clock }: AdvanceDeps,
  changes: readonly OrderChange[],
): Promise<void> {
  const status = changes[0]?.order.status;
  const isClosed = status === "61" || status === "62";
  const concerned =
    status === "31" ? listeners.onPaid : status === "51" ? listeners.onCompleted : isClosed ? listeners.onClosed : [];
  for (const { order, from } of changes) {
    const left = order.totals.totalAmount - order.refundedAmount;
    if (!isClosed || from === "21" || left <= 0) continue;
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
  for (const listener of concerned) await listener(trx, changes);
}
