import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const listed = readFileSync(`${root}docs/requirement-ids.txt`, "utf8").split(/\s+/).filter(Boolean);

/** The ids in a text; `LY-18 to LY-20` and `LY-18…20` include those between. */
function idsIn(text: string): string[] {
  const named = text.matchAll(/\b([A-Z]{2})-(\d{2})(?:\s*(?:…|\.\.|to|–)\s*(?:[A-Z]{2}-)?(\d{2}))?\b/g);
  return [...named].flatMap(([, group, first, last]) => {
    const from = Number(first);
    const length = Math.max(1, Number(last ?? first) - from + 1);
    return Array.from({ length }, (_, at) => `${group}-${String(from + at).padStart(2, "0")}`);
  });
}

test("2C-07 a test may name one id, several or a range", () => {
  expect(idsIn('test("LY-18 SE-01 to SE-03 a number")')).toEqual(["LY-18", "SE-01", "SE-02", "SE-03"]);
  expect(idsIn("BC-16…18 and D-38, 1A-05, ISO-8601")).toEqual(["BC-16", "BC-17", "BC-18"]);
});

// Some ids are proved by the demo shop's tests; an engine without it cannot name them all.
test.runIf(existsSync(`${root}demo`))(
  "2C-07 every id of the specification's checklist is named by a test, so that a deleted test is noticed",
  () => {
    const files = globSync("{apps,modules,adapters,demo,kit,scripts,tests}/**/*.{test,spec,contract}.{ts,tsx}", {
      cwd: root,
    });
    const named = new Set(
      files
        .filter((file) => !file.endsWith("requirement-ids.test.ts"))
        .flatMap((file) => idsIn(readFileSync(root + file, "utf8"))),
    );
    expect(new Set(listed).size).toBe(759);
    expect(listed.filter((id) => !named.has(id))).toEqual([]);
  },
);
