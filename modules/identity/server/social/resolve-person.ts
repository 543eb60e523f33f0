import type { Kysely, Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type SocialChannel, socialNames } from "../../contract/social-channel.ts";
import type { NotConfirmed } from "../account/account-failures.ts";
import { notifyMemberByCode } from "../account/notify-member.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { type AccountBlocked, accountBlocked } from "../sign-in/account-blocked.ts";
import { consumeConfirmation } from "../store/confirmations.ts";
import { findActiveMember, findMemberByName } from "../store/members.ts";
import { linkSocialAccount, ownerOfSocialAccount } from "../store/social-accounts.ts";

/** The member to sign in. `known`: the social account was linked before this sign-in (the wire's `thirdExist`). */
export type ResolvedMember = { readonly userCode: string; readonly known: boolean };

export type Unresolved =
  | { readonly code: "NEW_MEMBER" }
  | { readonly code: "THIRD_NOT_LINKED" }
  | { readonly code: "THIRD_TAKEN" }
  | AccountBlocked;

type Deps = Pick<IdentityDeps, "database" | "shopContact">;
type LinkDeps = Pick<IdentityDeps, "database" | "ids" | "sealer" | "shopContact">;

/**
 * Finds the member for a verified social account (SO-04 to SO-07). Only a linked social account signs a member in. A matching
 * e-mail address does not, and an unverified one is not looked up at all.
 */
export async function resolvePerson(deps: Deps, person: SocialPerson): Promise<Result<ResolvedMember, Unresolved>> {
  const db = deps.database.kysely;
  const owner = await ownerOfSocialAccount(db, person);
  if (owner !== null) return activeMember(deps, db, owner, true);
  const checked = person.emailVerified ? person.email : null;
  if (checked !== null && (await findMemberByName(db, { email: checked }))) return fail({ code: "THIRD_NOT_LINKED" });
  return fail({ code: "NEW_MEMBER" });
}

type LinkedMember = {
  readonly userCode: string;
  /** Language of the notification. */
  readonly locale: Locale;
  /** The session with a recent confirmation, which linking uses up (S11). */
  readonly confirmedSession?: string;
};

/** Links the social account to a member who has been authenticated otherwise, and notifies them. */
export function linkTo(
  deps: LinkDeps,
  { userCode, locale, confirmedSession }: LinkedMember,
  person: SocialPerson,
): Promise<Result<ResolvedMember, Unresolved | NotConfirmed>> {
  return inTransaction<Result<ResolvedMember, Unresolved | NotConfirmed>>(deps.database, async (trx) => {
    if (confirmedSession !== undefined && !(await consumeConfirmation(trx, confirmedSession))) {
      return fail({ code: "CONFIRM_FIRST" });
    }
    const owner = await ownerOfSocialAccount(trx, person);
    if (owner !== null && owner !== userCode) return fail({ code: "THIRD_TAKEN" });
    const active = await activeMember(deps, trx, userCode, owner !== null);
    if (!active.ok || owner !== null) return active;
    if (!(await linkSocialAccount(trx, { ...person, userCode }))) return fail({ code: "THIRD_TAKEN" });
    await notifyOfLink(trx, deps, { userCode, locale }, { channel: person.channel, linked: true });
    return active;
  });
}

/** Notifies a member that a sign-in method was added or removed. */
export async function notifyOfLink(
  trx: Transaction<unknown>,
  deps: Pick<LinkDeps, "ids" | "sealer">,
  { userCode, locale }: Pick<LinkedMember, "userCode" | "locale">,
  { channel, linked }: { readonly channel: SocialChannel; readonly linked: boolean },
): Promise<void> {
  const content = { kind: "signInChanged", data: { provider: socialNames[channel], linked } } as const;
  await notifyMemberByCode(trx, deps, userCode, { locale, content });
}

async function activeMember(
  deps: Deps,
  db: Kysely<unknown>,
  userCode: string,
  known: boolean,
): Promise<Result<ResolvedMember, AccountBlocked>> {
  const member = await findActiveMember(db, userCode);
  return member ? ok({ userCode, known }) : accountBlocked(deps);
}
