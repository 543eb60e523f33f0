import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The documents a build registered: with it, nothing else runs. */
export type TrustedDocuments = { has(text: string): boolean };

export const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Reads one endpoint's entries of the registry the document generator wrote. */
export function readTrustedDocuments(registry: URL | string, endpoint: string): TrustedDocuments {
  const known: unknown = (JSON.parse(readFileSync(registry, "utf8")) as Record<string, unknown>)[endpoint];
  if (typeof known !== "object" || known === null) {
    throw new Error(`the document registry has no entry "${endpoint}": generate the documents first`);
  }
  const hashes = new Set(Object.keys(known));
  return { has: (text) => hashes.has(sha256Of(text)) };
}
