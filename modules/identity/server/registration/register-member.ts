import type { Transaction } from "kysely";
import { fail, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { keyedByAddress, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import { sendMessage } from "#modules/notification/server/index.ts";
import type { Gender } from "../../contract/person.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { isCommonPassword } from "../password/common-passwords.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import type { LoginResult } from "../session/login-result.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import type { AccountBlocked } from "../sign-in/account-blocked.ts";
import { insertMember, type NewMember, ownersOf, releaseUnverifiedContacts } from "../store/registrations.ts";
import { linkSocialAccount } from "../store/social-accounts.ts";

/** A completed sign-up form; its number, if any, has been proved. */
export type SignUp = {
  readonly email: string;
  readonly mobile: string | null;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly birthDate: string;
  /** The social account to link to the new member, if any. */
  readonly social: SocialPerson | null;
  /** Version of the consent text whose box was ticked, or null. */
  readonly consentVersion: string | null;
};

export type SignUpFailure =
  | AccountBlocked
  | {
      readonly code:
        | "RATE_LIMITED"
        | "CONSENT_REQUIRED"
        | "PASSWORD_COMMON"
        | "EMAIL_TAKEN"
        | "ACCOUNT_REGISTERED"
        | "BUSY";
    };

/** Another module's write for a new member, in the same transaction. */
export type Alongside = (trx: Transaction<unknown>, userCode: string) => Promise<void>;

/** Sign-ups per address and hour: each costs a password hash. */
const perAddress = rateLimit("sign-up", 30, 60 * 60);

/**
 * Registers a member: account, consent record and welcome e-mail in one transaction, then the session. The e-mail proof is used
 * last, so that a form with errors does not consume the code. Sending the form again changes nothing.
 */
export async function registerMember<Unproved extends { readonly code: string }>(
  deps: IdentityDeps,
  context: RequestContext,
  form: SignUp,
  proveEmail: () => Promise<Result<void, Unproved>>,
  alongside?: Alongside,
): Promise<Result<LoginResult, SignUpFailure | Unproved>> {
  const { kysely } = deps.database;
  if (!(await hit(kysely, keyedByAddress(perAddress, deps.secret, context.address))).allowed)
    return fail({ code: "RATE_LIMITED" });
  if (form.consentVersion === null) return fail({ code: "CONSENT_REQUIRED" });
  if (isCommonPassword(form.password)) return fail({ code: "PASSWORD_COMMON" });
  const owner = await ownersOf(kysely, form);
  if (isOwn(context, owner.email) && (form.mobile === null || isOwn(context, owner.mobile))) {
    return openMemberSession(deps, context, owner.email?.userCode ?? "");
  }
  if (owner.mobile?.proved) return fail({ code: "ACCOUNT_REGISTERED" });
  if (owner.email?.proved) return fail({ code: "EMAIL_TAKEN" });
  const hashed = await deps.passwords.hash(form.password);
  if (!hashed.ok) return fail({ code: "BUSY" });
  const proved = await proveEmail();
  if (!proved.ok) return proved;
  const { password: _password, consentVersion, social, ...person } = form;
  const userCode = `U${deps.ids.code(14)}`;
  const member: NewMember = { ...person, userCode, passwordHash: hashed.value };
  const added = await inTransaction(deps.database, (trx) =>
    add(trx, deps, context, { member, social, textVersion: consentVersion, alongside }),
  );
  // A concurrent request was first: the same form sent twice, or another form with the same address.
  if (!added) return fail({ code: "ACCOUNT_REGISTERED" });
  return openMemberSession(deps, context, userCode);
}

const isOwn = ({ caller }: RequestContext, owner: { readonly userCode: string } | null): boolean =>
  caller.kind === "member" && owner?.userCode === caller.userCode;

type Addition = {
  readonly member: NewMember;
  readonly social: SocialPerson | null;
  readonly textVersion: string;
  readonly alongside: Alongside | undefined;
};

async function add(
  trx: Transaction<unknown>,
  deps: IdentityDeps,
  { locale, address }: RequestContext,
  { member, social, textVersion, alongside }: Addition,
): Promise<boolean> {
  await releaseUnverifiedContacts(trx, member);
  if (!(await insertMember(trx, member))) return false;
  if (social) await linkSocialAccount(trx, { ...social, userCode: member.userCode });
  const subject = { kind: "member", userCode: member.userCode } as const;
  const reply = { subject, textVersion, locale, given: true, form: "signUp", address } as const;
  // One text beside the box covers both consents.
  for (const purpose of ["terms", "dataProtection"] as const) await recordConsent(trx, deps, { ...reply, purpose });
  const content = { kind: "memberWelcome", data: { firstName: member.firstName } } as const;
  await sendMessage(trx, deps, { channel: "EMAIL", to: member.email, locale, content });
  await alongside?.(trx, member.userCode);
  return true;
}
