import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown, ClubMember, ClubRegistration } from "../ports/club.ts";
import type { JoinFailure, JoinRefusal } from "./join-texts.ts";

/** A registration at the club that was opened for a proved number; the inactive member or guest it belongs to. */
export type OpenedRegistration = { readonly token: string; readonly member: ClubMember | null };

/**
 * Opens a registration. The idempotency key is derived from the number's ticket, so a form that is sent again after a
 * timeout or a crash continues the registration it opened.
 */
export async function openRegistration(
  { club, secret }: Pick<LoyaltyDeps, "club" | "secret">,
  { mobile, ticket }: { mobile: string; ticket: string },
): Promise<Result<OpenedRegistration, ClubDown | JoinRefusal>> {
  const opened = await club.openRegistration(mobile, keyedHash(secret, `join.open.${ticket}`));
  if (opened.ok) return ok({ token: opened.value.token, member: opened.value.member });
  return fail(
    opened.error.code === "ALREADY_REGISTERED" ? { code: "MEMBER_ALREADY_EXISTS" } : { code: "CLUB_UNREACHABLE" },
  );
}

/**
 * Registers a member with the club. The idempotency key is derived from the form: the same form registers once, another
 * form has another key.
 */
export async function registerAtClub(
  { club, secret }: Pick<LoyaltyDeps, "club" | "secret">,
  token: string,
  form: ClubRegistration,
): Promise<Result<ClubMember, JoinFailure>> {
  const key = keyedHash(secret, `join.register.${JSON.stringify([token, form])}`);
  const reply = await club.register(token, form, key);
  if (reply.ok) return reply;
  const { code } = reply.error;
  return fail({ code: code === "ALREADY_REGISTERED" ? "MEMBER_ALREADY_EXISTS" : code });
}
