import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { bodyText, type CachedBody, graphqlResponseCache } from "./graphql-response-cache.ts";

const clock = testClock(new Date("2026-11-15T05:00:00Z"));
const textOf = (reply: CachedBody | undefined) => reply && bodyText(reply).toString();
const few = () => graphqlResponseCache({ clock, name: "test", freshSeconds: 1, maxCharacters: 20 });

test("a response is fresh for a second", () => {
  const replies = few();
  replies.store("a", "text", replies.begin());
  clock.advance(999);
  expect(textOf(replies.get("a"))).toBe("text");
  clock.advance(1);
  expect(textOf(replies.get("a"))).toBeUndefined();
});

test("any invalidation ends every response's freshness, and one computed meanwhile is not stored", () => {
  const replies = few();
  replies.store("a", "text", replies.begin());
  const started = replies.begin();
  replies.clear(["something else"]);
  expect(textOf(replies.get("a"))).toBeUndefined();
  replies.store("a", "old", started);
  expect(textOf(replies.get("a"))).toBeUndefined();
});

test("the least recently used response is evicted first, and one that is too large is not stored", () => {
  const replies = few();
  replies.store("a", "123456789", replies.begin());
  replies.store("b", "123456789", replies.begin());
  replies.store("b", "987654321", replies.begin());
  expect([textOf(replies.get("a")), textOf(replies.get("b"))]).toEqual(["123456789", "987654321"]);
  replies.store("c", "1", replies.begin());
  expect([textOf(replies.get("a")), textOf(replies.get("b")), textOf(replies.get("c"))]).toEqual([
    undefined,
    "987654321",
    "1",
  ]);
  replies.store("d", "x".repeat(20), replies.begin());
  expect(textOf(replies.get("d"))).toBeUndefined();
});

test("a response with validators is served while they hold, also after an invalidation", async () => {
  let current = "same";
  const validators = [{ fingerprint: "same", recheck: async () => current }];
  const replies = few();
  replies.store("a", "text", replies.begin(), validators);
  replies.clearAll();
  expect(textOf(replies.get("a"))).toBeUndefined();
  expect(textOf(await replies.revalidate("a"))).toBe("text");
  expect(textOf(replies.get("a"))).toBe("text");
  clock.advance(1000);
  expect(textOf(replies.get("a"))).toBeUndefined();
  current = "other";
  expect(textOf(await replies.revalidate("a"))).toBeUndefined();
  current = "same";
  expect(textOf(await replies.revalidate("a"))).toBeUndefined();
});

test("a response invalidated during its revalidation is served once and is not fresh", async () => {
  const replies = few();
  const validators = [
    {
      fingerprint: "same",
      recheck: async () => {
        replies.clearAll();
        return "same";
      },
    },
  ];
  replies.store("a", "text", replies.begin(), validators);
  clock.advance(1000);
  expect(textOf(await replies.revalidate("a"))).toBe("text");
  expect(textOf(replies.get("a"))).toBeUndefined();
});

test("with 0 seconds the database is asked every time", async () => {
  const cache = graphqlResponseCache({ clock, name: "test", freshSeconds: 0, maxCharacters: 20 });
  cache.store("a", "text", cache.begin(), [{ fingerprint: "", recheck: async () => "" }]);
  expect([textOf(cache.get("a")), textOf(await cache.revalidate("a")), textOf(cache.get("a"))]).toEqual([
    undefined,
    "text",
    undefined,
  ]);
  cache.store("b", "text", cache.begin());
  expect([textOf(cache.get("b")), textOf(await cache.revalidate("b"))]).toEqual([undefined, undefined]);
});
