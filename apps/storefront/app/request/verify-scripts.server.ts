import type { EntryContext } from "react-router";
import type { PagePolicy } from "./page-policy.ts";

/** Browsers that know it refuse every script that comes without a fingerprint to check. */
const onlyCheckedScripts = "blocked-destinations=(script)";

/**
 * On a verified page the router writes an import map with the fingerprint of every script of the shop, also of those
 * that are loaded later, and a browser refuses a file with as much as one other byte.
 */
export function verifyScripts(
  entry: EntryContext,
  headers: Headers,
  fingerprints: Readonly<Record<string, string>> | null,
): EntryContext {
  const handle: PagePolicy | undefined = entry.staticHandlerContext.matches.at(-1)?.route.handle;
  if (!handle?.verified || fingerprints === null) return entry;
  headers.set("Integrity-Policy", onlyCheckedScripts);
  return { ...entry, manifest: { ...entry.manifest, sri: fingerprints } };
}
