import { expect, test } from "vitest";
import { noTaggedValues, taggedValues } from "./tagged-values.ts";

function shelf(maxEntries = 100) {
  let time = 0;
  const asked: string[][] = [];
  const values = taggedValues({ clock: { now: () => new Date(time) }, maxEntries });
  const load = async (missing: readonly string[]) => {
    asked.push([...missing]);
    return new Map(missing.filter((key) => key !== "none").map((key) => [key, `${key} at ${time}`]));
  };
  const read = (...keys: string[]) => values.many("thing", keys, { seconds: 2, tagsOf: (key) => [`tag:${key}`] }, load);
  return { values, asked, read, pass: (ms: number) => (time += ms) };
}

test("what was read is not read again until its time is over; only what is missing is asked for", async () => {
  const { read, asked, pass } = shelf();
  expect([...(await read("a", "b")).values()]).toEqual(["a at 0", "b at 0"]);
  pass(1999);
  expect([...(await read("a", "c")).entries()]).toEqual([
    ["a", "a at 0"],
    ["c", "c at 1999"],
  ]);
  pass(1);
  expect((await read("a")).get("a")).toBe("a at 2000");
  expect(asked).toEqual([["a", "b"], ["c"], ["a"]]);
});

test("that there is no value is remembered too", async () => {
  const { read, asked } = shelf();
  expect((await read("none")).size).toBe(0);
  expect((await read("none")).size).toBe(0);
  expect(asked).toEqual([["none"]]);
});

test("a cleared tag takes its values along, and no others", async () => {
  const { values, read, asked } = shelf();
  await read("a", "b");
  values.clear(["tag:a", "tag:unknown"]);
  await read("a", "b");
  values.clearAll();
  await read("b");
  expect(asked).toEqual([["a", "b"], ["a"], ["b"]]);
});

test("a value loaded during an invalidation is returned and not stored", async () => {
  const { values } = shelf();
  const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
  const first = values.many("thing", ["a"], { seconds: 2 }, () => promise);
  values.clear(["tag:a"]);
  resolve(new Map([["a", "old"]]));
  expect((await first).get("a")).toBe("old");
  const again = await values.many("thing", ["a"], { seconds: 2 }, async () => new Map([["a", "new"]]));
  expect(again.get("a")).toBe("new");
});

test("the bound holds; the oldest entry is evicted first", async () => {
  const { read, asked } = shelf(2);
  await read("a");
  await read("b");
  await read("c");
  await read("b", "c");
  await read("a");
  expect(asked).toEqual([["a"], ["b"], ["c"], ["a"]]);
});

test("kinds do not mix", async () => {
  const { values } = shelf();
  await values.many("one", ["a"], { seconds: 2 }, async () => new Map([["a", 1]]));
  expect((await values.many("two", ["a"], { seconds: 2 }, async () => new Map([["a", 2]]))).get("a")).toBe(2);
});

test("without keeping, everything is read anew, and nothing is asked for no keys", async () => {
  const asked: string[] = [];
  const load = async (missing: readonly string[]) => {
    asked.push(...missing);
    return new Map(missing.map((key) => [key, key]));
  };
  await noTaggedValues.many("thing", ["a"], { seconds: 2 }, load);
  await noTaggedValues.many("thing", ["a"], { seconds: 2 }, load);
  await noTaggedValues.many("thing", [], { seconds: 2 }, load);
  expect(asked).toEqual(["a", "a"]);
});
