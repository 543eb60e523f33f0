import type { Transaction } from "kysely";
import { failText } from "#modules/shipping/contract/parcel-texts.ts";
import { type ParcelListener, type ParcelRecord, parcelsOf } from "#modules/shipping/server/index.ts";
import { advance } from "../advance.ts";
import type { HeldOrder } from "../order.ts";
import type { AdvanceDeps } from "../order-deps.ts";
import { holdOrders, isOneOf } from "../store/orders.ts";
import { tellParcel } from "../tell-shopper.ts";
import { refreshCompletion } from "./refresh-completion.ts";

/** A courier has proved that a parcel arrived: the shopper hears of it, and the order completes a week later (D-57). */
async function deliveryProved(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  parcel: ParcelRecord,
): Promise<void> {
  await refreshCompletion(trx, order);
  await tellParcel(trx, deps, order, { event: "delivered", parcel });
}

/** A courier stood at the door in vain. It tries again, or brings the parcel back; until then nothing completes by itself. */
async function deliveryFailed(
  trx: Transaction<unknown>,
  deps: AdvanceDeps,
  order: HeldOrder,
  parcel: ParcelRecord,
): Promise<void> {
  await refreshCompletion(trx, order);
  const note = failText(parcel.failReason ?? "OTHER", order.locale);
  await tellParcel(trx, deps, order, { event: "deliveryFailed", parcel, note });
}

/** A parcel is back with us. When that is all there was, the order is over; else somebody who works here decides. */
async function cameBack(trx: Transaction<unknown>, deps: AdvanceDeps, order: HeldOrder): Promise<void> {
  const parcels = await parcelsOf(trx, [order.code]);
  if (order.status === "42" && parcels.every(({ status }) => status === "returned")) {
    await advance(trx, deps, order, { move: "giveUp", actor: "courier", reason: "DELIVERY_FAILED" });
    return;
  }
  await refreshCompletion(trx, order);
}

/** What parcels do to orders. */
export const orderParcels =
  (deps: AdvanceDeps): ParcelListener =>
  async (trx, parcel) => {
    const [order] = await holdOrders(trx, isOneOf([parcel.reference]));
    if (!order) return;
    if (parcel.status === "delivered") await deliveryProved(trx, deps, order, parcel);
    else if (parcel.status === "failed") await deliveryFailed(trx, deps, order, parcel);
    else if (parcel.status === "returned") await cameBack(trx, deps, order);
    else await refreshCompletion(trx, order);
  };
