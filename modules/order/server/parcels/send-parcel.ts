import type { Transaction } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { courierCodes, defaultCourier } from "#modules/shipping/contract/couriers.ts";
import { createParcel, parcelsOf } from "#modules/shipping/server/index.ts";
import { orderItemCode } from "../../contract/order-code.ts";
import { notifyChanged } from "../notify-shopper.ts";
import type { LockedOrder } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { addSent } from "../store/sent-pieces.ts";
import { type NotAllowed, transition } from "../transition.ts";
import { type CannotSend, chosenPieces, type LineQuantity, unshippedQuantities } from "./pieces-left.ts";
import { refreshCompletion } from "./refresh-completion.ts";

export type ParcelOrder = {
  /** Lines counted from 0; all remaining pieces when absent. */
  readonly items?: readonly LineQuantity[];
  /** The courier; the one the shopper chose when absent. */
  readonly courierCode?: string;
  /** The tracking number; without one the parcel is booked at the courier. */
  readonly expressCode?: string | null;
  readonly actor: "staff" | "courier";
  readonly actorName?: string;
};

export type SendRefusal = NotAllowed | CannotSend | { readonly code: "UNKNOWN_COURIER" | "EXPRESS_CODE_NEEDED" };

export type SentParcel = {
  readonly order: LockedOrder;
  readonly parcelCode: string;
  readonly courierCode: string;
  readonly pieces: readonly LineQuantity[];
};

/**
 * Ships pieces of an order in a parcel and transitions the order: partially shipped, or shipped when no piece is left. Never more
 * than were bought and not cancelled. Pieces of a returned parcel may be shipped again.
 */
export async function sendParcel(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  { items, courierCode, expressCode, actor, actorName }: ParcelOrder,
): Promise<Result<SentParcel, SendRefusal>> {
  if (order.deliveryMethod !== "homeDelivery" || !["paid", "partiallyShipped", "shipped"].includes(order.status)) {
    return fail({ code: "ACTION_NOT_ALLOWED" });
  }
  const chosenCourier = order.service?.split(":")[0] ?? defaultCourier;
  const courier = courierCode ?? chosenCourier;
  // The shopper's courier was offered at checkout; it may be an extension's.
  if (courier !== chosenCourier && !courierCodes.includes(courier)) return fail({ code: "UNKNOWN_COURIER" });
  const number = expressCode?.trim() || null;
  if (number === null && !deps.canBookParcels) return fail({ code: "EXPRESS_CODE_NEEDED" });
  const left = unshippedQuantities(order, await parcelsOf(trx, [order.code]));
  const quantities = chosenPieces(left, items ?? left);
  if (!quantities.ok) return quantities;
  const parcelCode = await createParcel(trx, deps, {
    reference: order.code,
    itemsOf: quantities.value.map(({ number: line, quantity }) => ({
      itemCode: orderItemCode(order.code, line),
      skuCode: order.lines[line]?.skuCode ?? "",
      quantity,
    })),
    courierCode: courier,
    expressCode: number,
  });
  const moved = await leave(trx, deps, order, { pieces: quantities.value, actor, actorName });
  if (!moved.ok) return moved;
  await refreshCompletion(trx, moved.value);
  return ok({ order: moved.value, parcelCode, courierCode: courier, pieces: quantities.value });
}

export type Leaving = {
  readonly pieces: readonly LineQuantity[];
  readonly actor: "staff" | "courier";
  readonly actorName?: string | undefined;
};

/** Adds shipped, or ready, pieces and takes the transition that follows. */
export async function leave(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  { pieces, actor, actorName }: Leaving,
): Promise<Result<LockedOrder, NotAllowed>> {
  if (order.status === "shipped") {
    await notifyChanged(trx, deps, order, deps.clock.now());
    return ok(order);
  }
  await addSent(trx, order.code, pieces);
  const [now] = await lockAndReadOrders(trx, isOneOf([order.code]));
  if (!now) throw new Error("a held order is gone");
  const isAll = now.lines.every(({ quantity, cancelled, sent }) => sent + cancelled === quantity);
  if (!isAll && now.status === "partiallyShipped") {
    // One more part: the status stays, but stock and the shopper are updated.
    for (const listener of deps.listeners.onShipped) await listener(trx, [{ order: now, from: now.status }]);
    await notifyChanged(trx, deps, now, deps.clock.now());
    return ok(now);
  }
  return transition(trx, deps, now, {
    transition: isAll ? "send" : "sendPart",
    actor,
    ...(actorName ? { actorName } : {}),
  });
}
