import { sql } from "kysely";
import type { Executor } from "#kit/postgres/connect.ts";

/** Changes what the simulated bank has in its books, as a bank does without being asked. */
export async function setChargeStatus(
  db: Executor,
  vaNumber: string | null,
  status: "pending" | "deny",
): Promise<void> {
  await sql`update simulator.charge set status = ${status} where va_number = ${vaNumber}`.execute(db);
}

/** What the simulated bank calls the charge that was opened last. */
export async function lastCharge(db: Executor): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select order_id as name from simulator.charge order by number desc limit 1`.execute(db);
  if (!rows[0]) throw new Error("no charge was opened");
  return rows[0].name;
}
