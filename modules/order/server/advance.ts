import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { MoneyOfOrder } from "#modules/notification/contract/message.ts";
import { orderCodeAlphabet } from "../contract/order-code.ts";
import { movesOf, type OrderActor, type OrderMove, orderMoves } from "../contract/order-moves.ts";
import { refundClosed } from "./after-sales/close-refund.ts";
import { endedPurchase } from "./after-sales/purchase-ended.ts";
import type { GiftsElsewhere } from "./cancel-requests/cancel-worth.ts";
import type { HeldOrder } from "./order.ts";
import type { AdvanceDeps, OrderChange } from "./order-deps.ts";
import { waitingPieces } from "./order-facts.ts";
import { insertApproved } from "./store/cancel-requests.ts";
import { addEvent } from "./store/events.ts";
import { holdOrders, isOneOf, writeStatus } from "./store/orders.ts";
import { dropOpenRequest, sendTheRest } from "./store/pieces.ts";
import { tellChangedTogether, tellNews } from "./tell-shopper.ts";

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
  const money = await tellListeners(trx, deps, changes, step);
  await tellChangedTogether(
    trx,
    deps,
    changes.map(({ order }) => order),
    at,
    money,
  );
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

/**
 * Changes of one step lead to one status, so the same listeners hear of all of them. Answers what becomes of the money of orders
 * that ended, by their codes.
 */
async function tellListeners(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  changes: readonly OrderChange[],
  { move }: Pick<Step, "move">,
): Promise<ReadonlyMap<string, MoneyOfOrder>> {
  const { listeners } = deps;
  const status = changes[0]?.order.status;
  const isClosed = status === "61" || status === "62";
  const concerned =
    status === "31" ? listeners.onPaid : status === "51" ? listeners.onCompleted : isClosed ? listeners.onClosed : [];
  const gifts: GiftsElsewhere[] = [];
  const money = new Map<string, MoneyOfOrder>();
  for (const { order, from } of changes) {
    // The payment is locked before stock (ADR 0057). What the bank took back is not refunded.
    if (!isClosed) continue;
    if (move === "reverse") money.set(order.code, { type: "takenBack" });
    else if (from === "21") money.set(order.code, { type: "nothingCharged" });
    else {
      const closed = await refundClosed(trx, deps, order);
      gifts.push(...closed.giftsElsewhere);
      money.set(order.code, closed.money);
    }
  }
  for (const listener of concerned) await listener(trx, changes);
  if (!isClosed) return money;
  await cancelGifts(trx, deps, gifts, changes[0]?.order.cancelReason ?? "OTHER");
  for (const reference of new Set(changes.map(({ order }) => order.paymentReference))) {
    const ended = await endedPurchase(trx, deps.returns, reference);
    if (ended) for (const hear of listeners.onPurchaseEnded) await hear(trx, ended);
  }
  return money;
}

/** Calls off gifts in other orders of a purchase that no longer earns them; an order of which nothing else waits is sent. */
export async function cancelGifts(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  gifts: readonly GiftsElsewhere[],
  reasonCode: string,
): Promise<void> {
  const at = deps.clock.now();
  for (const { order: before, pieces } of gifts) {
    const id = deps.ids.uuid();
    await insertApproved(trx, { id, orderCode: before.code, reasonCode, at }, pieces);
    for (const hear of deps.listeners.onPartCancelled)
      await hear(trx, before, { key: `cancel:${id}`, pieces, points: 0 });
    const [order] = await holdOrders(trx, isOneOf([before.code]));
    if (!order) throw new Error("a locked order vanished");
    const step = { actor: "system", reason: reasonCode } as const;
    const noted = await advance(trx, deps, order, {
      move: order.status === "41" ? "cancelUnsent" : "cancelPart",
      ...step,
    });
    await tellNews(trx, deps, order, "partlyCancelled", at);
    const hasLeft = order.status === "41" && order.lines.every((line) => waitingPieces(line) === 0);
    if (hasLeft && noted.ok)
      await advance(trx, deps, noted.value, { move: "send", actor: "system", reason: "REST_CANCELLED" });
  }
}
