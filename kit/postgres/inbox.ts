import { sql, type Transaction } from "kysely";
import type { Executor } from "./connect.ts";

/** An event as its sender names it. */
export type IncomingEvent = { readonly provider: string; readonly eventId: string };

/**
 * Notes an event in the caller's transaction and answers whether it is new. A repeat answers false, also when the
 * first is still being worked on: the second waits until that transaction has ended. Do the work in the same transaction.
 */
export async function receiveOnce<Tables>(trx: Transaction<Tables>, event: IncomingEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into kit.inbox (provider, event_id) values (${event.provider}, ${event.eventId})
    on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Forgets events older than `days`; their senders must have stopped repeating them by then. Answers how many. */
export async function purgeInbox(executor: Executor, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from kit.inbox where received_at < now() - make_interval(days => ${days}::int)`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}
