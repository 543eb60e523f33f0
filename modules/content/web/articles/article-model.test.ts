import { expect, test } from "vitest";
import { topicsOf } from "./article-model.ts";
import { pageNumberOf } from "./story.ts";
import { readStories, storeStories } from "./story-cache.ts";

const question = (articleCode: string, topic: string) => ({
  articleCode,
  articleTitle: `${articleCode}?`,
  articleSubTitle: "Yes.",
  articleContent: "<p>Yes.</p>",
  topic,
});
const list = { queryFaqList: { items: [question("a", "x"), question("b", "y"), question("c", "x")] } };
const told = (chosen: string) =>
  topicsOf(list, chosen).map(({ topic, questions }) => `${topic}: ${questions.map(({ code }) => code).join(" ")}`);

test("questions stand by topic in the order of the list, the chosen one's topic first", () => {
  expect(told("a")).toEqual(["x: a c", "y: b"]);
  expect(told("b")).toEqual(["y: b", "x: a c"]);
  expect(told("nobody")).toEqual(["x: a c", "y: b"]);
});

test.each([
  [null, 1],
  ["", 1],
  ["2", 2],
  ["10", 10],
  ["0", 1],
  ["-3", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["999999999", 1],
])("the page an address names: %s is %i", (parameter, page) => {
  expect(pageNumberOf(parameter)).toBe(page);
});

function aStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
  } as Storage;
}

test("what was loaded of a list is found again at its own place in the history, and nowhere else", () => {
  const storage = aStorage();
  const story = { code: "a", title: "A", image: null, excerpt: "", createTime: "2026-11-01T00:00:00Z" };
  expect(readStories(storage, "one")).toBeNull();
  storeStories(storage, "one", { stories: [story], nextPage: 3 });
  expect(readStories(storage, "one")).toEqual({ stories: [story], nextPage: 3 });
  expect(readStories(storage, "two")).toBeNull();
});

test("a storage that is full, forbidden or holds something else costs nothing but the place", () => {
  const refusing = {
    getItem: () => "{not json",
    setItem: () => {
      throw new Error("full");
    },
  } as unknown as Storage;
  expect(() => storeStories(refusing, "one", { stories: [], nextPage: null })).not.toThrow();
  expect(readStories(refusing, "one")).toBeNull();
});
