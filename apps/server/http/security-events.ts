/**
 * What happened. signedIn: somebody is in. signIn: a password, code, PIN or link was wrong. permission: somebody may not do this. session: it needs a
 * session that is not there. crossOrigin: a page of another site sent it. limit: too often. malware: a file held some.
 */
export type SecurityEventKind = "signedIn" | "signIn" | "permission" | "session" | "crossOrigin" | "limit" | "malware";

/** Every code an operation refuses with that tells of an attack, or of one to come. */
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
  RESET_LINK_EXPIRED: "signIn",
  RATE_LIMITED: "limit",
  OTP_TOO_MANY: "limit",
  PASSWORD_TOO_MANY: "limit",
  CLUB_TOO_MANY: "limit",
  FORBIDDEN: "permission",
  STAFF_ONLY: "permission",
  UNAUTHORIZED: "permission",
  OTHER_STORE: "permission",
  "0002": "session",
  CROSS_ORIGIN: "crossOrigin",
  MALWARE_FOUND: "malware",
};
