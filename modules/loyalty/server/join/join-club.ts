import type { Transaction } from "kysely";
import { maskedMobile } from "#kit/core/mobile-number.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { keyedByAddress, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { recordConsent } from "#modules/consent/server/index.ts";
import type { LoginResult } from "#modules/identity/server/index.ts";
import { maskedFullName } from "../../contract/masked-name.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { requestLinkBonus } from "../points/request-link-bonus.ts";
import type { ClubMember, ClubRegistration } from "../ports/club.ts";
import { linkedMember, linkOf, replaceLink } from "../store/links.ts";
import type { JoinForm } from "./join-form.ts";
import type { JoinFailure } from "./join-texts.ts";
import { openRegistration, registerAtClub } from "./register-at-club.ts";

/** A new member of the club, and the session in the shop that belongs to them. */
export type Joined = { readonly member: ClubMember; readonly login: LoginResult };

/** The checked input of a registration, before either side writes anything. */
type Joining = {
  readonly token: string;
  readonly registration: ClubRegistration;
  readonly textVersion: string;
};

const perAddress = rateLimit("join", 30, 60 * 60);

/**
 * Registers a member with the club and the shop and links both; a member of the shop is registered with the club alone.
 * The club is called first: if the shop fails afterwards, the same form sent again finds the club member it created.
 */
export async function joinClub(
  deps: LoyaltyDeps,
  context: RequestContext,
  form: JoinForm,
): Promise<Result<Joined, JoinFailure>> {
  const { mobile: named, token, emailToken, tokenSS } = form;
  const proofs = deps.members.proofs({ token, emailToken, tokenSS, email: form.email, mobile: named });
  if (!proofs.ok) return proofs;
  const textVersion = form.consent?.accepted ? form.consent.textVersion : null;
  const { mapclubDataConsent: consentVersion } = form;
  if (textVersion === null || consentVersion === null) return fail({ code: "CONSENT_REQUIRED" });
  if (deps.members.isCommonPassword(form.password)) return fail({ code: "PASSWORD_COMMON" });
  const { mobile, email, social } = proofs.value;
  const opened = await openRegistration(deps, { mobile, ticket: token });
  if (!opened.ok) return opened;
  const { member } = opened.value;
  const isAnother = (id: string | null) => id !== null && id !== (member?.id ?? null);
  if (isAnother(form.id) || isAnother(proofs.value.memberId)) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
  // The inactive account may hold points: the number alone does not prove it when the club has an e-mail address for
  // it.
  if (member?.status === "INACTIVE" && member.email !== null && member.email !== email) {
    return fail({ code: "ACCOUNT_NOT_ACTIVATED" });
  }
  const registration: ClubRegistration = {
    mobile,
    email,
    password: form.password,
    // Data the club already has is read-only in the form, so submitted values are ignored (SU-20).
    firstName: member?.firstName ?? form.firstName,
    lastName: member?.lastName ?? form.lastName,
    gender: member?.gender ?? form.gender,
    birthDate: member?.birthDate ?? form.birthDate,
    referralCode: form.referralCode,
    consentVersion,
    memberId: member?.id ?? null,
  };
  const joining = { token: opened.value.token, registration, textVersion };
  if (context.caller.kind === "member") return joinAsMember(deps, context, context.caller.userCode, joining);
  return joinAsNewMember(deps, context, joining, social);
}

