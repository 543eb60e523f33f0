import { type Kysely, sql } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";

/** Binds the link of a message to the first browser that opens it. False when another browser was first. */
export async function claimLink(
  db: Kysely<unknown>,
  secret: string,
  orderCode: string,
  key: string,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into orders.opened_link (link_hash, order_code, opened_at)
    values (${keyedHash(secret, `opened-link.${orderCode}.${key}`)}, ${orderCode}, ${at})
    on conflict (link_hash) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Longer than a link proves the contact (D-89). */
const keptDays = 40;

/** Deletes expired links. */
export async function purgeOpenedLinks(db: Kysely<unknown>, now: Date): Promise<void> {
  await sql`delete from orders.opened_link where opened_at < ${new Date(now.getTime() - keptDays * 86_400_000)}`.execute(
    db,
  );
}
