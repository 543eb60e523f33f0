import { generateSync, generateURI, ScureBase32Plugin, verifySync } from "otplib";

const stepSeconds = 30;
/** The clocks of phones are off a little: the step before and the one after are accepted too. */
const toleranceSeconds = stepSeconds;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** A secret as authenticator apps take it: base32 without padding. */
export const totpSecret = (bytes: Uint8Array): string => new ScureBase32Plugin().encode(bytes);

/** The code an authenticator app shows at this moment. */
export const totpCode = (secret: string, moment: Date, digits: 6 | 8 = 6): string =>
  generateSync({ secret, epoch: secondsOf(moment), digits });

/** The time step a code belongs to; null when it is not a code of about now, or of a step that was used already. */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const epoch = secondsOf(now);
  // The library throws for both: a recovery code is no token, and after a clock was set back no step can follow the last.
  if (!/^\d{6}$/.test(code) || lastStep > Math.floor(epoch / stepSeconds) + 1) return null;
  const result = verifySync({ secret, token: code, epoch, epochTolerance: toleranceSeconds, afterTimeStep: lastStep });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** What the QR code says to an authenticator. */
export const otpauthUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });
