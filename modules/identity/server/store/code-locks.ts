import { sql, type Transaction } from "kysely";
import type { CodeKeys } from "../codes/code-keys.ts";

/**
 * Serialises counting per receiver, device and address on all nodes. Locks are always taken in this order, which prevents
 * deadlocks.
 */
export async function lockCodeCounters(trx: Transaction<unknown>, keys: CodeKeys): Promise<void> {
  const names = [
    `code-receiver.${keys.receiverHash}`,
    ...(keys.sessionId ? [`code-device.${keys.sessionId}`] : []),
    `code-address.${keys.addressHash}`,
  ];
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
