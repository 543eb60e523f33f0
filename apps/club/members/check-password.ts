import { fail, ok, type Result } from "#kit/core/result.ts";
import { dummyHash } from "#kit/core/secret-hash.ts";
import type { ClubDeps } from "../club-deps.ts";
import { type Member, memberByMobile, passwordHashOf } from "../store/members.ts";
import { guardPassword } from "./password-guard.ts";

export type PasswordFailure =
  | { readonly code: "NOT_REGISTERED" | "WRONG_PASSWORD" | "BLOCKED" | "RATE_LIMITED" }
  /** A guest or an inactive member, returned with the refusal. */
  | { readonly code: "NO_PASSWORD"; readonly data: Member };

/** Compares the password of the member with this number, slowly enough for guessing to be of no use. */
export async function checkPassword(
  deps: ClubDeps,
  mobile: string,
  password: string,
): Promise<Result<Member, PasswordFailure>> {
  const member = await memberByMobile(deps.database.kysely, mobile);
  if (!member) return fail({ code: "NOT_REGISTERED" });
  const hash = await passwordHashOf(deps.database.kysely, member.id);
  if (member.status === "GUEST" || member.status === "INACTIVE" || hash === null) {
    return fail({ code: "NO_PASSWORD", data: member });
  }
  const right = await guardPassword(deps, mobile, () => deps.hashes.matches(password, hash));
  if (!right.ok) return right;
  if (!right.value) return fail({ code: "WRONG_PASSWORD" });
  // Only revealed after the right password.
  return member.status === "BLOCKED" ? fail({ code: "BLOCKED" }) : ok(member);
}

/**
 * The member with this number and password, or null. For public pages: neither the text, nor the response time, nor the
 * rate limit reveals whether the number is a member's.
 */
export async function identify(
  deps: ClubDeps,
  mobile: string,
  password: string,
): Promise<Result<Member | null, { readonly code: "RATE_LIMITED" }>> {
  const member = await memberByMobile(deps.database.kysely, mobile);
  const hash = member?.status === "ACTIVE" ? await passwordHashOf(deps.database.kysely, member.id) : null;
  const placeholder = dummyHash(deps.secret, mobile);
  const right = await guardPassword(deps, mobile, () => deps.hashes.matches(password, hash ?? placeholder));
  return right.ok ? ok(right.value && hash !== null ? member : null) : right;
}
