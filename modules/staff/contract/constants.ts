/** However busy, everybody signs in again after so long. */
export const sessionHours = 12;

/** Whoever does nothing for so long has left the back office. */
export const idleMinutes = 30;

/** The second step follows the first within this time. */
export const secondStepMinutes = 10;

/** A code for the first password is good for so long, and once. */
export const welcomeHours = 48;

/** Codes for the day the telephone is lost. */
export const recoveryCodeCount = 10;

export const shortestStaffPassword = 12;
export const longestStaffPassword = 128;
