import { fail, ok, type Result } from "#kit/core/result.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { linkOf } from "../store/links.ts";
import { type ProofPlace, writePinProof } from "../store/pin-proofs.ts";

export type PinRefusal =
  | { readonly code: "NOT_LINKED" | "PIN_NOT_SET" | "PIN_LOCKED" | "CLUB_UNREACHABLE" }
  | { readonly code: "PIN_WRONG"; readonly attemptsLeft: number };

/** Checks the member's PIN at the club, which counts the attempts. A right one is stored for this checkout (D-17). */
export async function provePin(
  { database, club }: Pick<LoyaltyDeps, "database" | "club">,
  { userCode, sessionId, checkoutId }: ProofPlace & { readonly userCode: string },
  pin: string,
): Promise<Result<void, PinRefusal>> {
  const link = await linkOf(database.kysely, userCode);
  if (!link) return fail({ code: "NOT_LINKED" });
  const checked = await club.checkPin(link.clubMemberId, pin);
  if (!checked.ok) return checked;
  await writePinProof(database.kysely, { sessionId, checkoutId });
  return ok(undefined);
}
