import { fail, ok, type Result } from "#kit/core/result.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { findActiveMember, findMemberByName } from "../store/members.ts";
import { linkSocialAccount, ownerOfSocialAccount } from "../store/social-accounts.ts";

/** Who the person is here. `known`: the account was linked before this sign-in (the wire's thirdExist). */
export type Settled = { readonly userCode: string; readonly known: boolean };

export type Unsettled =
  | { readonly code: "NEW_MEMBER" }
  | { readonly code: "THIRD_NOT_LINKED" }
  | { readonly code: "THIRD_TAKEN" }
  | { readonly code: "ACCOUNT_BLOCKED" };

type Deps = Pick<IdentityDeps, "database">;

/**
 * Decides who somebody is here after the other side has vouched for them (SO-04 to SO-07). Only the account itself opens a member's;
 * an e-mail never does, and one that the other side has not checked is not even looked up.
 */
export async function settlePerson(deps: Deps, person: SocialPerson): Promise<Result<Settled, Unsettled>> {
  const db = deps.database.kysely;
  const owner = await ownerOfSocialAccount(db, person);
  if (owner !== null) return activeMember(deps, owner, true);
  const checked = person.emailVerified ? person.email : null;
  if (checked !== null && (await findMemberByName(db, { email: checked }))) return fail({ code: "THIRD_NOT_LINKED" });
  return fail({ code: "NEW_MEMBER" });
}

/** Links the account to a member who has proved in another way that they are one. */
export async function linkTo(deps: Deps, userCode: string, person: SocialPerson): Promise<Result<Settled, Unsettled>> {
  const owner = await ownerOfSocialAccount(deps.database.kysely, person);
  if (owner !== null && owner !== userCode) return fail({ code: "THIRD_TAKEN" });
  const active = await activeMember(deps, userCode, owner !== null);
  if (!active.ok || owner !== null) return active;
  const linked = await linkSocialAccount(deps.database.kysely, { ...person, userCode });
  return linked ? active : fail({ code: "THIRD_TAKEN" });
}

async function activeMember(
  { database }: Deps,
  userCode: string,
  known: boolean,
): Promise<Result<Settled, { code: "ACCOUNT_BLOCKED" }>> {
  const member = await findActiveMember(database.kysely, userCode);
  return member ? ok({ userCode, known }) : fail({ code: "ACCOUNT_BLOCKED" });
}
