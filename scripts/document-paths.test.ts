import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Paths of this repository that a page names: whole paths in code spans, and links to files beside it. */
function pathsIn(page: string, text: string): string[] {
  const spans = text.matchAll(/`((?:apps|modules|adapters|kit|scripts|tests|bench|docs|deploy|demo)\/[\w./*-]+)`/g);
  const links = text.matchAll(/\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)/g);
  return [
    ...[...spans].map(([, path = ""]) => path),
    ...[...links].map(([, path = ""]) => normalize(join(dirname(page), path))),
  ];
}

/** A merchant deletes this folder; the documents go on naming it. */
const mayBeMissing = (path: string) => path.startsWith("demo/") && !existsSync(join(root, "demo"));

const exists = (path: string) =>
  mayBeMissing(path) || (path.includes("*") ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path)));

/** The changelog and superseded decisions describe files of the past. */
function isHistory(page: string, text: string): boolean {
  return page === "CHANGELOG.md" || /^Status: superseded/m.test(text);
}

test("22-08 paths are read from code spans and links", () => {
  const text =
    "`kit/core/result.ts`, `npm test`, `modules/<name>/web`, [next](0002-x.md#part), [site](https://x.example)";
  expect(pathsIn("docs/adr/0001-y.md", text)).toEqual(["kit/core/result.ts", "docs/adr/0002-x.md"]);
});

test("22-08 every file and folder that a document names exists", () => {
  const pages = globSync(
    ["*.md", "docs/*.md", "docs/adr/*.md", "{apps,modules,adapters,kit,scripts,tests,bench,demo}/**/*.md"],
    {
      cwd: root,
      exclude: (path) => path.includes("node_modules"),
    },
  );
  expect(pages).toContain("CONTRIBUTING.md");
  const missing = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    if (isHistory(page, text)) return [];
    return pathsIn(page, text)
      .filter((path) => !exists(path))
      .map((path) => `${page} names ${path}`);
  });
  expect(missing).toEqual([]);
});
