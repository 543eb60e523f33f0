import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const contributing = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");

/** The tours of CONTRIBUTING.md: a title, and the file of each numbered step. */
function toursIn(text: string): { readonly title: string; readonly files: readonly string[] }[] {
  const [, chapter = ""] = text.split(/^## Tours for newcomers$/m);
  const [tours = ""] = chapter.split(/^## /m);
  return tours
    .split(/^### /m)
    .slice(1)
    .map((tour) => ({
      title: tour.split("\n")[0] ?? "",
      files: [...tour.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = ""]) => file),
    }));
}

const tours = toursIn(contributing);

test("22-10 there are four tours, each of at most 12 files and none visited twice", () => {
  expect(tours.map(({ title }) => title)).toEqual([
    "Create an order",
    "Add to cart",
    "Product page",
    "Link a club account",
  ]);
  for (const { title, files } of tours) {
    expect([title, files.length >= 6 && files.length <= 12]).toEqual([title, true]);
    expect([title, new Set(files).size]).toEqual([title, files.length]);
  }
});

test("22-10 every file of a tour exists", () => {
  const missing = tours.flatMap(({ title, files }) =>
    files.filter((file) => !existsSync(join(root, file))).map((file) => `${title}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/** Areas from the browser down to the database; a tour may stay in one, never go back to an earlier one. */
const levels = [
  /^apps\/storefront\//,
  /^modules\/[^/]+\/(web|contract\/.*\.graphql)/,
  /^modules\/[^/]+\/(server|contract)\/(?!store\/|migrations\/)/,
  /\/store\//,
  /\/migrations\//,
];

test("22-10 a tour goes down from the page to the tables and never back up", () => {
  for (const { title, files } of tours) {
    const depths = files.map((file) => levels.findIndex((level) => level.test(file)));
    expect([title, depths.includes(-1)]).toEqual([title, false]);
    expect([title, depths]).toEqual([title, depths.toSorted((one, other) => one - other)]);
  }
});
