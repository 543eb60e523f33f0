import { type Kysely, sql } from "kysely";
import type { Delivery } from "../delivery.ts";
import type { NotificationTables } from "./tables.ts";

/** The outcome of a message; null while it is not delivered. */
export async function findDelivery(db: Kysely<unknown>, messageId: string): Promise<Delivery | null> {
  const row = await db
    .withTables<NotificationTables>()
    .selectFrom("notification.delivery")
    .select(["message_id as messageId", "kind", "channel", "outcome", "vendor_message_id as vendorMessageId", "reason"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  // Only `recordDelivery` writes this table, so its values have the type.
  return (row as Delivery | undefined) ?? null;
}

/** Stores the outcome of a message and the hash of its receiver; the first one counts. */
export async function recordDelivery(db: Kysely<unknown>, delivery: Delivery, receiverHash: string): Promise<void> {
  const { messageId, kind, channel, outcome, vendorMessageId, reason } = delivery;
  await db
    .withTables<NotificationTables>()
    .insertInto("notification.delivery")
    .values({
      message_id: messageId,
      kind,
      channel,
      outcome,
      vendor_message_id: vendorMessageId,
      reason,
      receiver_hash: receiverHash,
    })
    .onConflict((conflict) => conflict.column("message_id").doNothing())
    .execute();
}

export type SentMessage = Pick<Delivery, "kind" | "channel" | "outcome"> & { readonly at: Date };

/** The messages sent to these receivers, the newest first, and their number; one statement. */
export async function deliveriesTo(
  db: Kysely<unknown>,
  receiverHashes: readonly string[],
  limit: number,
): Promise<{ readonly messages: readonly SentMessage[]; readonly total: number }> {
  const { rows } = await sql<SentMessage & { total: number }>`
    select kind, channel, outcome, recorded_at as at, (count(*) over ())::int as total from notification.delivery
    where receiver_hash = any(${[...receiverHashes]}::text[]) order by recorded_at desc, message_id limit ${limit}`.execute(
    db,
  );
  return { messages: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Deletes deliveries older than `days` and returns their number. */
export async function purgeDeliveries(db: Kysely<unknown>, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .withTables<NotificationTables>()
    .deleteFrom("notification.delivery")
    .where("recorded_at", "<", sql<Date>`now() - make_interval(days => ${days}::int)`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
