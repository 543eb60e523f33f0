import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptOf, plainText } from "./plain-text.ts";
import { readingMinutes } from "./reading-minutes.ts";

test("tags are removed, words stay separated, and entities are decoded", () => {
  expect(plainText("<h2>One</h2><p>two <strong>th</strong>ree</p><ul><li>4</li><li>5</li></ul>")).toBe(
    "One two three 4 5",
  );
  expect(plainText("<p>Bata &amp; Bola &lt;3 &quot;x&quot; it&#39;s &nbsp; &unknown;</p>")).toBe(
    `Bata & Bola <3 "x" it's &unknown;`,
  );
});

describe("an excerpt", () => {
  test("is the whole text when it is short", () => {
    expect(excerptOf("<p>Short.</p>")).toBe("Short.");
  });

  test("leaves headings out", () => {
    expect(excerptOf('<p>One.</p><h2 id="x">Heading</h2><p>Two.</p>')).toBe("One. Two.");
  });

  test("ends with a whole word, without a trailing comma", () => {
    expect(excerptOf("<p>Sort by shape, then by colour</p>", 16)).toBe("Sort by shape…");
  });

  test("is cut anywhere in texts without spaces", () => {
    expect(excerptOf(`<p>${"积木".repeat(20)}</p>`, 10)).toBe("积木积木积木积木积木…");
  });

  test("is never longer than requested, and always a prefix of the text", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("kata", "panjang,", "di", "积木", "<b>tebal</b>", "&amp;")), (words) => {
        const html = `<p>${words.join(" ")}</p>`;
        const excerpt = excerptOf(html, 40);
        expect(excerpt.length).toBeLessThanOrEqual(41);
        expect(plainText(html).startsWith(excerpt.replace(/…$/, ""))).toBe(true);
      }),
    );
  });
});

test("reading takes a minute for 200 words or 350 Chinese characters, and at least one", () => {
  expect(readingMinutes("<p>Few words.</p>")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(600)}</p>`)).toBe(3);
  expect(readingMinutes(`<p>${"字".repeat(700)}</p>`)).toBe(2);
});
