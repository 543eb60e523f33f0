import { fail, ok, type Result } from "#kit/core/result.ts";
import { dummyHash } from "#kit/core/secret-hash.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { knownDeviceOf } from "../session/known-device.ts";
import { findMemberByName } from "../store/members.ts";
import { asAccountName, nameOf, nameOfMember } from "./account-name.ts";
import type { TooManyAttempts } from "./sign-in-guard.ts";

export type SignInRefusal = { readonly code: "LOGIN_FAILED" } | TooManyAttempts;

type Typed = { readonly account: string; readonly password: string };

/**
 * Finds the member by name and password. A wrong password, an unknown name and a member without a password give the same result
 * after the same work, so that accounts cannot be enumerated (S5). Opening the session refuses a blocked member.
 */
export async function signInByPassword(
  deps: IdentityDeps,
  { address, cookie }: Pick<RequestContext, "address" | "cookie">,
  { account, password }: Typed,
): Promise<Result<{ userCode: string }, SignInRefusal>> {
  const name = asAccountName(account);
  // An invalid name is looked up as well, so that it takes the same time.
  const member = await findMemberByName(deps.database.kysely, name ?? { email: "" });
  const knownDevice = member && knownDeviceOf(deps, member.userCode, cookie);
  const typed = nameOf(name, account);
  const attempt = { name: member ? nameOfMember(member.userCode) : typed, address, knownDevice };
  const hash = member?.passwordHash ?? null;
  const dummy = dummyHash(deps.secret, typed);
  const outcome = await deps.signInGuard.attempt(attempt, async () => {
    const matched = await deps.passwords.matches(password, hash ?? dummy);
    return matched.ok ? matched.value && hash !== null : null;
  });
  if (!outcome.ok) return outcome;
  return outcome.value && member ? ok({ userCode: member.userCode }) : fail({ code: "LOGIN_FAILED" });
}
