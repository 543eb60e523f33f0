import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { type Member, memberByMobile, passwordHashOf } from "../store/members.ts";
import { guardPassword } from "./password-guard.ts";

export type PasswordFailure =
  | { readonly code: "NOT_REGISTERED" | "WRONG_PASSWORD" | "BLOCKED" | "RATE_LIMITED" }
  /** A guest or an inactive member, who is told beside it. */
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
  // Told only to whoever knows the password.
  return member.status === "BLOCKED" ? fail({ code: "BLOCKED" }) : ok(member);
}
