import { type Kysely, sql } from "kysely";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { pinProofMinutes } from "../../contract/constants.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { linkOf } from "../store/links.ts";

export type PinRefusal =
  | { readonly code: "NOT_LINKED" | "PIN_NOT_SET" | "PIN_LOCKED" | "CLUB_UNREACHABLE" }
  | { readonly code: "PIN_WRONG"; readonly attemptsLeft: number };

/** Where the proof is good: one checkout of one session. */
export type ProofPlace = { readonly sessionId: string; readonly checkoutId: string };

/** Asks the club whether this is the member's PIN. The club counts the tries; a right one is remembered for this checkout (D-17). */
export async function provePin(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  { userCode, sessionId, checkoutId }: ProofPlace & { readonly userCode: string },
  pin: string,
): Promise<Result<void, PinRefusal>> {
  const link = await linkOf(database.kysely, userCode);
  if (!link) return fail({ code: "NOT_LINKED" });
  const checked = await club.checkPin(link.clubMemberId, pin);
  if (!checked.ok) return checked;
  await sql`
    insert into loyalty.pin_proof (session_id, checkout_id) values (${sessionId}, ${checkoutId})
    on conflict (session_id) do update set checkout_id = excluded.checkout_id, proved_at = now()`.execute(
    database.kysely,
  );
  return ok(undefined);
}

/** Whether the PIN was right a moment ago, in this checkout and this session. */
export async function pinProved(db: Kysely<unknown>, { sessionId, checkoutId }: ProofPlace): Promise<boolean> {
  const { rows } = await sql`
    select from loyalty.pin_proof where session_id = ${sessionId} and checkout_id = ${checkoutId}
      and proved_at > now() - make_interval(mins => ${pinProofMinutes})`.execute(db);
  return rows.length > 0;
}

/** Forgets the proof, when points are put away again or the order is there. */
export async function forgetPinProof(db: Kysely<unknown>, sessionId: string): Promise<void> {
  await sql`delete from loyalty.pin_proof where session_id = ${sessionId}`.execute(db);
}
