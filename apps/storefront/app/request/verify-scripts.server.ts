import type { EntryContext } from "react-router";
import type { PagePolicy } from "./page-policy.ts";

/** Supporting browsers refuse every script without an integrity value. */
const onlyCheckedScripts = "blocked-destinations=(script)";

/** On a verified page the import map contains the integrity value of every script, including lazy ones; a browser refuses a changed file. */
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
