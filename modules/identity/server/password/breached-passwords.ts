import { createRequire } from "node:module";

type Lists = { readonly dictionary: { readonly "passwords-common": readonly string[] } };

/** Loaded when a password is first chosen: the list takes 8 MB of memory. */
function listed(): ReadonlySet<string> {
  lists.breached ??= new Set(
    (createRequire(import.meta.url)("@zxcvbn-ts/language-common") as Lists).dictionary["passwords-common"],
  );
  return lists.breached;
}
const lists: { breached: ReadonlySet<string> | null } = { breached: null };

/** Shorter entries are also parts of many good passwords. */
const shortestListed = 5;

/**
 * Checks a password against the 49,000 most common ones of published breaches (ASVS 6.2.12). The list is in lower case and few
 * entries contain the special character our rule requires, so case and special characters are ignored.
 */
export function isBreachedPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const bare = text.replace(/[^\p{L}\p{N}]+/gu, "");
  return listed().has(text) || (bare.length >= shortestListed && listed().has(bare));
}
