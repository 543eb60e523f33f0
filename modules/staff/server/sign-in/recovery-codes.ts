import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { recoveryCodeCount } from "../../contract/constants.ts";

/** Without letters and digits that look alike. */
const codeAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeLength = 12;

/** Codes of 60 random bits: a keyed hash keeps them, and no slow one is needed. */
export const newRecoveryCodes = (ids: Pick<Ids, "code">): string[] =>
  Array.from({ length: recoveryCodeCount }, () => ids.code(codeLength, codeAlphabet));

export const recoveryHash = (secret: string, accountId: string, code: string): string =>
  keyedHash(secret, `staff-recovery.${accountId}.${code}`);

export const welcomeHash = (secret: string, email: string, code: string): string =>
  keyedHash(secret, `staff-welcome.${email}.${code}`);

export const newWelcomeCode = (ids: Pick<Ids, "code">): string => ids.code(codeLength, codeAlphabet);

/** In groups of four, as it is read and typed. */
export const spaced = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
