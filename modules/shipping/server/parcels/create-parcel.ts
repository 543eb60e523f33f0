import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import { insertParcel } from "../store/parcels.ts";
import type { ParcelItem } from "./parcel.ts";

/** The outbox topic under which parcels are booked. */
export const bookingTopic = "parcel.book";

export type CreateParcelDeps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };

export type NewParcel = {
  /** The sender's reference. */
  readonly reference: string;
  readonly itemsOf: readonly ParcelItem[];
  readonly courierCode: string;
  /** The courier's number where there is one already; without, the parcel is booked once the transaction commits. */
  readonly expressCode: string | null;
};

/** Writes a parcel in the caller's transaction and answers its code. */
export async function createParcel(
  trx: Transaction<unknown>,
  { ids, clock }: CreateParcelDeps,
  { reference, itemsOf, courierCode, expressCode }: NewParcel,
): Promise<string> {
  if (itemsOf.length === 0) throw new Error("a parcel with nothing in it");
  const code = ids.uuid();
  await insertParcel(trx, { code, reference, courierCode, expressCode, sentAt: clock.now() }, itemsOf);
  if (expressCode === null) await addToOutbox(trx, ids, { topic: bookingTopic, payload: { code } });
  return code;
}
