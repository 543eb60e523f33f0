import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceTree } from "./check-tree.ts";

const tops = ["apps", "modules", "adapters", "kit", "demo", "tests", "bench", "scripts", "examples"];
const skipped = new Set(["node_modules", "build", ".react-router", "test-results", "playwright-report"]);
const wanted = /(\.(ts|tsx|mts|mjs)|\/module\.json)$/;
const generated = /\.gen\.ts$/;

/** Reads every hand-written source file and the modules' module.json. */
export function readTree(root: string): SourceTree {
  const tree = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !skipped.has(entry.name)) walk(path);
      else if (entry.isFile() && wanted.test(path) && !generated.test(path))
        tree.set(path, readFileSync(join(root, path), "utf8"));
    }
  };
  const present = new Set(readdirSync(root));
  for (const top of tops) if (present.has(top)) walk(top);
  return tree;
}
