import type { Transaction } from "kysely";
import { type ParcelRecord, parcelsOf } from "#modules/shipping/server/index.ts";
import { completesAt } from "../../contract/parcels/completes-at.ts";
import type { Order } from "../order.ts";
import { writeMovesOn } from "../store/sent-pieces.ts";

/** Parcels without those that were returned and shipped again. */
const current = (parcels: readonly ParcelRecord[]): ParcelRecord[] =>
  parcels.filter(
    (parcel) =>
      parcel.status !== "returned" ||
      !parcel.items.every(({ itemCode }) =>
        parcels.some(({ sentAt, items }) => sentAt > parcel.sentAt && items.some((item) => item.itemCode === itemCode)),
      ),
  );

/** Sets when a shipped order completes, by the state of its parcels (D-57). */
export async function refreshCompletion(
  trx: Transaction<unknown>,
  { code, status, deliveryMethod }: Order,
): Promise<void> {
  if (status !== "shipped" || deliveryMethod !== "homeDelivery") return;
  const parcels = current(await parcelsOf(trx, [code]));
  if (parcels.length > 0) await writeMovesOn(trx, code, completesAt(parcels));
}
