import { type Kysely, sql, type Transaction } from "kysely";
import { confirmationMinutes } from "../../contract/constants.ts";

/** How somebody has proved to be the member whose session they hold. */
export type Proof = "password" | "mobileCode" | "emailCode";

const fresh = sql<boolean>`confirmed_at > now() - make_interval(mins => ${sql.lit(confirmationMinutes)})
  and ended_at is null and expires_at > now()`;

export async function confirmSession(db: Kysely<unknown>, sessionId: string, by: Proof): Promise<void> {
  await sql`update identity.session set confirmed_at = now(), confirmed_by = ${by} where id = ${sessionId}`.execute(db);
}

/** How the holder of a session has proved to be its member a moment ago; null when they have not. */
export async function freshProof(db: Kysely<unknown>, sessionId: string): Promise<Proof | null> {
  const { rows } = await sql<{ by: Proof }>`
    select confirmed_by as by from identity.session where id = ${sessionId} and ${fresh}`.execute(db);
  return rows[0]?.by ?? null;
}

/** Uses a proof up: it is good for one change. Of many requests at once one gets it. */
export async function takeProof(trx: Transaction<unknown>, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.session set confirmed_at = null, confirmed_by = null where id = ${sessionId} and ${fresh}
    returning id`.execute(trx);
  return rows.length > 0;
}
