import { generateSync, generateURI, ScureBase32Plugin, verifySync } from "otplib";

const stepSeconds = 30;
/** Phone clocks differ a little: the previous and the next step are accepted too. */
const toleranceSeconds = stepSeconds;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** A secret as authenticator apps expect it: base32 without padding. */
export const totpSecret = (bytes: Uint8Array): string => new ScureBase32Plugin().encode(bytes);

/** The code an authenticator app shows at this moment. */
export const totpCode = (secret: string, moment: Date, digits: 6 | 8 = 6): string =>
  generateSync({ secret, epoch: secondsOf(moment), digits });

/** The time step of a valid code; null when the code is invalid, or its step was used already. */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const epoch = secondsOf(now);
  // The library throws for both: a recovery code is no token, and after a clock was set back no step can follow the last.
  if (!/^\d{6}$/.test(code) || lastStep > Math.floor(epoch / stepSeconds) + 1) return null;
  const result = verifySync({ secret, token: code, epoch, epochTolerance: toleranceSeconds, afterTimeStep: lastStep });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** The `otpauth:` URL of the QR code. */
export const otpauthUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });
