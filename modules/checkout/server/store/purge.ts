import { type Kysely, sql } from "kysely";

/** How long a checkout is kept after its end, so that a repeated idempotency key gets its answer. */
const keptDays = 2;

/** Takes away checkouts that are over, with the addresses that were typed into them. */
export async function purgeCheckouts(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`delete from checkout.session where expires_at < ${before}`.execute(db);
}
