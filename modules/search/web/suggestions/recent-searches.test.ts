import { expect, test } from "vitest";
import { recentSearches } from "./recent-searches.ts";

function memoryStorage(stored?: string) {
  const map = new Map(stored === undefined ? [] : [["recentSearches", stored]]);
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}

test("the newest search comes first, each once, six at most", () => {
  const recent = recentSearches(memoryStorage());
  for (const keyword of ["a", "b", "  raket   padel ", "B", "", "c", "d", "e", "f"]) recent.add(keyword);
  expect(recent.read()).toEqual(["f", "e", "d", "c", "B", "raket padel"]);
  recent.clear();
  expect(recent.read()).toEqual([]);
});

test.each(["{", "null", '{"a":1}', "[1,null]"])("the stored value %s is ignored", (stored) => {
  expect(recentSearches(memoryStorage(stored)).read()).toEqual([]);
});

test("storage errors are ignored", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const recent = recentSearches({ getItem: refuse, setItem: refuse, removeItem: refuse });
  recent.add("bola");
  recent.clear();
  expect(recent.read()).toEqual([]);
});
