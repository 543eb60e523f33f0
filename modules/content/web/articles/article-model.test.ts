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
const summary = (chosen: string) =>
  topicsOf(list, chosen).map(({ topic, questions }) => `${topic}: ${questions.map(({ code }) => code).join(" ")}`);

test("questions are grouped by topic in the order of the list, starting with the selected question's topic", () => {
  expect(summary("a")).toEqual(["x: a c", "y: b"]);
  expect(summary("b")).toEqual(["y: b", "x: a c"]);
  expect(summary("unknown")).toEqual(["x: a c", "y: b"]);
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
])("the page parameter %s is page %i", (parameter, page) => {
  expect(pageNumberOf(parameter)).toBe(page);
});

function aStorage(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
  } as Storage;
}

test("loaded stories are restored only for their own history entry", () => {
  const storage = aStorage();
  const story = { code: "a", title: "A", image: null, excerpt: "", createTime: "2026-11-01T00:00:00Z" };
  expect(readStories(storage, "one")).toBeNull();
  storeStories(storage, "one", { stories: [story], nextPage: 3 });
  expect(readStories(storage, "one")).toEqual({ stories: [story], nextPage: 3 });
  expect(readStories(storage, "two")).toBeNull();
});

test("a full or forbidden storage and invalid stored values are ignored", () => {
  const refusing = {
    getItem: () => "{not json",
    setItem: () => {
      throw new Error("full");
    },
  } as unknown as Storage;
  expect(() => storeStories(refusing, "one", { stories: [], nextPage: null })).not.toThrow();
  expect(readStories(refusing, "one")).toBeNull();
});
