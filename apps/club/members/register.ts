import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { idempotent, type KeyReused } from "../points/idempotent.ts";
import { readInfo } from "../store/info.ts";
import { type Member, memberById, memberByMobile, memberByReferral } from "../store/members.ts";
import { emailIsTaken, lockRegistration, referralIsTaken, writeNewMember } from "../store/new-members.ts";
import { openRegistrationOf, takeRegistration } from "../store/registrations.ts";
import { isRegistered, tokenHash } from "./registration.ts";

export type RegistrationForm = {
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE";
  readonly birthDate: string;
  readonly referralCode: string | null;
  readonly consentVersion: string;
  readonly memberId: string | null;
};

export type RegisterFailure =
  | {
      readonly code:
        | "REGISTRATION_TOKEN_EXPIRED"
        | "ALREADY_REGISTERED"
        | "EMAIL_TAKEN"
        | "REFERRAL_UNKNOWN"
        | "CONSENT_OUTDATED";
    }
  | KeyReused;

/** Alphabet of referral codes, without characters that look alike. */
const referralAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * Registers a member with a token, once. Data the club has of an inactive member override the form. A refused form does
 * not use the token up: it can be corrected and sent again.
 */
export async function register(
  deps: ClubDeps,
  token: string,
  form: RegistrationForm,
  key: string,
): Promise<Result<Member, RegisterFailure>> {
  const { password, ...profile } = form;
  const hashed = tokenHash(deps.secret, token);
  // Hashing is dear and happens outside the transaction; an invalid token skips it.
  const open = await openRegistrationOf(deps.database.kysely, hashed, deps.clock.now());
  const passwordHash = open ? await deps.hashes.hash(password) : null;
  const input = { token: hashed, ...profile };
  const query = { operation: "register", key, input, refusalsFreeTheKey: true };
  const registered = await idempotent<{ id: string }, RegisterFailure>(deps, query, async (trx) => {
    const at = deps.clock.now();
    const found = await openRegistrationOf(trx, hashed, at);
    if (!found || passwordHash === null || found.mobile !== form.mobile) {
      return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
    }
    const known = await memberByMobile(trx, form.mobile);
    const email = known?.email ?? form.email;
    await lockRegistration(trx, form.mobile, email);
    if (isRegistered(await memberByMobile(trx, form.mobile))) return fail({ code: "ALREADY_REGISTERED" });
    if (form.memberId !== null && form.memberId !== known?.id) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
    if (await emailIsTaken(trx, email, form.mobile)) return fail({ code: "EMAIL_TAKEN" });
    const friend = form.referralCode === null ? null : await memberByReferral(trx, form.referralCode);
    if (form.referralCode !== null && !friend) return fail({ code: "REFERRAL_UNKNOWN" });
    const { consentVersion } = await readInfo(trx);
    if (form.consentVersion !== consentVersion) return fail({ code: "CONSENT_OUTDATED" });
    if (!(await takeRegistration(trx, hashed, at))) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
    let referralCode = deps.ids.code(8, referralAlphabet);
    while (await referralIsTaken(trx, referralCode)) referralCode = deps.ids.code(8, referralAlphabet);
    const referredBy = friend?.id ?? null;
    return ok({ id: await writeNewMember(trx, { ...profile, email, passwordHash, referralCode, referredBy, at }) });
  });
  if (!registered.ok) return registered;
  const member = await memberById(deps.database.kysely, registered.value.id);
  if (!member) throw new Error("the registered member is missing");
  return ok(member);
}
