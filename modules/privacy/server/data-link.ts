import { keyedHash } from "#kit/core/keyed-hash.ts";

/** A link's hash, as stored: reading the database does not give a usable link. */
export const dataLinkHash = (secret: string, token: string): string => keyedHash(secret, `data-file.${token}`);
