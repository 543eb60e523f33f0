/** Name of the session cookie; over HTTPS it carries the `__Host-` prefix, which pins it to this host. */
export const sessionCookieName = "token";

/** Guest sessions one address may open in an hour. Mobile carriers put many shoppers behind one address. */
export const guestSessionsPerAddressPerHour = 600;

/** Name of the cookie that holds a staff token, and how many hours such a token lasts (D-11). */
export const staffCookieName = "staffToken";
export const staffTokenHours = 12;

/** The cookie by which a device is known to a member who signed in on it, for how long, and for how many members. */
export const knownDeviceCookieName = "knownDevice";
export const knownDeviceDays = 365;
export const mostKnownMembers = 5;

/** A member's session is moved on when it was last used longer ago than this, not at every request. */
export const sessionTouchMinutes = 60;

/** A device list shows this many, the last used first. */
export const mostListedDevices = 50;

/** Files with everything about themselves a member may fetch in an hour. */
export const memberFilesPerHour = 10;
/**
 * How slow guessing passwords is (D-04, S4): after so many wrong tries in a row a pause, for the account and for the address;
 * and over longer times never more than so many wrong ones.
 */
export const signInLimits = {
  wrongInARow: 5,
  pauseSeconds: 15 * 60,
  accountPerHour: 10,
  addressPerDay: 100,
} as const;
/** The cookie that a sign-in at Google or Facebook is tied to, and how many minutes such a sign-in may take. */
export const socialAttemptCookieName = "socialAttempt";
export const socialAttemptMinutes = 10;

/** Sign-ins at Google or Facebook that may come back from one address in an hour. */
export const socialSignInsPerAddressPerHour = 300;

/** Minutes after which somebody who proved to be the member has to do so again before something dangerous (S11). */
export const confirmationMinutes = 10;

/** Passwords one may try for that, and the minutes after which one may try again. */
export const passwordsToConfirm = 5;
export const passwordsToConfirmMinutes = 15;

/** Changes of a profile one member may make in an hour. */
export const profileChangesPerHour = 60;

/** How long a link to a new password works (D-03). */
export const resetLinkMinutes = 30;

/** Minutes a ticket of a registration is good for (D-09). */
export const ticketLifeMinutes = 15;
