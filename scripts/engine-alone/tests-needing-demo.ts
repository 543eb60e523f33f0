import type { SourceTree } from "../boundaries/check-tree.ts";
import { readImports } from "../boundaries/read-imports.ts";

/** The fixture for tests of the engine that need the demo shop's variety of products and members. */
export const demoFixture = "apps/server/testing/demo-database.ts";

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** The test files that reach the demo shop through their imports. They cannot pass where the folder demo/ was deleted. */
export function testsNeedingDemo(tree: SourceTree): string[] {
  const importers = new Map<string, string[]>();
  for (const [path, source] of tree) {
    for (const { target } of readImports(path, source)) {
      if (target !== null) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const importer of importers.get(path) ?? []) visit(importer);
  };
  for (const path of [...tree.keys(), demoFixture]) if (path.startsWith("demo/") || path === demoFixture) visit(path);
  return [...reached].filter(isTest).sort();
}
