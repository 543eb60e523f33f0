import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { ParcelStatus } from "../../contract/parcel-status.ts";
import type { ParcelItem, ParcelRecord, TrackingEvent } from "../parcels/parcel.ts";
import type { TrackingReport } from "../ports/logistics.ts";

type Row = Omit<ParcelRecord, "events"> & {
  readonly events: readonly (Omit<TrackingEvent, "at"> & { readonly at: string })[];
};

const columns = sql`parcel.code, parcel.reference, parcel.courier_code as "courierCode",
  parcel.express_code as "expressCode", parcel.label_reference as "labelReference", parcel.status,
  parcel.sent_at as "sentAt", parcel.delivered_at as "deliveredAt", parcel.signer_name as "signerName",
  parcel.failed_at as "failedAt", parcel.fail_reason as "failReason",
  (select coalesce(jsonb_agg(jsonb_build_object('itemCode', item_code, 'skuCode', sku_code, 'quantity', quantity)
    order by item_code), '[]') from shipping.parcel_item where parcel_code = parcel.code) as items,
  (select coalesce(jsonb_agg(jsonb_build_object('status', status, 'at', at, 'place', place, 'reason', reason)
    order by at desc, id desc), '[]') from shipping.tracking_event where parcel_code = parcel.code) as events`;

const fromRow = (row: Row): ParcelRecord => ({
  ...row,
  events: row.events.map((event) => ({ ...event, at: new Date(event.at) })),
});

type Where = RawBuilder<boolean>;

async function read(db: Kysely<unknown>, where: Where): Promise<ParcelRecord[]> {
  const { rows } = await sql<Row>`
    select ${columns} from shipping.parcel where ${where} order by parcel.sent_at, parcel.code`.execute(db);
  return rows.map(fromRow);
}

/** The parcels of these references, in the order they were sent. One statement for any number. */
export const parcelsOf = (db: Kysely<unknown>, references: readonly string[]): Promise<ParcelRecord[]> =>
  references.length === 0 ? Promise.resolve([]) : read(db, sql<boolean>`parcel.reference = any(${[...references]})`);

export const parcelByCode = async (db: Kysely<unknown>, code: string): Promise<ParcelRecord | null> =>
  (await read(db, sql<boolean>`parcel.code = ${code}::uuid`))[0] ?? null;

const isNamed = ({ parcelCode, courierCode, expressCode }: ParcelName): Where =>
  parcelCode === null
    ? sql<boolean>`parcel.courier_code = ${courierCode} and parcel.express_code = ${expressCode}`
    : sql<boolean>`parcel.code = ${parcelCode}::uuid and parcel.courier_code = ${courierCode}`;

/** By our own code where we booked it, else by the courier's number, under which several may lie in one box. */
export type ParcelName = {
  readonly parcelCode: string | null;
  readonly courierCode: string;
  readonly expressCode: string;
};

/** Locks and reads parcels. */
export async function lockParcels(trx: Transaction<unknown>, name: ParcelName): Promise<ParcelRecord[]> {
  await sql`select from shipping.parcel where ${isNamed(name)} order by parcel.code for update`.execute(trx);
  return read(trx, isNamed(name));
}

export async function insertParcel(
  trx: Transaction<unknown>,
  parcel: Pick<ParcelRecord, "code" | "reference" | "courierCode" | "expressCode" | "sentAt">,
  items: readonly ParcelItem[],
): Promise<void> {
  await sql`
    insert into shipping.parcel (code, reference, courier_code, express_code, sent_at, heard_at)
    values (${parcel.code}, ${parcel.reference}, ${parcel.courierCode}, ${parcel.expressCode}, ${parcel.sentAt},
      ${parcel.sentAt})`.execute(trx);
  await sql`
    insert into shipping.parcel_item (parcel_code, item_code, sku_code, quantity)
    select ${parcel.code}, "itemCode", "skuCode", quantity
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item ("itemCode" text, "skuCode" text, quantity int)`.execute(
    trx,
  );
}

/** Stores a courier's report. False for a copy. */
export async function insertTracking(
  trx: Transaction<unknown>,
  parcelCode: string,
  { eventId, status, at, place, reason }: TrackingReport,
  receivedAt: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into shipping.tracking_event (parcel_code, event_id, status, at, place, reason, received_at)
    values (${parcelCode}, ${eventId}, ${status}, ${at}, ${place}, ${reason}, ${receivedAt})
    on conflict (parcel_code, event_id) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

export type ParcelProgress = {
  readonly status: ParcelStatus;
  readonly deliveredAt: Date | null;
  readonly signerName: string | null;
  readonly failedAt: Date | null;
  readonly failReason: string | null;
};

export async function writeProgress(trx: Transaction<unknown>, code: string, standing: ParcelProgress): Promise<void> {
  await sql`
    update shipping.parcel set status = ${standing.status}, delivered_at = ${standing.deliveredAt},
      signer_name = ${standing.signerName}, failed_at = ${standing.failedAt}, fail_reason = ${standing.failReason}
    where code = ${code}`.execute(trx);
}

/** Records that the courier was polled, whether it answered or not; the next poll is later. */
export async function noteHeard(db: Kysely<unknown>, codes: readonly string[], at: Date): Promise<void> {
  await sql`update shipping.parcel set heard_at = ${at} where code = any(${[...codes]}::uuid[])`.execute(db);
}

/** The first answer of the courier counts. */
export async function writeBooking(
  db: Kysely<unknown>,
  code: string,
  booked: { readonly expressCode: string; readonly labelReference: string | null },
): Promise<void> {
  await sql`
    update shipping.parcel set express_code = ${booked.expressCode}, label_reference = ${booked.labelReference}
    where code = ${code} and express_code is null`.execute(db);
}

/** Parcels in transit without a report since. */
export async function silentParcels(
  db: Kysely<unknown>,
  since: Date,
  most: number,
): Promise<{ readonly code: string; readonly courierCode: string; readonly expressCode: string }[]> {
  const { rows } = await sql<{ code: string; courierCode: string; expressCode: string }>`
    select code, courier_code as "courierCode", express_code as "expressCode" from shipping.parcel
    where status not in ('delivered', 'returned') and express_code is not null and heard_at <= ${since}
    order by heard_at limit ${most}`.execute(db);
  return rows;
}

/** The signer of a parcel is deleted with its receiver. */
export async function forgetSigners(trx: Transaction<unknown>, references: readonly string[]): Promise<void> {
  await sql`
    update shipping.parcel set signer_name = null
    where reference = any(${[...references]}) and signer_name is not null`.execute(trx);
}
