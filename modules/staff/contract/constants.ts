/** However busy, everybody signs in again after so long. */
export const sessionHours = 12;

/** Whoever does nothing for so long has left the desk. */
export const idleMinutes = 30;

/** The second step follows the first within this time. */
export const secondStepMinutes = 10;

/** A code for the first password is good for so long, and once. */
export const welcomeHours = 48;

/** Codes for the day the telephone is lost. */
export const recoveryCodeCount = 10;

const minutes = 60;

/** Wrong tries: from one address for one name, for one name from everywhere, and from one address for everybody (S4). */
export const staffSignInLimits = {
  pair: { limit: 5, windowSeconds: 15 * minutes },
  account: { limit: 20, windowSeconds: 60 * minutes },
  address: { limit: 30, windowSeconds: 60 * minutes },
  /** Codes of the second step, of one account, from everywhere. */
  code: { limit: 5, windowSeconds: 15 * minutes },
} as const;

export const shortestStaffPassword = 12;
export const longestStaffPassword = 128;
