import { fail, ok, type Result } from "#kit/core/result.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { forgetHits, hit } from "#kit/postgres/rate-limit.ts";
import { passwordsToConfirm, passwordsToConfirmMinutes } from "../../contract/constants.ts";
import { transformPassword } from "../../contract/transform-password.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { Profile } from "../store/profiles.ts";
import type { PasswordFailure } from "./account-failures.ts";

const perMember = rateLimit("confirm-password", passwordsToConfirm, passwordsToConfirmMinutes * 60);

/** Verifies the member's password. The attempt is counted before hashing; a correct password clears the count. */
export async function verifyPassword(
  deps: Pick<IdentityDeps, "database" | "passwords">,
  { userCode, passwordHash }: Profile,
  password: string,
): Promise<Result<void, PasswordFailure>> {
  const counter = keyed(perMember, userCode);
  const { allowed } = await hit(deps.database.kysely, counter);
  if (!allowed) return fail({ code: "PASSWORD_TOO_MANY" });
  // The caller is the member, so the reply may state that no password is set.
  if (passwordHash === null) return fail({ code: "PASSWORD_WRONG" });
  const matched = await deps.passwords.matches(transformPassword(password), passwordHash);
  if (!matched.ok) return matched;
  if (!matched.value) return fail({ code: "PASSWORD_WRONG" });
  await forgetHits(deps.database.kysely, counter.key);
  return ok(undefined);
}
