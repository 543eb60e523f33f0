import { rateLimit } from "#kit/postgres/declared-limits.ts";

/** How often a PIN may be wrong, and how long it is locked then (D-17). Counted in the row of the PIN. */
export const pinLimit = rateLimit("club-pin", 3, 24 * 60 * 60);

/** Six digits. */
export const isPin = (text: string): boolean => /^\d{6}$/.test(text);

const straight = "01234567890";
const backwards = "09876543210";

/** Six equal digits, or six in a row: guessed first. */
export const isEasyPin = (pin: string): boolean =>
  /^(\d)\1{5}$/.test(pin) || straight.includes(pin) || backwards.includes(pin);
