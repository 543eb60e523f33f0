import { sql, type Transaction } from "kysely";

/** Runs the steps in sequence inside the transaction; when one answers false, undoes all of them and answers false. */
export async function allOrNothing(
  trx: Transaction<unknown>,
  steps: readonly (() => Promise<boolean>)[],
): Promise<boolean> {
  await sql`savepoint all_or_nothing`.execute(trx);
  for (const step of steps) {
    if (await step()) continue;
    await sql`rollback to savepoint all_or_nothing`.execute(trx);
    return false;
  }
  return true;
}
