import type { IdentityDeps } from "../identity-deps.ts";
import { endDevice } from "../operations/endDevice.ts";
import { guestInit } from "../operations/guestInit.ts";
import { logout } from "../operations/logout.ts";
import { logoutEverywhere } from "../operations/logoutEverywhere.ts";
import { memberLogin } from "../operations/memberLogin.ts";
import { memberLoginByCode } from "../operations/memberLoginByCode.ts";
import { queryDevices } from "../operations/queryDevices.ts";
import { requestLoginCode } from "../operations/requestLoginCode.ts";
import { requestPasswordReset } from "../operations/requestPasswordReset.ts";
import { resetPassword } from "../operations/resetPassword.ts";
import { validateMemberEmail } from "../operations/validateMemberEmail.ts";
import { validateResetToken } from "../operations/validateResetToken.ts";
import { verifyResetCode } from "../operations/verifyResetCode.ts";

/** Resolvers of sessions, sign-in, sign-out and password reset. */
export const signInResolvers = (deps: IdentityDeps) => ({
  Query: {
    queryDevices: queryDevices(deps),
    validateMemberEmail: validateMemberEmail(deps),
    validateResetToken: validateResetToken(deps),
  },
  Mutation: {
    guestInit: guestInit(deps),
    memberLogin: memberLogin(deps),
    requestLoginCode: requestLoginCode(deps),
    memberLoginByCode: memberLoginByCode(deps),
    requestPasswordReset: requestPasswordReset(deps),
    verifyResetCode: verifyResetCode(deps),
    resetPassword: resetPassword(deps),
    logout: logout(deps),
    endDevice: endDevice(deps),
    logoutEverywhere: logoutEverywhere(deps),
  },
});