async function joinAsNewMember(
  deps: LoyaltyDeps,
  context: RequestContext,
  { token, registration, textVersion }: Joining,
  social: Parameters<LoyaltyDeps["members"]["signUp"]>[1]["social"],
): Promise<Result<Joined, JoinFailure>> {
  const { mobile, email, password, firstName, lastName, gender, birthDate } = registration;
  const person = { mobile, email, password, firstName, lastName, gender, birthDate, social };
  let member: ClubMember | null = null;
  const settle = async (): Promise<Result<void, JoinFailure>> => {
    const registered = await registerAtClub(deps, token, registration);
    if (!registered.ok) return registered;
    member = registered.value;
    return ok(undefined);
  };
  const alongside = async (trx: Transaction<unknown>, userCode: string): Promise<void> => {
    if (member) await linkNewMember(trx, deps, context, { userCode, member, textVersion });
  };
  const signedUp = await deps.members.signUp<JoinFailure>(
    context,
    { ...person, consentVersion: textVersion },
    settle,
    alongside,
  );
  // Set inside a function that was called: the compiler cannot see it.
  const made = member as ClubMember | null;
  if (made === null) return signedUp.ok ? fail({ code: "ACCOUNT_REGISTERED" }) : signedUp;
  if (signedUp.ok) return ok({ member: made, login: signedUp.value });
  const twin = await accountOfSameForm(deps, made, registration);
  return twin === null ? signedUp : joinedAs(deps, context, made, twin);
}

/** The account a concurrent request with the same form has just created: the club returned the same member to both. */
async function accountOfSameForm(
  deps: LoyaltyDeps,
  member: ClubMember,
  form: ClubRegistration,
): Promise<string | null> {
  const userCode = await linkedMember(deps.database.kysely, member.id);
  const twin = userCode === null ? null : await deps.members.member(userCode);
  return twin?.mobile === form.mobile && twin.email === form.email ? twin.userCode : null;
}

async function joinAsMember(
  deps: LoyaltyDeps,
  context: RequestContext,
  userCode: string,
  { token, registration, textVersion }: Joining,
): Promise<Result<Joined, JoinFailure>> {
  const { kysely } = deps.database;
  if (!(await hit(kysely, keyedByAddress(perAddress, deps.secret, context.address))).allowed)
    return fail({ code: "RATE_LIMITED" });
  const owners = await deps.members.ownersOf(registration);
  const isOthers = (owner: { userCode: string; proved: boolean } | null) =>
    owner?.proved && owner.userCode !== userCode;
  if (isOthers(owners.mobile)) return fail({ code: "ACCOUNT_REGISTERED" });
  if (isOthers(owners.email)) return fail({ code: "EMAIL_TAKEN" });
  const before = await linkOf(kysely, userCode);
  if (before !== null) {
    const known = await deps.club.memberByMobile(registration.mobile);
    if (!known.ok) return known;
    if (known.value?.id !== before.clubMemberId) return fail({ code: "ALREADY_LINKED" });
  }
  const registered = await registerAtClub(deps, token, registration);
  if (!registered.ok) return registered;
  const member = registered.value;
  await inTransaction(deps.database, (trx) => linkNewMember(trx, deps, context, { userCode, member, textVersion }));
  return joinedAs(deps, context, member, userCode);
}

async function joinedAs(
  deps: LoyaltyDeps,
  context: RequestContext,
  member: ClubMember,
  userCode: string,
): Promise<Result<Joined, JoinFailure>> {
  const opened = await deps.members.openSession(context, userCode);
  return opened.ok ? ok({ member, login: opened.value }) : opened;
}

type NewLink = { readonly userCode: string; readonly member: ClubMember; readonly textVersion: string };

/** Writes link, consent and bonus request in the caller's transaction; an existing equal link is left unchanged. */
async function linkNewMember(
  trx: Transaction<unknown>,
  deps: LoyaltyDeps,
  { locale, address }: RequestContext,
  { userCode, member, textVersion }: NewLink,
): Promise<void> {
  const { changed } = await replaceLink(trx, {
    userCode,
    clubMemberId: member.id,
    maskedName: maskedFullName(member.firstName, member.lastName),
    maskedMobile: maskedMobile(member.mobile),
  });
  if (!changed) return;
  const subject = { kind: "member", userCode } as const;
  const reply = { subject, textVersion, locale, given: true, form: "signUp", address } as const;
  await recordConsent(trx, deps, { ...reply, purpose: "clubDataSharing" });
  await requestLinkBonus(trx, deps, { userCode, clubMemberId: member.id });
}
