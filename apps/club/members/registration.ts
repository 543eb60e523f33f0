import { keyedHash } from "#kit/core/keyed-hash.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { idempotent } from "../points/idempotent.ts";
import { type Member, memberByMobile } from "../store/members.ts";
import { insertRegistration, openRegistrationOf } from "../store/registrations.ts";

/** Lifetime of a registration token (D-09). */
const registrationMinutes = 15;

export const tokenHash = (secret: string, token: string): string =>
  keyedHash(secret, `club registration hash.${token}`);

export const isRegistered = (member: Member | null): boolean =>
  member?.status === "ACTIVE" || member?.status === "BLOCKED";

/**
 * Opens a registration for a number the caller has verified. The token is derived from the idempotency key, so a
 * repeated request gets the same token although only its hash is stored.
 */
export async function openRegistration(deps: ClubDeps, mobile: string, key: string) {
  const token = keyedHash(deps.secret, `club registration token.${key}`);
  const input = { operation: "openRegistration", key, input: { mobile }, refusalsFreeTheKey: true };
  const opened = await idempotent(deps, input, async (trx) => {
    if (isRegistered(await memberByMobile(trx, mobile))) return fail({ code: "ALREADY_REGISTERED" });
    const expiresAt = new Date(deps.clock.now().getTime() + registrationMinutes * 60 * 1000);
    await insertRegistration(trx, { tokenHash: tokenHash(deps.secret, token), mobile, expiresAt });
    return ok({ expiresAt: expiresAt.toISOString() });
  });
  if (!opened.ok) return opened;
  return ok({ token, ...opened.value, member: await memberByMobile(deps.database.kysely, mobile) });
}

/** The inactive member or guest with the token's number, or null for a new member. */
export async function registrationDetail(
  { database, clock, secret }: ClubDeps,
  token: string,
): Promise<Result<Member | null, { readonly code: "REGISTRATION_TOKEN_EXPIRED" }>> {
  const open = await openRegistrationOf(database.kysely, tokenHash(secret, token), clock.now());
  return open ? ok(await memberByMobile(database.kysely, open.mobile)) : fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
}
