import type { Room } from "#kit/graphql/room.ts";
import { accountResolvers } from "./account/account-resolvers.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { endDevice } from "./operations/endDevice.ts";
import { guestInit } from "./operations/guestInit.ts";
import { logout } from "./operations/logout.ts";
import { logoutEverywhere } from "./operations/logoutEverywhere.ts";
import { memberLogin } from "./operations/memberLogin.ts";
import { queryDevices } from "./operations/queryDevices.ts";
import { registrationResolvers } from "./registration/registration-resolvers.ts";
import { socialResolvers } from "./social/social-resolvers.ts";

export { type CodeLimits, usualCodeLimits } from "./codes/code-limits.ts";
export type { IdentityDeps } from "./identity-deps.ts";
export { identityMigrations } from "./migration-source.ts";
export { type PasswordHashes, passwordHashes } from "./password/password-hashes.ts";
export { type ClubDirectory, emptyClub } from "./ports/club-directory.ts";
export type { KnownMember, MemberDataKeeper } from "./ports/member-data-keeper.ts";
export { authenticate, type Credentials } from "./session/authenticate.ts";
export type { SignedIn, SignedInListener } from "./session/signed-in.ts";
export { type SignInGuard, signInGuard } from "./sign-in/sign-in-guard.ts";
export { goneStaffCookie, staffCookie, staffOf } from "./staff/staff-cookie.ts";
export { issueStaffToken, readStaffToken } from "./staff/staff-token.ts";

export { purgeCodes } from "./store/codes.ts";
export { addMembers, emailOfMember, knownMembers, type MemberDraft } from "./store/members.ts";

export function identityRoom(deps: IdentityDeps): Room {
  const account = accountResolvers(deps);
  const social = socialResolvers(deps);
  const registration = registrationResolvers(deps);
  return {
    name: "identity",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: { ...account.Query, ...social.Query, ...registration.Query, queryDevices: queryDevices(deps) },
      Mutation: {
        ...account.Mutation,
        ...social.Mutation,
        ...registration.Mutation,
        guestInit: guestInit(deps),
        memberLogin: memberLogin(deps),
        logout: logout(deps),
        endDevice: endDevice(deps),
        logoutEverywhere: logoutEverywhere(deps),
      },
    },
  };
}
