/** Session cookie; over HTTPS it gets the `__Host-` prefix. */
export const sessionCookieName = "token";

/** Guest sessions per address and hour. Mobile carriers put many shoppers behind one address. */
export const guestSessionsPerAddressPerHour = 600;

/** Cookie by which a device is known to the members who signed in on it: name, lifetime, and how many members it lists. */
export const knownDeviceCookieName = "knownDevice";
export const knownDeviceDays = 365;
export const maxKnownMembers = 5;

/** A member session is renewed when it was last renewed longer ago than this, not on every request. */
export const sessionTouchMinutes = 60;

/** The device list shows this many, the last used first. */
export const maxListedDevices = 50;

/** Data exports per member and hour. */
export const memberFilesPerHour = 10;
/**
 * Limits on password guessing (D-04, S4): a pause after this many wrong attempts in a row, per account and per address, and a
 * maximum of wrong attempts over longer times.
 */
export const signInLimits = {
  wrongInARow: 5,
  pauseSeconds: 15 * 60,
  accountPerHour: 10,
  addressPerDay: 100,
} as const;
/** Cookie of a social sign-in attempt, and the attempt's lifetime in minutes. */
export const socialAttemptCookieName = "socialAttempt";
export const socialAttemptMinutes = 10;

/** Completed social sign-ins per address and hour. */
export const socialSignInsPerAddressPerHour = 300;

/** Minutes for which a confirmation of the member's identity is valid (S11). */
export const confirmationMinutes = 10;

/** Password attempts for such a confirmation, and the pause in minutes afterwards. */
export const passwordsToConfirm = 5;
export const passwordsToConfirmMinutes = 15;

/** Profile changes per member and hour. */
export const profileChangesPerHour = 60;

/** Lifetime of a password reset link (D-03). */
export const resetLinkMinutes = 30;

/** Lifetime of a registration ticket in minutes (D-09). */
export const ticketLifeMinutes = 15;
