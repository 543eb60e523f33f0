import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { bodyText, type CachedBody, graphqlResponseCache } from "./graphql-response-cache.ts";

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const textOf = (answer: CachedBody | undefined) => answer && bodyText(answer).toString();
const few = () => graphqlResponseCache({ clock, name: "test", freshSeconds: 1, maxCharacters: 20 });

test("a response is fresh for a second", () => {
  const answers = few();
  answers.store("a", "text", answers.begin());
  clock.advance(999);
  expect(textOf(answers.get("a"))).toBe("text");
  clock.advance(1);
  expect(textOf(answers.get("a"))).toBeUndefined();
});

test("any invalidation ends every response's freshness, and one computed meanwhile is not stored", () => {
  const answers = few();
  answers.store("a", "text", answers.begin());
  const begun = answers.begin();
  answers.clear(["something else"]);
  expect(textOf(answers.get("a"))).toBeUndefined();
  answers.store("a", "old", begun);
  expect(textOf(answers.get("a"))).toBeUndefined();
});

test("the least recently used response is evicted first, and one that is too large is not stored", () => {
  const answers = few();
  answers.store("a", "123456789", answers.begin());
  answers.store("b", "123456789", answers.begin());
  answers.store("b", "987654321", answers.begin());
  expect([textOf(answers.get("a")), textOf(answers.get("b"))]).toEqual(["123456789", "987654321"]);
  answers.store("c", "1", answers.begin());
  expect([textOf(answers.get("a")), textOf(answers.get("b")), textOf(answers.get("c"))]).toEqual([
    undefined,
    "987654321",
    "1",
  ]);
  answers.store("d", "x".repeat(20), answers.begin());
  expect(textOf(answers.get("d"))).toBeUndefined();
});

test("a response with validators is served while they hold, also after an invalidation", async () => {
  let current = "same";
  const validators = [{ fingerprint: "same", recheck: async () => current }];
  const answers = few();
  answers.store("a", "text", answers.begin(), validators);
  answers.clearAll();
  expect(textOf(answers.get("a"))).toBeUndefined();
  expect(textOf(await answers.revalidate("a"))).toBe("text");
  expect(textOf(answers.get("a"))).toBe("text");
  clock.advance(1000);
  expect(textOf(answers.get("a"))).toBeUndefined();
  current = "other";
  expect(textOf(await answers.revalidate("a"))).toBeUndefined();
  current = "same";
  expect(textOf(await answers.revalidate("a"))).toBeUndefined();
});

test("a response invalidated during its revalidation is served once and is not fresh", async () => {
  const answers = few();
  const validators = [
    {
      fingerprint: "same",
      recheck: async () => {
        answers.clearAll();
        return "same";
      },
    },
  ];
  answers.store("a", "text", answers.begin(), validators);
  clock.advance(1000);
  expect(textOf(await answers.revalidate("a"))).toBe("text");
  expect(textOf(answers.get("a"))).toBeUndefined();
});

test("with 0 seconds the database is asked every time", async () => {
  const answers = graphqlResponseCache({ clock, name: "test", freshSeconds: 0, maxCharacters: 20 });
  answers.store("a", "text", answers.begin(), [{ fingerprint: "", recheck: async () => "" }]);
  expect([textOf(answers.get("a")), textOf(await answers.revalidate("a")), textOf(answers.get("a"))]).toEqual([
    undefined,
    "text",
    undefined,
  ]);
  answers.store("b", "text", answers.begin());
  expect([textOf(answers.get("b")), textOf(await answers.revalidate("b"))]).toEqual([undefined, undefined]);
});
