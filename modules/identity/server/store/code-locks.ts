import { sql, type Transaction } from "kysely";
import type { CodeKeys } from "../codes/code-keys.ts";

/**
 * Lets one transaction at a time count for a receiver, a device and an address, on every node. Always taken in this order,
 * so that no two wait for each other.
 */
export async function takeTurns(trx: Transaction<unknown>, keys: CodeKeys): Promise<void> {
  const names = [
    `code-receiver.${keys.receiverHash}`,
    ...(keys.sessionId ? [`code-device.${keys.sessionId}`] : []),
    `code-address.${keys.addressHash}`,
  ];
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
