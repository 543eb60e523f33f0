import fc from "fast-check";
import { expect, test } from "vitest";
import { applyInvalidation, invalidationPayloads } from "./invalidate-tags.ts";

/** The tags a receiving cache would get. */
function heard(notices: readonly string[]): Set<string> {
  const notified = new Set<string>();
  const cache = {
    clear(tags: readonly string[]) {
      for (const tag of tags) notified.add(tag);
    },
    clearAll: () => notified.add("*"),
  };
  for (const notice of notices) applyInvalidation(cache, notice);
  return notified;
}

test("every tag arrives, in payloads within PostgreSQL's limit", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 300, unit: "binary" }), { maxLength: 80 }), (tags) => {
      const notices = invalidationPayloads(tags);
      for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8000);
      const notified = heard(notices);
      if (!notified.has("*")) expect(notified).toEqual(new Set(tags));
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

test.each(["nonsense", "{}", "[1]", "null"])("an unreadable notice (%j) clears everything", (notice) => {
  expect(heard([notice])).toEqual(new Set(["*"]));
});
