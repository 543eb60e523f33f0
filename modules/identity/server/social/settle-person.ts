import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type SocialChannel, socialNames } from "../../contract/social-channel.ts";
import type { NotConfirmed } from "../account/account-failures.ts";
import { tellMemberOf } from "../account/tell-member.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { takeProof } from "../store/confirmations.ts";
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
type LinkDeps = Pick<IdentityDeps, "database" | "ids" | "sealer">;

/**
 * Decides who somebody is here after the other side has vouched for them (SO-04 to SO-07). Only the account itself opens a member's;
 * an e-mail never does, and one that the other side has not checked is not even looked up.
 */
export async function settlePerson(deps: Deps, person: SocialPerson): Promise<Result<Settled, Unsettled>> {
  const db = deps.database.kysely;
  const owner = await ownerOfSocialAccount(db, person);
  if (owner !== null) return activeMember(db, owner, true);
  const checked = person.emailVerified ? person.email : null;
  if (checked !== null && (await findMemberByName(db, { email: checked }))) return fail({ code: "THIRD_NOT_LINKED" });
  return fail({ code: "NEW_MEMBER" });
}

type LinkedMember = {
  readonly userCode: string;
  /** The language they are told in. */
  readonly locale: Locale;
  /** The session whose holder has just confirmed to be the member; a proof is used up by this (S11). */
  readonly confirmedSession?: string;
};

/** Links the account to a member who has proved in another way that they are one, and tells them. */
export function linkTo(
  deps: LinkDeps,
  { userCode, locale, confirmedSession }: LinkedMember,
  person: SocialPerson,
): Promise<Result<Settled, Unsettled | NotConfirmed>> {
  return inTransaction<Result<Settled, Unsettled | NotConfirmed>>(deps.database, async (trx) => {
    if (confirmedSession !== undefined && !(await takeProof(trx, confirmedSession))) {
      return fail({ code: "CONFIRM_FIRST" });
    }
    const owner = await ownerOfSocialAccount(trx, person);
    if (owner !== null && owner !== userCode) return fail({ code: "THIRD_TAKEN" });
    const active = await activeMember(trx, userCode, owner !== null);
    if (!active.ok || owner !== null) return active;
    if (!(await linkSocialAccount(trx, { ...person, userCode }))) return fail({ code: "THIRD_TAKEN" });
    await tellOfLink(trx, deps, { userCode, locale }, { channel: person.channel, linked: true });
    return active;
  });
}

/** Tells a member that there is a way in more, or one less. */
export async function tellOfLink(
  trx: Transaction<unknown>,
  deps: LinkDeps,
  { userCode, locale }: Pick<LinkedMember, "userCode" | "locale">,
  { channel, linked }: { readonly channel: SocialChannel; readonly linked: boolean },
): Promise<void> {
  const content = { kind: "signInChanged", data: { provider: socialNames[channel], linked } } as const;
  await tellMemberOf(trx, deps, userCode, { locale, content });
}

async function activeMember(
  db: Kysely<unknown>,
  userCode: string,
  known: boolean,
): Promise<Result<Settled, { code: "ACCOUNT_BLOCKED" }>> {
  const member = await findActiveMember(db, userCode);
  return member ? ok({ userCode, known }) : fail({ code: "ACCOUNT_BLOCKED" });
}
