import { expect, test } from "vitest";
import { versionedReader, versionedStore } from "./versioned-cache.ts";

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

/** A source whose value is its own version. */
function countingSource(version: string) {
  const source = { version, reads: 0 };
  const reader = versionedReader("test reader", async (from: typeof source) => {
    from.reads += 1;
    return { version: from.version, value: `value of ${from.version}` };
  });
  return { source, reader };
}

test("a versioned reader reads nothing while the version stays the same", async () => {
  const { source, reader } = countingSource("1");
  expect([await reader.at(source, "1"), await reader.at(source, "1")]).toEqual(["value of 1", "value of 1"]);
  expect(source.reads).toBe(1);
  source.version = "2";
  expect([await reader.at(source, "2"), await reader.at(source, "1")]).toEqual(["value of 2", "value of 1"]);
  expect(source.reads).toBe(2);
});

test("a value that changed after its version was read is cached under its own version", async () => {
  const { source, reader } = countingSource("2");
  expect(await reader.at(source, "1")).toBe("value of 2");
  expect(await reader.at(source, "2")).toBe("value of 2");
  expect(source.reads).toBe(1);
});
