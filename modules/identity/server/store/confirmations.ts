import { type Kysely, sql, type Transaction } from "kysely";
import { confirmationMinutes } from "../../contract/constants.ts";

/** How the session's holder has confirmed to be the member. */
export type Proof = "password" | "mobileCode" | "emailCode";

const fresh = sql<boolean>`confirmed_at > now() - make_interval(mins => ${sql.lit(confirmationMinutes)})
  and ended_at is null and expires_at > now()`;

export async function confirmSession(db: Kysely<unknown>, sessionId: string, by: Proof): Promise<void> {
  await sql`update identity.session set confirmed_at = now(), confirmed_by = ${by} where id = ${sessionId}`.execute(db);
}

/** The session's recent confirmation, or null. */
export async function recentConfirmation(db: Kysely<unknown>, sessionId: string): Promise<Proof | null> {
  const { rows } = await sql<{ by: Proof }>`
    select confirmed_by as by from identity.session where id = ${sessionId} and ${fresh}`.execute(db);
  return rows[0]?.by ?? null;
}

/** Uses up a confirmation: it is valid for one change. Of concurrent requests one succeeds. */
export async function consumeConfirmation(trx: Transaction<unknown>, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.session set confirmed_at = null, confirmed_by = null where id = ${sessionId} and ${fresh}
    returning id`.execute(trx);
  return rows.length > 0;
}
