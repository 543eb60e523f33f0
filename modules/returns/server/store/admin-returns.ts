import { type Kysely, sql } from "kysely";
import type { ReturnStatus } from "#modules/order/contract/return-status.ts";
import { isOrderOfStore } from "#modules/order/server/index.ts";
import type { ReturnEvent } from "../return.ts";
import { eventFrom, returnFrom, type StoredEvent, statusCodeOf } from "./stored-return.ts";

/** A row of the back office's list of returns. */
export type ReturnRow = {
  readonly code: string;
  readonly orderCode: string;
  readonly status: ReturnStatus;
  readonly reason: string;
  readonly money: number;
  readonly points: number;
  readonly pieces: number;
  readonly createdAt: Date;
};

/** The returns behind a number of the reports: those requested on these days, both included, as yyyy-mm-dd, and not withdrawn. */
type CountedReturns = { readonly from: string; readonly until: string; readonly reason: string | null };

type ReturnFilter = {
  readonly statuses: readonly ReturnStatus[];
  readonly storeCode: string | null;
  readonly counted?: CountedReturns | null;
};

/** Returns in these statuses, oldest first; those of one store when it is named. */
export async function findReturns(
  db: Kysely<unknown>,
  { statuses, storeCode, counted = null }: ReturnFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ returns: ReturnRow[]; total: number }> {
  const { rows } = await sql<Omit<ReturnRow, "status"> & { status: string; total: number }>`
    select back.code, back.order_code as "orderCode", back.status, back.reason, back.money, back.points,
      back.created_at as "createdAt", (count(*) over ())::int as total,
      (select coalesce(sum(quantity), 0)::int from returns.line where return_code = back.code) as pieces
    from returns.return_order as back
    where back.status = any(${statuses.map(statusCodeOf)}) and (${storeCode}::text is null
      or ${isOrderOfStore(sql`back.order_code`, storeCode)}) and ${counted === null ? sql`true` : isCounted(counted)}
    order by back.created_at, back.code offset ${offset} limit ${limit}`.execute(db);
  return { returns: rows.map(({ total: _total, ...row }) => returnFrom(row)), total: rows[0]?.total ?? 0 };
}

const isCounted = ({ from, until, reason }: CountedReturns) => sql<boolean>`
  back.created_at >= (${from}::date)::timestamp at time zone 'Asia/Jakarta'
  and back.created_at < (${until}::date + 1)::timestamp at time zone 'Asia/Jakarta'
  and back.status <> ${statusCodeOf("cancelled")} and (${reason}::text is null or back.reason = ${reason})`;

export type StaffReturnEvent = ReturnEvent & { readonly actorName: string | null };

/** The events of a return with the names of staff, oldest first. */
export async function staffReturnEvents(db: Kysely<unknown>, code: string): Promise<StaffReturnEvent[]> {
  const { rows } = await sql<StoredEvent & { readonly actorName: string | null }>`
    select move as transition, from_status as "from", to_status as "to", actor, actor_name as "actorName", note, at
    from returns.event where return_code = ${code} order by id`.execute(db);
  return rows.map(eventFrom);
}
