/**
 * Kinds of security events. signedIn: a sign-in succeeded. signIn: a password, code, PIN or link was wrong. permission: the caller
 * lacks one. session: a session is required. crossOrigin: another site's page sent it. limit: a rate limit was exceeded. malware:
 * a file contained some.
 */
export type SecurityEventKind = "signedIn" | "signIn" | "permission" | "session" | "crossOrigin" | "limit" | "malware";

/** Every error code of an operation that indicates an attack or its preparation. */
export const securityEvents: Readonly<Record<string, SecurityEventKind>> = {
  LOGIN_FAILED: "signIn",
  CLUB_LOGIN_FAILED: "signIn",
  WRONG_PASSWORD: "signIn",
  PASSWORD_WRONG: "signIn",
  WRONG_CODE: "signIn",
  OTP_INVALID: "signIn",
  OTP_EXPIRED: "signIn",
  PIN_WRONG: "signIn",
  PIN_LOCKED: "signIn",
  LOCKED: "signIn",
  THIRD_INVALID: "signIn",
  ACCOUNT_BLOCKED: "signIn",
  BLOCKED: "signIn",
  LINK_INVALID: "signIn",
  INVALID_API_KEY: "signIn",
  RESET_LINK_EXPIRED: "signIn",
  RATE_LIMITED: "limit",
  OTP_TOO_MANY: "limit",
  PASSWORD_TOO_MANY: "limit",
  CLUB_TOO_MANY: "limit",
  UNLOCKED_TOO_OFTEN: "limit",
  FORBIDDEN: "permission",
  STAFF_ONLY: "permission",
  UNAUTHORIZED: "permission",
  OTHER_STORE: "permission",
  "0002": "session",
  CROSS_ORIGIN: "crossOrigin",
  MALWARE_FOUND: "malware",
};
