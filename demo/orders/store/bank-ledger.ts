import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

/** Changes the status of a charge in the simulated bank's ledger, without a webhook. */
export async function setChargeStatus(
  db: Executor,
  vaNumber: string | null,
  status: "pending" | "deny",
): Promise<void> {
  await sql`update simulator.charge set status = ${status} where va_number = ${vaNumber}`.execute(db);
}

/** The order id of the last opened charge in the simulated bank's ledger. */
export async function lastCharge(db: Executor): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select order_id as name from simulator.charge order by number desc limit 1`.execute(db);
  if (!rows[0]) throw new Error("no charge was opened");
  return rows[0].name;
}
