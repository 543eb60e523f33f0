import { sql } from "kysely";
import type { Executor } from "./connect.ts";

/** PostgreSQL's payload limit is below 8000 bytes. */
const longestPayload = 7_999;

/** Notifies every listening process. Given a transaction, it is delivered at its commit, and not at a rollback. */
export async function notify(executor: Executor, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > longestPayload) {
    throw new RangeError(`a notice of ${Buffer.byteLength(payload)} bytes is too long; send a reference instead`);
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(executor);
}
