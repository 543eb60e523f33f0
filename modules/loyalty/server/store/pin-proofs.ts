import { type Kysely, sql } from "kysely";
import { pinProofMinutes } from "../../contract/constants.ts";

/** A proof is valid in one checkout of one session. */
export type ProofPlace = { readonly sessionId: string; readonly checkoutId: string };

/** Whether the PIN was checked recently, in this checkout and this session. */
export async function pinProved(db: Kysely<unknown>, { sessionId, checkoutId }: ProofPlace): Promise<boolean> {
  const { rows } = await sql`
    select from loyalty.pin_proof where session_id = ${sessionId} and checkout_id = ${checkoutId}
      and proved_at > now() - make_interval(mins => ${pinProofMinutes})`.execute(db);
  return rows.length > 0;
}

/** Deletes the proof when points are removed or the order is placed. */
export async function forgetPinProof(db: Kysely<unknown>, sessionId: string): Promise<void> {
  await sql`delete from loyalty.pin_proof where session_id = ${sessionId}`.execute(db);
}

/** Remembers that the PIN was right; a session has one proof at a time. */
export async function writePinProof(db: Kysely<unknown>, { sessionId, checkoutId }: ProofPlace): Promise<void> {
  await sql`
    insert into loyalty.pin_proof (session_id, checkout_id) values (${sessionId}, ${checkoutId})
    on conflict (session_id) do update set checkout_id = excluded.checkout_id, proved_at = now()`.execute(db);
}
