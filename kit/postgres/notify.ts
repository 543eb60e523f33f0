import { sql } from "kysely";
import type { Executor } from "./connect.ts";

/** PostgreSQL carries less than 8000 bytes in one notice. */
const longestPayload = 7_999;

/** Tells every listening process. Given a transaction, they hear it when that commits, and never if it does not. */
export async function notify(executor: Executor, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > longestPayload) {
    throw new RangeError(`a notice of ${Buffer.byteLength(payload)} bytes is too long; send a reference instead`);
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(executor);
}
