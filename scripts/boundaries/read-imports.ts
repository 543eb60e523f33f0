import { posix } from "node:path";
import { blankNonCode } from "./blank-non-code.ts";

/** One import statement. `target` is a path from the root, or null for a package or a Node module. */
export type Import = {
  readonly specifier: string;
  readonly target: string | null;
  readonly typeOnly: boolean;
  readonly line: number;
};

const staticImport = /^[ \t]*(?:import|export)\s+(?<type>type\s)?[^"';]*?\bfrom\s*["'](?<name>[^"']+)["']/gm;
const bareImport = /^[ \t]*import\s*["'](?<name>[^"']+)["']/gm;
const dynamicImport = /\bimport\s*\(\s*["'](?<name>[^"']+)["']/g;

export function readImports(path: string, source: string): Import[] {
  const code = blankNonCode(source);
  return [staticImport, bareImport, dynamicImport].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const specifier = match.groups?.name ?? "";
      return {
        specifier,
        target: resolveOurs(path, specifier),
        typeOnly: match.groups?.type !== undefined,
        line: code.slice(0, match.index + match[0].length).split("\n").length,
      };
    }),
  );
}

function resolveOurs(path: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith("#")) return bare.slice(1);
  if (bare.startsWith(".")) return posix.join(posix.dirname(path), bare);
  return null;
}
