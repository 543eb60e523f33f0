import fc from "fast-check";
import { expect, test } from "vitest";
import { applyInvalidation, invalidationPayloads } from "./invalidate-tags.ts";

/** The tags a receiving cache would get. */
function heard(notices: readonly string[]): Set<string> {
  const told = new Set<string>();
  const cache = {
    clear(tags: readonly string[]) {
      for (const tag of tags) told.add(tag);
    },
    clearAll: () => told.add("*"),
  };
  for (const notice of notices) applyInvalidation(cache, notice);
  return told;
}

test("every tag arrives, in payloads within PostgreSQL's limit", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 300, unit: "binary" }), { maxLength: 80 }), (tags) => {
      const notices = invalidationPayloads(tags);
      for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8000);
      const told = heard(notices);
      if (!told.has("*")) expect(told).toEqual(new Set(tags));
    }),
  );
});

test("tags that do not fit, or too many of them, invalidate everything", () => {
  expect(invalidationPayloads(["x".repeat(8000)])).toEqual(["*"]);
  expect(invalidationPayloads(Array.from({ length: 30_000 }, (_, at) => `product:${at}`))).toEqual(["*"]);
  expect(heard(["*"])).toEqual(new Set(["*"]));
});

test("no tags, no notification", () => {
  expect(invalidationPayloads([])).toEqual([]);
});

test.each(["an invalid payload (%j) clears everything", "nonsense", "{}", "[1]", "null"])(
  "a notice nobody understands (%j) clears everything",
  (notice) => {
    expect(heard([notice])).toEqual(new Set(["*"]));
  },
);
