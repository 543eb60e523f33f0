import { expect, test } from "vitest";
import { legalPagesIn } from "./legal-pages.ts";
import { wordings } from "./wordings.ts";

const of = (purpose: keyof typeof wordings, version: string) =>
  legalPagesIn(wordings[purpose]?.[version]?.["en-US"] ?? "no wording");

test("a wording names the legal pages it links to, each once", () => {
  expect(of("terms", "1")).toEqual(["privacy", "terms"]);
  expect(of("clubDataSharing", "club1")).toEqual(["privacy", "terms"]);
  expect(of("cookies", "1")).toEqual(["privacy"]);
  expect(of("marketingEmail", "import")).toEqual([]);
  expect(legalPagesIn("{terms} and {terms}, {toString}")).toEqual(["terms"]);
});

test("every wording names the same pages in every language", () => {
  for (const versions of Object.values(wordings))
    for (const texts of Object.values(versions)) {
      const pages = Object.values(texts).map((text) => legalPagesIn(text).join());
      expect(new Set(pages).size).toBe(1);
    }
});
