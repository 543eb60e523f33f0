import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

describe("active content is refused and named", () => {
  const cases: readonly [string, string, string][] = [
    ["a script", "<p>a</p><script>alert(1)</script>", "holds a <script>, which pages may not carry"],
    ["a script in capitals", "<ScRiPt src=//x.example>", "holds a <script>, which pages may not carry"],
    ["a script inside a drawing", "<svg><script>1</script></svg>", "holds a <script>, which pages may not carry"],
    ["a frame", '<iframe src="https://x.example"></iframe>', "holds an <iframe>, which pages may not carry"],
    ["an embedded object", '<object data="/x"></object>', "holds an <object>, which pages may not carry"],
    ["a handler", '<p onclick="alert(1)">a</p>', 'holds onclick="…" on <p>, which pages may not carry'],
    ["a handler in capitals", '<p OnClick="a()">a</p>', 'holds onclick="…" on <p>, which pages may not carry'],
    ["a picture that runs", '<img src="/x" onerror="1">', 'holds onerror="…" on <img>, which pages may not carry'],
    [
      "a link to a script",
      '<a href="javascript:alert(1)">a</a>',
      "holds a javascript: address on <a>, which pages may not carry",
    ],
    [
      "an obfuscated link to a script",
      '<a href=" jAvA\tscript&#58;alert(1)">a</a>',
      "holds a javascript: address on <a>, which pages may not carry",
    ],
    ["a link to data", '<a href="data:text/html,x">a</a>', "holds a data: address on <a>, which pages may not carry"],
    [
      "a picture from another site",
      '<img src="https://x.example/a.png" alt="">',
      'holds a picture that is not this shop\'s ("https://x.example/a.png"); its address must begin with one slash',
    ],
    [
      "a picture with a protocol-relative URL",
      '<img src="//x.example/a.png" alt="">',
      'holds a picture that is not this shop\'s ("//x.example/a.png"); its address must begin with one slash',
    ],
    [
      "a picture without an address",
      '<img alt="">',
      'holds a picture that is not this shop\'s (""); its address must begin with one slash',
    ],
  ];
  test.each(cases)("%s", (_title, text, danger) => {
    expect(cleanHtml(text)).toEqual({ danger, html: null });
  });
});

describe("markup outside the allow-list is removed, its text stays", () => {
  const cases: readonly [string, string, string][] = [
    ["a style", '<style>*{display:none}</style><p style="position:fixed">a</p>', "<p>a</p>"],
    ["a form", '<form action="https://x.example"><input name="pin" />a</form>', "a"],
    ["a class", '<p class="fixed inset-0">a</p>', "<p>a</p>"],
    ["a comment", "a<!-- <script>1</script> -->b", "ab"],
    ["an unknown tag", "<blink>a</blink>", "a"],
    ["a link to an unsafe site", '<a href="http://x.example">a</a>', "<a>a</a>"],
  ];
  test.each(cases)("%s", (_title, text, html) => {
    expect(cleanHtml(text)).toEqual({ danger: null, html });
  });
});

test("allowed markup stays", () => {
  const text =
    '<h2 id="returns">Returns</h2><p>Write to <a href="mailto:a@b.example">us</a> or <a href="/contact-us">here</a>.</p><table><tbody><tr><th scope="row">A</th><td colspan="2">1</td></tr></tbody></table>';
  expect(cleanHtml(text)).toEqual({ danger: null, html: text });
});

test("sanitizing is idempotent", () => {
  const once = cleanHtml('<p>a &lt; b &amp; c</p><img src="/a.webp" alt=""><a href="http://x" target="_blank">y').html;
  expect(cleanHtml(once ?? "")).toEqual({ danger: null, html: once });
});

test("a picture loads lazily, and its src comes first", () => {
  expect(cleanHtml('<img alt="A" width="4" height="3" src="/pictures/a.webp">').html).toBe(
    '<img src="/pictures/a.webp" alt="A" width="4" height="3" loading="lazy" />',
  );
});

test("a link to a new tab has rel=noopener", () => {
  expect(cleanHtml('<a href="https://x.example" target="_blank" rel="opener">a</a>').html).toBe(
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">a</a>',
  );
});

test("no active content is left, for any broken HTML", () => {
  const fragment = fc.constantFrom(
    "<p>",
    "</p>",
    "<svg>",
    "<textarea>",
    "</textarea/>",
    "<xmp>",
    "<noscript>",
    "<style>",
    "<!--",
    "-->",
    '<a href="/x">',
    "<b title='",
    '">',
    "&lt;script&gt;",
    "<scr",
    "ipt>",
    "<math><mi>",
    'onclick="1"',
    "text",
    " ",
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), (fragments) => {
      const { html } = cleanHtml(fragments.join(""));
      if (html === null) return;
      expect(html).not.toMatch(/<(script|style|svg|math|textarea|xmp|noscript)|<[^>]*\son\w+=/i);
      expect(cleanHtml(html).danger).toBeNull();
    }),
    { numRuns: 1000 },
  );
});
