import { type Kysely, sql } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";

/** Takes the link of a message for the browser that opens it. False when another browser was first. */
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

/** Longer than any link proves something (D-89). */
const keptDays = 40;

/** Forgets links that open nothing any more. */
export async function purgeOpenedLinks(db: Kysely<unknown>, now: Date): Promise<void> {
  await sql`delete from orders.opened_link where opened_at < ${new Date(now.getTime() - keptDays * 86_400_000)}`.execute(
    db,
  );
}
