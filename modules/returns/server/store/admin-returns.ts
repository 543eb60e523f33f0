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

/** Returns in these statuses, oldest first; those of one store when it is named. */
export async function findReturns(
  db: Kysely<unknown>,
  { statuses, storeCode }: { readonly statuses: readonly ReturnStatus[]; readonly storeCode: string | null },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ returns: ReturnRow[]; total: number }> {
  const { rows } = await sql<Omit<ReturnRow, "status"> & { status: string; total: number }>`
    select back.code, back.order_code as "orderCode", back.status, back.reason, back.money, back.points,
      back.created_at as "createdAt", (count(*) over ())::int as total,
      (select coalesce(sum(quantity), 0)::int from returns.line where return_code = back.code) as pieces
    from returns.return_order as back
    where back.status = any(${statuses.map(statusCodeOf)}) and (${storeCode}::text is null
      or ${isOrderOfStore(sql`back.order_code`, storeCode)})
    order by back.created_at, back.code offset ${offset} limit ${limit}`.execute(db);
  return { returns: rows.map(({ total: _total, ...row }) => returnFrom(row)), total: rows[0]?.total ?? 0 };
}

export type StaffReturnEvent = ReturnEvent & { readonly actorName: string | null };

/** The events of a return with the names of staff, oldest first. */
export async function staffReturnEvents(db: Kysely<unknown>, code: string): Promise<StaffReturnEvent[]> {
  const { rows } = await sql<StoredEvent & { readonly actorName: string | null }>`
    select move as transition, from_status as "from", to_status as "to", actor, actor_name as "actorName", note, at
    from returns.event where return_code = ${code} order by id`.execute(db);
  return rows.map(eventFrom);
}
