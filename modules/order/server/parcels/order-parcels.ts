import type { Transaction } from "kysely";
import { failText } from "#modules/shipping/contract/parcel-texts.ts";
import { type ParcelListener, type ParcelRecord, parcelsOf } from "#modules/shipping/server/index.ts";
import { notifyParcel } from "../notify-shopper.ts";
import type { LockedOrder } from "../order.ts";
import type { TransitionDeps } from "../order-deps.ts";
import { isOneOf, lockAndReadOrders } from "../store/orders.ts";
import { transition } from "../transition.ts";
import { refreshCompletion } from "./refresh-completion.ts";

/** A parcel was delivered: the shopper is notified, and the order completes a week later (D-57). */
async function deliveryProved(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  parcel: ParcelRecord,
): Promise<void> {
  await refreshCompletion(trx, order);
  await notifyParcel(trx, deps, order, { event: "delivered", parcel });
}

/** A delivery attempt failed. The courier tries again or returns the parcel; until then the order does not complete automatically. */
async function deliveryFailed(
  trx: Transaction<unknown>,
  deps: TransitionDeps,
  order: LockedOrder,
  parcel: ParcelRecord,
): Promise<void> {
  await refreshCompletion(trx, order);
  const note = failText(parcel.failReason ?? "OTHER", order.locale);
  await notifyParcel(trx, deps, order, { event: "deliveryFailed", parcel, note });
}

/** A parcel was returned to the shop. An order without other parcels has failed; otherwise staff decide. */
async function cameBack(trx: Transaction<unknown>, deps: TransitionDeps, order: LockedOrder): Promise<void> {
  const parcels = await parcelsOf(trx, [order.code]);
  if (order.status === "shipped" && parcels.every(({ status }) => status === "returned")) {
    await transition(trx, deps, order, { transition: "failDelivery", actor: "courier", reason: "DELIVERY_FAILED" });
    return;
  }
  await refreshCompletion(trx, order);
}

/** The listener of parcel changes. */
export const orderParcels =
  (deps: TransitionDeps): ParcelListener =>
  async (trx, parcel) => {
    const [order] = await lockAndReadOrders(trx, isOneOf([parcel.reference]));
    if (!order) return;
    if (parcel.status === "delivered") await deliveryProved(trx, deps, order, parcel);
    else if (parcel.status === "failed") await deliveryFailed(trx, deps, order, parcel);
    else if (parcel.status === "returned") await cameBack(trx, deps, order);
    else await refreshCompletion(trx, order);
  };
