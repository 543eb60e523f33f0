import type { Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { isCommonPassword } from "../password/common-passwords.ts";
import { type CountedLookup, countLookup, type LookupAsker, type LookupRefused } from "../registration/count-lookup.ts";
import { type Alongside, registerMember, type SignUp, type SignUpFailure } from "../registration/register-member.ts";
import { knownDeviceOf } from "../session/known-device.ts";
import type { LoginResult } from "../session/login-result.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import type { AccountBlocked } from "../sign-in/account-blocked.ts";
import type { TooManyAttempts } from "../sign-in/sign-in-guard.ts";
import { findActiveMember, type Member } from "../store/members.ts";
import { type Owner, ownersOf } from "../store/registrations.ts";
import type { TicketExpired } from "../tickets/ticket.ts";
import { type JoinProofs, type JoinTickets, joinProofs } from "./join-proofs.ts";

/** The operations of this module that another sign-up flow, such as the loyalty club's, may call. */
export type MemberFacade = {
  /** The phone number and e-mail address that a form's tickets prove. */
  proofs(tickets: JoinTickets): Result<JoinProofs, TicketExpired>;
  /** Registers a member after `settle` succeeds; `alongside` writes in the same transaction. */
  signUp<Unsettled extends { readonly code: string }>(
    context: RequestContext,
    form: SignUp,
    settle: () => Promise<Result<void, Unsettled>>,
    alongside: Alongside,
  ): Promise<Result<LoginResult, SignUpFailure | Unsettled>>;
  ownersOf(of: { mobile: string; email: string }): Promise<{ mobile: Owner | null; email: Owner | null }>;
  /** The member, unless the account is blocked or deleted. */
  member(userCode: string): Promise<Member | null>;
  /** Refuses a blocked member. */
  openSession(context: RequestContext, userCode: string): Promise<Result<LoginResult, AccountBlocked>>;
  /** Runs `look`, which checks a password elsewhere, under the same rate limits as this shop's own sign-in. */
  attempt(
    context: Pick<RequestContext, "address" | "cookie">,
    who: { readonly name: string; readonly userCode: string | null },
    compare: () => Promise<boolean | null>,
  ): Promise<Result<boolean, TooManyAttempts>>;
  countLookup(
    kind: "club" | "clubNumber" | "referral",
    asker: LookupAsker,
  ): Promise<Result<CountedLookup, LookupRefused>>;
  isCommonPassword(password: string): boolean;
};

export const memberFacade = (deps: IdentityDeps): MemberFacade => ({
  proofs: (tickets) => joinProofs(deps, tickets),
  signUp: (context, form, settle, alongside) => registerMember(deps, context, form, settle, alongside),
  ownersOf: (of) => ownersOf(deps.database.kysely, of),
  member: (userCode) => findActiveMember(deps.database.kysely, userCode),
  openSession: (context, userCode) => openMemberSession(deps, context, userCode),
  attempt: ({ address, cookie }, { name, userCode }, compare) => {
    const knownDevice = userCode === null ? null : knownDeviceOf(deps, userCode, cookie);
    return deps.signInGuard.attempt({ name, address, knownDevice }, compare);
  },
  countLookup: (kind, asker) => countLookup(deps, kind, asker),
  isCommonPassword,
});
