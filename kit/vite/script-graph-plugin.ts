import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A built script: its modules, and its static and lazy imports. */
export type BuiltScript = {
  readonly file: string;
  /** The source file of its entry, such as a route module; null for shared chunks. */
  readonly entry: string | null;
  readonly sources: readonly string[];
  readonly asksFor: readonly string[];
};

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Outside the folders of built files, so they are never served. */
export const scriptGraphFile = `${root}build/script-graph.json`;
export const adminScriptGraphFile = `${root}build/admin-script-graph.json`;

/**
 * Writes the import graph of an app's built scripts. scripts/script-list makes the list of scripts from the storefront's;
 * bench/measure/built-pages.test.ts computes what a list of the back office loads from the other.
 */
export function scriptGraph(file: string): Plugin {
  return {
    name: "script-graph",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((part): BuiltScript[] =>
        part.type === "chunk"
          ? [
              {
                file: part.fileName,
                entry: part.facadeModuleId === null ? null : sourceName(part.facadeModuleId),
                sources: part.moduleIds.map(sourceName),
                asksFor: [...part.imports, ...part.dynamicImports],
              },
            ]
          : [],
      );
      writeFileSync(file, JSON.stringify(scripts));
    },
  };
}

/** A module's path from the repository root; Vite's virtual modules keep their names. */
const sourceName = (id: string): string =>
  id.startsWith("\0") ? id.slice(1) : relative(root, id.split("?", 1)[0] ?? id).replaceAll("\\", "/");
