import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { isArticleSlug, missingInArticle } from "./article-state.ts";

const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text]));
const complete = { topic: "building", title: inAll("a"), subtitle: inAll("b"), html: inAll("<p>c</p>") };

test("a complete article has no missing fields; an incomplete one lists each of them", () => {
  expect(missingInArticle(complete, locales)).toEqual([]);
  const { "vi-VN": _left, ...three } = inAll("a");
  expect(missingInArticle({ ...complete, title: three }, locales)).toEqual(["title/vi-VN"]);
  expect(missingInArticle({}, ["en-US"])).toEqual(["topic", "title/en-US", "subtitle/en-US", "html/en-US"]);
});

test("an address consists of words joined by hyphens", () => {
  expect(["a", "first-castle", "a1-2"].map(isArticleSlug)).toEqual([true, true, true]);
  expect(["", "A", "a b", "a--b", "-a", "a".repeat(81), 1, undefined].map(isArticleSlug)).toEqual(Array(8).fill(false));
});
