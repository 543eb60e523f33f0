import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

type Entry = { readonly word: string; readonly meaning: string; readonly type: string; readonly file: string };

/** The rows of the glossary's table. A word without a type names a document instead. */
const entries: readonly Entry[] = readFileSync(join(root, "docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
  .slice(1)
  .map((line) => {
    const [word = "", meaning = "", type = "", file = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", ""));
    return { word, meaning, type, file };
  });

function problemOf({ word, meaning, type, file }: Entry): string | null {
  if (!meaning.endsWith(".")) return `${word}: the meaning is one sentence`;
  if (!existsSync(join(root, file))) return `${word}: there is no file ${file}`;
  if (type === "") return file.startsWith("docs/") ? null : `${word}: ${file} needs a type`;
  const exported = new RegExp(`^export (type|interface|class|const|function|async function) ${type}\\b`, "m");
  return exported.test(readFileSync(join(root, file), "utf8")) ? null : `${word}: ${file} does not export ${type}`;
}

test("22-01 every term of the glossary has one sentence and an existing file and type", () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(entries.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
});

test("22-01 a term is in the glossary once, in alphabetical order", () => {
  const words = entries.map(({ word }) => word.toLowerCase());
  expect(new Set(words).size).toBe(words.length);
  expect(words).toEqual(words.toSorted());
});
