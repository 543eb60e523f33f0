import { sql, type Transaction } from "kysely";
import type { Executor } from "./connect.ts";

/** An event by its sender's id. */
export type IncomingEvent = { readonly provider: string; readonly eventId: string };

/**
 * Records an event in the caller's transaction and returns whether it is new. A repeat returns false, also while the first is
 * being processed: the second waits until that transaction has ended. Process it in the same transaction.
 */
export async function receiveOnce<Tables>(trx: Transaction<Tables>, event: IncomingEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into kit.inbox (provider, event_id) values (${event.provider}, ${event.eventId})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Deletes events older than `days`; their senders must have stopped repeating them by then. Returns the number. */
export async function purgeInbox(executor: Executor, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from kit.inbox where received_at < now() - make_interval(days => ${days}::int)`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}
