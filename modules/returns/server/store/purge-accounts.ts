import { type Kysely, sql } from "kysely";
import { accountDays } from "#modules/payment/server/index.ts";

/** Deletes the bank accounts of returns that ended so long ago. Returns their number. */
export async function purgeReturnAccounts(db: Kysely<unknown>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - accountDays * 86_400_000);
  const { numAffectedRows } = await sql`
    update returns.return_order set account_sealed = null, account_shown = null
    where account_sealed is not null and ended_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
