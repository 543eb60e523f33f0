import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A script of the storefront as it was built, with the fingerprint a browser can check it against. */
export type ListedScript = {
  /** As the browser asks for it: "/assets/….js". */
  readonly path: string;
  /** "sha256-…", over the bytes of the file. */
  readonly integrity: string;
  readonly bytes: number;
  /** True when a page where one pays may load it; false when only other pages of the shop do. */
  readonly payment: boolean;
  /** Why it is there, for whoever has to answer for the payment pages. */
  readonly reason: string;
};

/** Written by the build and by nothing else: what is changed on the disk later does not match it any more. */
export const scriptListFile = fileURLToPath(new URL("../../../build/scripts.json", import.meta.url));

export const readScriptList = (): readonly ListedScript[] => JSON.parse(readFileSync(scriptListFile, "utf8"));

/** The fingerprints by path, in the shape of an import map's `integrity`. */
export const fingerprints = (list: readonly ListedScript[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ path, integrity }) => [path, integrity]));
