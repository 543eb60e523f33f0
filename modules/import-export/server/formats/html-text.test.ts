import { expect, test } from "vitest";
import { codeOf, nameKey } from "./code-of.ts";
import { htmlText } from "./html-text.ts";

test("MI-02 the HTML of a description is converted to plain text", () => {
  const html = `<div data-mce-fragment="1"><p>A <strong>tall</strong>
    castle &amp; moat&nbsp;&#8211; &quot;new&quot;.</p>\n<ul>\n<li>120 bricks</li><li>Age&nbsp;6+</li></ul>
    <!-- note --><script>alert("x")</script>Line one<br>Line two</div>`;
  expect(htmlText(html)).toBe('A tall castle & moat – "new".\n\n• 120 bricks\n• Age 6+\n\nLine one\nLine two');
  const plain = "Plain text,\nwith its own lines, 3 < 4 & so on";
  expect(htmlText(plain)).toBe(plain);
});

test("names become codes of plain letters", () => {
  expect(codeOf("Kafé Bóla — Édition Nº 2!")).toBe("kafe-bola-edition-no-2");
  expect(codeOf("积木 Castle", "_")).toBe("积木_castle");
  expect(nameKey("T-Shirt")).toBe(nameKey("t shirt"));
});
