import { expect, test } from "vitest";
import { preparePaste } from "./html-document.ts";

test.each([
  ["words", "<span>words</span>"],
  ["<meta charset='utf-8'>1 < 2 words", "<span><meta charset='utf-8'>1 < 2 words</span>"],
  ["<p>words</p>", "<p>words</p>"],
  ["<meta charset='utf-8'><b>words</b>", "<meta charset='utf-8'><b>words</b>"],
  [`<p class=a style="x: '>'" onclick='y("z")'>1 style=2</p>`, "<p class=a>1 style=2</p>"],
])("pasted %j is given to the editor as an element without styles and handlers", (pasted, given) => {
  expect(preparePaste(pasted)).toBe(given);
});
