import type { ShopModule } from "#kit/graphql/shop-module.ts";
import { accountResolvers } from "./account/account-resolvers.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { registrationResolvers } from "./registration/registration-resolvers.ts";
import { signInResolvers } from "./sign-in/sign-in-resolvers.ts";
import { socialResolvers } from "./social/social-resolvers.ts";

export { type NotConfirmed, notConfirmedTexts } from "./account/account-failures.ts";
export { blockMember, unblockMember } from "./account/block-member.ts";
export { type DeleteMemberDeps, deleteMember, type OrdersOpen } from "./account/delete-member.ts";
export { exportMemberData } from "./account/export-member-data.ts";
export { memberOf } from "./account/member-of.ts";
export { notifyMemberByCode } from "./account/notify-member.ts";
export { resendVerification } from "./account/resend-verification.ts";
export { type CodeFailure, codeFailureTexts, type SendFailure, sendFailureTexts } from "./codes/code-failures.ts";
export { type CodeLimits, usualCodeLimits } from "./codes/code-limits.ts";
export { requestCode } from "./codes/request-code.ts";
export type { CodeDeps, CodePurpose } from "./codes/send-request.ts";
export { takeCode } from "./codes/use-code.ts";
export type { IdentityDeps } from "./identity-deps.ts";
export { type MemberFacade, memberFacade } from "./member-facade/member-facade.ts";
export { identityMigrations } from "./migration-source.ts";
export { isCommonPassword } from "./password/common-passwords.ts";
export { passwordHashes } from "./password/password-hashes.ts";
export type { ClubDirectory } from "./ports/club-directory.ts";
export type { MemberDataKeeper } from "./ports/member-data-keeper.ts";
export type { OpenPurchases } from "./ports/open-purchases.ts";
export type { OwnRequestListener } from "./ports/own-request-listener.ts";
export { type LookupAsker, type LookupRefused, lookupFailureTexts } from "./registration/count-lookup.ts";
export type { LookupLimits } from "./registration/lookup-limits.ts";
export type { SignUpFailure } from "./registration/register-member.ts";
export { signUpFailureTexts } from "./registration/sign-up-texts.ts";
export { authenticate, provenSession } from "./session/authenticate.ts";
export { describeDevice } from "./session/describe-device.ts";
export type { LoginResult } from "./session/login-result.ts";
export { renewSession } from "./session/renew-session.ts";
export { sessionOf } from "./session/session-of.ts";
export { type AccountBlocked, accountBlockedTexts } from "./sign-in/account-blocked.ts";
export { grantAccess } from "./sign-in/grant-access.ts";
export { accessTopic, formerAccessTopic } from "./sign-in/request-access.ts";
export type { TooManyAttempts } from "./sign-in/sign-in-guard.ts";
export { signInGuard } from "./sign-in/sign-in-guard.ts";
export { tooManyAttempts } from "./sign-in/sign-in-texts.ts";
export { purgeCodes } from "./store/codes.ts";
export { consumeConfirmation } from "./store/confirmations.ts";
export {
  type CustomerFilter,
  type CustomerRow,
  customerSorts,
  findCustomers,
  type MemberCondition,
  matchingMemberCodes,
  memberCodes,
  registeredBetween,
} from "./store/customer-list.ts";
export { type CustomerProfile, customerProfile } from "./store/customer-profile.ts";
export {
  contactOwners,
  importedMembersBy,
  readMemberStates,
  unusedMembers,
  writeMemberStates,
} from "./store/customer-states.ts";
export { endSessionsOfMembers } from "./store/end-member-sessions.ts";
export { identityInvariants } from "./store/invariants.ts";
export { type MemberCard, memberCards } from "./store/member-cards.ts";
export { countMembers, type MemberContact, matchingContacts, meetsAny } from "./store/member-groups.ts";
export {
  addMembers,
  emailOfMember,
  isBlockedContact,
  knownMembers,
  lockMember,
  mailboxOfMember,
  mobileOfMember,
} from "./store/members.ts";
export { membersByNames } from "./store/members-by-names.ts";
export { purgeResets } from "./store/password-resets.ts";
export {
  endAllSessionsOf,
  guestBeforeSession,
  holderOfSession,
  purgeSessions,
  sessionsOfMember,
} from "./store/sessions.ts";
export type { TicketExpired } from "./tickets/ticket.ts";
export { ticketFailureTexts } from "./tickets/ticket-texts.ts";

export function identityModule(deps: IdentityDeps): ShopModule {
  const modules = [accountResolvers(deps), socialResolvers(deps), registrationResolvers(deps), signInResolvers(deps)];
  return {
    name: "identity",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: Object.assign({}, ...modules.map(({ Query }) => Query)),
      Mutation: Object.assign({}, ...modules.map(({ Mutation }) => Mutation)),
    },
  };
}
