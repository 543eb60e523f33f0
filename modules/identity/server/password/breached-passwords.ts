import { createRequire } from "node:module";

type Lists = { readonly dictionary: { readonly "passwords-common": readonly string[] } };

/** Loaded by the first who chooses a password: eight megabytes that a process without one never needs. */
function listed(): ReadonlySet<string> {
  lists.breached ??= new Set(
    (createRequire(import.meta.url)("@zxcvbn-ts/language-common") as Lists).dictionary["passwords-common"],
  );
  return lists.breached;
}
const lists: { breached: ReadonlySet<string> | null } = { breached: null };

/** Shorter ones are pieces of good passwords as often as bad ones. */
const shortestListed = 5;

/**
 * Whether a password is among the 49,000 most used ones of published breaches (ASVS 6.2.12). They stand there in lower case, and
 * few have the sign our rule asks for: so case and signs do not count, wherever they stand.
 */
export function isBreachedPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const bare = text.replace(/[^\p{L}\p{N}]+/gu, "");
  return listed().has(text) || (bare.length >= shortestListed && listed().has(bare));
}
