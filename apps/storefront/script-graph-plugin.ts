import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A script of the storefront: what was put into it, and which other scripts it asks for, now or on demand. */
export type BuiltScript = {
  readonly file: string;
  /** The source file it begins with, such as a route's; null for what several share. */
  readonly entry: string | null;
  readonly sources: readonly string[];
  readonly asksFor: readonly string[];
};

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Beside the two halves of the build: nobody is served this file. */
export const scriptGraphFile = `${root}build/script-graph.json`;

/** Writes down how the storefront's scripts hang together; scripts/script-list makes the list of scripts from it. */
export function scriptGraph(): Plugin {
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
      writeFileSync(scriptGraphFile, JSON.stringify(scripts));
    },
  };
}

/** A module's path from the root; what Vite makes up itself keeps its own name. */
const sourceName = (id: string): string =>
  id.startsWith("\0") ? id.slice(1) : relative(root, id.split("?", 1)[0] ?? id).replaceAll("\\", "/");
