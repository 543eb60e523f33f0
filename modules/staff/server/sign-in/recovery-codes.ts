import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { recoveryCodeCount } from "../../contract/constants.ts";

/** Without letters and digits that look similar. */
const codeAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeLength = 12;

/** 60 random bits, so a keyed hash is enough and a slow one is not needed. */
export const newRecoveryCodes = (ids: Pick<Ids, "code">): string[] =>
  Array.from({ length: recoveryCodeCount }, () => ids.code(codeLength, codeAlphabet));

export const recoveryHash = (secret: string, accountId: string, code: string): string =>
  keyedHash(secret, `staff-recovery.${accountId}.${code}`);

export const welcomeHash = (secret: string, email: string, code: string): string =>
  keyedHash(secret, `staff-welcome.${email}.${code}`);

export const newWelcomeCode = (ids: Pick<Ids, "code">): string => ids.code(codeLength, codeAlphabet);

/** In groups of four, for reading and typing. */
export const spaced = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
