import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A built script of the storefront with its integrity value. */
export type ListedScript = {
  /** Its path: "/assets/….js". */
  readonly path: string;
  /** "sha256-…" of the file's bytes. */
  readonly integrity: string;
  readonly bytes: number;
  /** Whether payment pages may load it. */
  readonly payment: boolean;
  /** Why payment pages need it (PCI DSS inventory). */
  readonly reason: string;
};

/** Written by the build only: a file changed on disk later does not match. */
export const scriptListFile = fileURLToPath(new URL("../../../build/scripts.json", import.meta.url));

export const readScriptList = (): readonly ListedScript[] => JSON.parse(readFileSync(scriptListFile, "utf8"));

/** Integrity values by path, in the shape of an import map's `integrity`. */
export const fingerprints = (list: readonly ListedScript[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ path, integrity }) => [path, integrity]));
