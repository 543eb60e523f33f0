import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";
import type { Delivery } from "../delivery.ts";

/** How this message ended, or null while it is still on its way. */
export async function findDelivery(executor: Executor, messageId: string): Promise<Delivery | null> {
  const { rows } = await sql<Delivery>`
    select message_id as "messageId", kind, channel, outcome, vendor_message_id as "vendorMessageId", reason
    from notification.delivery where message_id = ${messageId}`.execute(executor);
  return rows[0] ?? null;
}

/** Writes down how a message ended; the first word counts. */
export async function recordDelivery(executor: Executor, delivery: Delivery): Promise<void> {
  await sql`
    insert into notification.delivery (message_id, kind, channel, outcome, vendor_message_id, reason)
    values (${delivery.messageId}, ${delivery.kind}, ${delivery.channel}, ${delivery.outcome},
            ${delivery.vendorMessageId}, ${delivery.reason})
    on conflict (message_id) do nothing`.execute(executor);
}

/** Forgets deliveries older than `days`. Answers how many. */
export async function purgeDeliveries(executor: Executor, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notification.delivery where recorded_at < now() - make_interval(days => ${days}::int)`.execute(
    executor,
  );
  return Number(numAffectedRows ?? 0n);
}
