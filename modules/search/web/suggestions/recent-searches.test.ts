import { expect, test } from "vitest";
import { recentSearches } from "./recent-searches.ts";

function memory(kept?: string) {
  const map = new Map(kept === undefined ? [] : [["recentSearches", kept]]);
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}

test("the newest search comes first, each once, six at most", () => {
  const recent = recentSearches(memory());
  for (const words of ["a", "b", "  raket   padel ", "B", "", "c", "d", "e", "f"]) recent.keep(words);
  expect(recent.read()).toEqual(["f", "e", "d", "c", "B", "raket padel"]);
  recent.clear();
  expect(recent.read()).toEqual([]);
});

test.each(["{", "null", '{"a":1}', "[1,null]"])("what is kept as %s is no search", (kept) => {
  expect(recentSearches(memory(kept)).read()).toEqual([]);
});

test("a browser that keeps nothing breaks nothing", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const recent = recentSearches({ getItem: refuse, setItem: refuse, removeItem: refuse });
  recent.keep("bola");
  recent.clear();
  expect(recent.read()).toEqual([]);
});
