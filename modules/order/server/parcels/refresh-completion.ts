import type { Transaction } from "kysely";
import { type ParcelRecord, parcelsOf } from "#modules/shipping/server/index.ts";
import { completesAt } from "../../contract/parcels/completes-at.ts";
import type { Order } from "../order.ts";
import { writeMovesOn } from "../store/sent-pieces.ts";

/** Parcels that still tell something: what came back and was sent once more is told by the later one. */
const current = (parcels: readonly ParcelRecord[]): ParcelRecord[] =>
  parcels.filter(
    (parcel) =>
      parcel.status !== "returned" ||
      !parcel.items.every(({ itemCode }) =>
        parcels.some(({ sentAt, items }) => sentAt > parcel.sentAt && items.some((item) => item.itemCode === itemCode)),
      ),
  );

/** Sets when an order that has left as a whole is taken as received, by how its parcels stand now (D-57). */
export async function refreshCompletion(
  trx: Transaction<unknown>,
  { code, status, deliveryMethod }: Order,
): Promise<void> {
  if (status !== "shipped" || deliveryMethod !== "homeDelivery") return;
  const parcels = current(await parcelsOf(trx, [code]));
  if (parcels.length > 0) await writeMovesOn(trx, code, completesAt(parcels));
}
