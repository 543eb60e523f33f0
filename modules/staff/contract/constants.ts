/** Absolute lifetime of a staff session. */
export const sessionHours = 12;

/** A staff session without requests for this long ends. */
export const idleMinutes = 30;

/** The second step must follow the first within this time. */
export const secondStepMinutes = 10;

/** Lifetime of the single-use code for the first password. */
export const welcomeHours = 48;

/** Recovery codes per account, for a lost phone. */
export const recoveryCodeCount = 10;

export const shortestStaffPassword = 12;
export const longestStaffPassword = 128;
