import type { Ids } from "#kit/core/ids.ts";
import { keyedHash } from "#kit/core/keyed-hash.ts";

/** Marks a bearer token as a key of this API, for programs that search code for secrets too. */
const marker = "shk_";
const codeLength = 8;
const codeAlphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

export type NewApiKey = { readonly code: string; readonly text: string };

/** A key: a readable code and 256 random bits. */
export function newApiKey(ids: Ids): NewApiKey {
  const code = ids.code(codeLength, codeAlphabet);
  return { code, text: `${marker}${code}_${ids.token()}` };
}

/** The hash of a key, as stored. */
export const apiKeyHash = (text: string, secret: string): string => keyedHash(secret, `api-key.${text}`);

/** The key in an Authorization header, whole or broken; null when the header holds none, as a shopper's token. */
export function readApiKey(authorization: string | undefined): string | null {
  const token = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  return token?.startsWith(marker) ? token : null;
}
