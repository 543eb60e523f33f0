import { expect, test } from "vitest";
import { searchedKeywords, searchTarget } from "./search-target.ts";

test("SH-26 an empty search box has no target", () => {
  expect(searchTarget("")).toBeNull();
  expect(searchTarget("   ")).toBeNull();
});

test("SH-27 keywords go into the path and into q, the ampersand escaped", () => {
  expect(searchTarget("bola basket")).toBe("/search/bola%20basket?q=bola%20basket");
  expect(searchTarget("bata & bola")).toBe("/search/bata%20%26%20bola?q=bata%20%26%20bola");
  expect(searchTarget(" a/b?c#d ")).toBe("/search/a%2Fb%3Fc%23d?q=a%2Fb%3Fc%23d");
});

test.each([
  ["/search/bola%20basket", "?q=bola+basket", "bola basket"],
  ["/search/bola%20basket.html", "", "bola basket"],
  ["/search/bola", "?q=raket", "raket"],
  ["/plp/search", "?q=raket", "raket"],
  ["/plp/search", "", ""],
  ["/search/%E0%A4%A", "", ""],
  ["/contact-us", "?q=raket", ""],
])("the box on %s%s holds %j", (pathname, search, text) => {
  expect(searchedKeywords(pathname, search)).toBe(text);
});
