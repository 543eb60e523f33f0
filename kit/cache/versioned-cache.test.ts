import { expect, test } from "vitest";
import { versionedCache, versionedStore } from "./versioned-cache.ts";

test("the value of a version is returned while the source names that version", () => {
  const cache = versionedCache<string>();
  const first = cache.lookup();
  expect(first.knownVersion).toBeNull();
  expect(first.store({ version: "1", value: "one" })).toBe("one");
  const second = cache.lookup();
  expect(second.knownVersion).toBe("1");
  expect(second.store({ version: "1", value: null })).toBe("one");
});

test("a lookup that began before a newer version was stored still gets its own version", () => {
  const cache = versionedCache<string>();
  cache.lookup().store({ version: "1", value: "one" });
  const slow = cache.lookup();
  cache.lookup().store({ version: "2", value: "two" });
  expect(slow.store({ version: "1", value: null })).toBe("one");
  expect(cache.lookup().knownVersion).toBe("2");
});

test("a version this process does not have needs its value", () => {
  expect(() => versionedCache<string>().lookup().store({ version: "9", value: null })).toThrow(/version mismatch/);
});

test("a versioned store keeps the versions apart, and a late write to an old one does not reach the current one", () => {
  const products = versionedStore<string>({ name: "test versions", maxEntries: 2 });
  const old = products.at("1");
  old.set("a", "one");
  expect(products.at("1").get("a")).toBe("one");
  const current = products.at("2");
  expect(current.get("a")).toBeUndefined();
  old.set("b", "late");
  expect(products.at("2").get("b")).toBeUndefined();
  expect(products.latest()).toBe("2");
});

test("a reader of the version before does not empty the current one; older versions are dropped", () => {
  const products = versionedStore<string>({ name: "test versions", maxEntries: 2 });
  products.at("1").set("a", "one");
  products.at("2").set("a", "two");
  expect([products.at("1").get("a"), products.at("2").get("a")]).toEqual(["one", "two"]);
  products.at("3");
  expect(products.at("2").get("a")).toBe("two");
  expect(products.at("1").get("a")).toBeUndefined();
});
