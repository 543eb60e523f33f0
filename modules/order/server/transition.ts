import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { MoneyOfOrder } from "#modules/notification/contract/message.ts";
import { orderCodeAlphabet } from "../contract/order-code.ts";
import {
  type OrderActor,
  type OrderTransition,
  orderTransitions,
  transitionsOf,
} from "../contract/order-transitions.ts";
import { refundClosed } from "./after-sales/close-refund.ts";
import { endedPurchase } from "./after-sales/purchase-ended.ts";
import type { GiftsElsewhere } from "./cancel-requests/cancel-effect.ts";
import { notifyChangedTogether, notifyEvent } from "./notify-shopper.ts";
import type { LockedOrder } from "./order.ts";
import type { OrderChange, TransitionDeps } from "./order-deps.ts";
import { waitingUnits } from "./order-facts.ts";
import { insertApproved } from "./store/cancel-requests.ts";
import { addEvent } from "./store/events.ts";
import { isOneOf, lockAndReadOrders, writeStatus } from "./store/orders.ts";
import { dropOpenRequest, sendTheRest } from "./store/pieces.ts";

export type Step = {
  readonly transition: OrderTransition;
  readonly actor: OrderActor;
  readonly actorName?: string;
  readonly reason?: string;
};

export type NotAllowed = { readonly code: "ACTION_NOT_ALLOWED" };

const day = 86_400_000;
/** Completes automatically so long after shipping without a proof of delivery (D-57). */
const daysUntilReceived = 14;
/** How long an order is kept ready at a store (D-44). */
const daysToCollect = 7;
const confirmCodeLength = 6;

/**
 * The only function that changes an order's status: by a transition of the table, recorded with actor, time and reason. Listeners
 * run in the same transaction, and the shopper gets a message.
 */
export async function transition(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  step: Step,
): Promise<Result<LockedOrder, NotAllowed>> {
  const [moved] = await transitionAll(trx, deps, [order], step);
  return moved ? ok(moved) : fail({ code: "ACTION_NOT_ALLOWED" });
}

/**
 * Transitions several orders in one transaction; returns those that changed, without those the table does not allow it for.
 * Listeners get all of them at once: giving stock back order by order would lock its rows in another order than placing does (ADR 0057).
 */
export async function transitionAll(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  orders: readonly LockedOrder[],
  step: Step,
): Promise<readonly LockedOrder[]> {
  const at = deps.clock.now();
  const moved: LockedOrder[] = [];
  const changes: (OrderChange & { readonly order: LockedOrder })[] = [];
  for (const order of orders) {
    if (!mayTransition(order, step)) continue;
    const now = await writeTransition(trx, deps, order, step, at);
    moved.push(now);
    // Transitions that keep the status send their own messages.
    if (now.status !== order.status) changes.push({ order: now, from: order.status });
  }
  if (changes.length === 0) return moved;
  const money = await notifyListeners(trx, deps, changes, step);
  await notifyChangedTogether(
    trx,
    deps,
    changes.map(({ order }) => order),
    at,
    money,
  );
  return moved;
}

/** Whether the table allows this transition now. Pieces in an open cancel request are not shipped until it is decided. */
export function mayTransition(
  order: LockedOrder,
  { transition: name, actor }: Pick<Step, "transition" | "actor">,
): boolean {
  const isAsked = order.lines.some(({ cancelling }) => cancelling > 0);
  return transitionsOf(order, actor).includes(name) && !(name === "send" && isAsked);
}

async function writeTransition(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  step: Step,
  at: Date,
): Promise<LockedOrder> {
  const isAsked = order.lines.some(({ cancelling }) => cancelling > 0);
  const from = order.status;
  const to = orderTransitions[step.transition].to;
  const isReady = to === "shipped" && order.deliveryMethod === "storePickup";
  if (to === "shipped") await sendTheRest(trx, order.code);
  if (isAsked && (to === "cancelled" || to === "closed")) await dropOpenRequest(trx, order.code, at);
  const moved = await writeStatus(trx, order, {
    status: to,
    movesOnAt: to === "shipped" ? new Date(at.getTime() + day * (isReady ? daysToCollect : daysUntilReceived)) : null,
    confirmCode: isReady ? deps.ids.code(confirmCodeLength, orderCodeAlphabet) : order.confirmCode,
    cancelReason: to === "cancelled" || to === "closed" ? (step.reason ?? null) : null,
    receivedAt: to === "completed" ? at : null,
  });
  await addEvent(trx, { codes: [order.code], ...step, from, to, at });
  return moved;
}

/**
 * Calls the listeners: orders of one step have the same new status. Answers the outcome for the money of ended orders by their
 * codes.
 */
async function notifyListeners(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  changes: readonly OrderChange[],
  { transition: name }: Pick<Step, "transition">,
): Promise<ReadonlyMap<string, MoneyOfOrder>> {
  const { listeners } = deps;
  const status = changes[0]?.order.status;
  const isClosed = status === "cancelled" || status === "closed";
  const concerned =
    status === "paid"
      ? listeners.onPaid
      : status === "completed"
        ? listeners.onCompleted
        : isClosed
          ? listeners.onClosed
          : listeners.onShipped;
  const gifts: GiftsElsewhere[] = [];
  const money = new Map<string, MoneyOfOrder>();
  for (const { order, from } of changes) {
    // The payment is locked before stock (ADR 0057). A reversed payment is not refunded.
    if (!isClosed) continue;
    if (name === "reverse") money.set(order.code, { type: "takenBack" });
    else if (from === "awaitingPayment") money.set(order.code, { type: "nothingCharged" });
    else {
      const closed = await refundClosed(trx, deps, order);
      gifts.push(...closed.giftsElsewhere);
      money.set(order.code, closed.money);
    }
  }
  for (const listener of concerned) await listener(trx, changes);
  if (!isClosed) return money;
  await cancelGifts(trx, deps, gifts, changes[0]?.order.cancelReason ?? "OTHER");
  for (const listener of listeners.onClosedWithGifts) await listener(trx, changes);
  for (const reference of new Set(changes.map(({ order }) => order.paymentReference))) {
    const ended = await endedPurchase(trx, deps.returns, reference);
    if (ended) for (const hear of listeners.onPurchaseEnded) await hear(trx, ended);
  }
  return money;
}

/** Cancels gifts in other orders of a purchase that no longer earns them; an order without other unshipped pieces becomes shipped. */
export async function cancelGifts(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  gifts: readonly GiftsElsewhere[],
  reasonCode: string,
): Promise<void> {
  const at = deps.clock.now();
  for (const { order: before, pieces } of gifts) {
    const id = deps.ids.uuid();
    await insertApproved(trx, { id, orderCode: before.code, reasonCode, at }, pieces);
    for (const hear of deps.listeners.onPartCancelled)
      await hear(trx, before, { key: `cancel:${id}`, pieces, points: 0 });
    const [order] = await lockAndReadOrders(trx, isOneOf([before.code]));
    if (!order) throw new Error("a locked order vanished");
    const step = { actor: "system", reason: reasonCode } as const;
    const noted = await transition(trx, deps, order, {
      transition: order.status === "partiallyShipped" ? "cancelUnsent" : "cancelPart",
      ...step,
    });
    await notifyEvent(trx, deps, order, "partlyCancelled", at);
    const hasLeft = order.status === "partiallyShipped" && order.lines.every((line) => waitingUnits(line) === 0);
    if (hasLeft && noted.ok)
      await transition(trx, deps, noted.value, { transition: "send", actor: "system", reason: "REST_CANCELLED" });
  }
}
