import { type Kysely, sql, type Transaction } from "kysely";
import type { CashPieces } from "../../contract/cash-count.ts";

type Day = { readonly storeCode: string; readonly day: string };

export type CashClosing = {
  readonly state: "closed" | "reopened";
  readonly orders: number;
  readonly expected: number;
  readonly counted: number;
  readonly pieces: CashPieces;
  readonly reason: string;
  readonly closedBy: string;
  readonly closedAt: Date;
};

export type ClosingEvent = {
  readonly step: "closed" | "reopened";
  readonly expected: number;
  readonly counted: number;
  readonly reason: string;
  readonly actor: string;
  readonly at: Date;
};

/** Serialises closings of one store: a second one waits here and then finds the day closed. */
export async function lockStore(trx: Transaction<unknown>, storeCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('cash.closing'), hashtext(${storeCode}))`.execute(trx);
}

export async function closingOf(db: Kysely<unknown>, { storeCode, day }: Day): Promise<CashClosing | null> {
  const { rows } = await sql<CashClosing>`
    select state, orders, expected::float8 as expected, counted::float8 as counted, pieces, reason,
      closed_by as "closedBy", closed_at as "closedAt"
    from cash.closing where store_code = ${storeCode} and day = ${day}`.execute(db);
  return rows[0] ?? null;
}

export async function closeDay(
  trx: Transaction<unknown>,
  { storeCode, day }: Day,
  closing: Omit<CashClosing, "state">,
): Promise<void> {
  const { orders, expected, counted, pieces, reason, closedBy, closedAt } = closing;
  await sql`
    insert into cash.closing (store_code, day, state, orders, expected, counted, pieces, reason, closed_by, closed_at)
    values (${storeCode}, ${day}, 'closed', ${orders}, ${expected}, ${counted}, ${JSON.stringify(pieces)}, ${reason},
      ${closedBy}, ${closedAt})
    on conflict (store_code, day) do update set state = excluded.state, orders = excluded.orders,
      expected = excluded.expected, counted = excluded.counted, pieces = excluded.pieces, reason = excluded.reason,
      closed_by = excluded.closed_by, closed_at = excluded.closed_at`.execute(trx);
  const event = { step: "closed", expected, counted, reason, actor: closedBy, at: closedAt } as const;
  await addEvent(trx, { storeCode, day }, { ...event, pieces });
}

/** Opens a closed day again. What was counted stays in the event of its closing. */
export async function reopenDay(
  trx: Transaction<unknown>,
  day: Day,
  { closing, reason, actor, at }: { closing: CashClosing; reason: string; actor: string; at: Date },
): Promise<void> {
  await sql`
    update cash.closing set state = 'reopened' where store_code = ${day.storeCode} and day = ${day.day}`.execute(trx);
  const { expected, counted, pieces } = closing;
  await addEvent(trx, day, { step: "reopened", expected, counted, pieces, reason, actor, at });
}

async function addEvent(
  trx: Transaction<unknown>,
  { storeCode, day }: Day,
  { step, expected, counted, pieces, reason, actor, at }: ClosingEvent & { readonly pieces: CashPieces },
): Promise<void> {
  await sql`
    insert into cash.closing_event (store_code, day, step, expected, counted, pieces, reason, actor, at)
    values (${storeCode}, ${day}, ${step}, ${expected}, ${counted}, ${JSON.stringify(pieces)}, ${reason}, ${actor},
      ${at})`.execute(trx);
}

/** What happened to a day, the newest first. */
export async function eventsOf(db: Kysely<unknown>, { storeCode, day }: Day): Promise<readonly ClosingEvent[]> {
  const { rows } = await sql<ClosingEvent>`
    select step, expected::float8 as expected, counted::float8 as counted, reason, actor, at
    from cash.closing_event where store_code = ${storeCode} and day = ${day} order by id desc`.execute(db);
  return rows;
}
