import { expect, test } from "vitest";
import { boundedStore, cacheStats } from "./bounded-store.ts";

test("the least recently used entry is evicted first", () => {
  const store = boundedStore<number>({ name: "test order", maxSize: 2 });
  store.set("a", 1);
  store.set("b", 2);
  expect(store.get("a")).toBe(1);
  store.set("c", 3);
  expect([store.peek("a"), store.peek("b"), store.peek("c")]).toEqual([1, undefined, 3]);
});

test("the bound holds in the unit of sizeOf, and an entry larger than the store is not kept", () => {
  const removed: string[] = [];
  const store = boundedStore<string>({
    name: "test size",
    maxSize: 10,
    sizeOf: (value, key) => key.length + value.length,
    onRemove: (_value, key) => removed.push(key),
  });
  store.set("a", "1234");
  store.set("b", "1234");
  expect(store.stats()).toMatchObject({ entries: 2, size: 10 });
  store.set("a", "12");
  expect(store.stats()).toMatchObject({ entries: 2, size: 8 });
  store.set("c", "123");
  expect(removed).toEqual(["a", "b"]);
  store.set("large", "12345678");
  expect(store.peek("large")).toBeUndefined();
  expect(store.stats().size).toBeLessThanOrEqual(10);
});

test("a store of size 0 keeps nothing", () => {
  const store = boundedStore<number>({ name: "test off", maxSize: 0 });
  store.set("a", 1);
  expect(store.get("a")).toBeUndefined();
  expect(store.stats()).toEqual({ entries: 0, size: 0, hits: 0, misses: 1 });
});

test("hits and misses are counted for stores of one name together", () => {
  const [one, other] = [1, 2].map(() => boundedStore<number>({ name: "test counters", maxSize: 2 }));
  one?.set("a", 1);
  one?.get("a");
  one?.get("b");
  other?.get("a");
  other?.count(true);
  expect(cacheStats()["test counters"]).toEqual({ entries: 1, size: 1, hits: 2, misses: 2 });
});
