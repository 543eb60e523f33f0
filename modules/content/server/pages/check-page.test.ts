import { describe, expect, test } from "vitest";
import { aPage, htmlColumn, inEveryLanguage, pageOf } from "../testing/a-page.ts";
import { checkPage } from "./check-page.ts";
import type { PageDraft } from "./page-draft.ts";

const refusal = (draft: PageDraft) => {
  const checked = checkPage(draft);
  return checked.ok ? null : checked.error.sentence;
};
const banner = (item: object) => ({ id: "top", kind: "banner", items: [{ title: "first" }, item] });
const slide = { image: "/pictures/a.webp", alt: "A" };
const known = "known are banner, slider, products, html, video, countdown, tiers";

describe("LP-12 EN-20 invalid columns are refused with a message that names the path", () => {
  const cases: readonly [title: string, column: object, sentence: string][] = [
    ["an unknown kind", { id: "a", kind: "carousel" }, `.kind: unknown column kind "carousel"; ${known}`],
    ["no kind", { id: "a" }, `.kind: no column kind; ${known}`],
    ["an unknown field", { ...htmlColumn("x"), id: "a", colour: "red" }, ".colour: is not a field that belongs here"],
    ["a field left out", { id: "a", kind: "html" }, ".html: is missing"],
    ["a value of another kind", { id: "a", kind: "html", html: 7 }, ".html: expected string, not 7"],
    [
      "a banner column without a banner",
      { id: "a", kind: "banner", items: [] },
      ".items: must hold at least one banner",
    ],
    [
      "a link to a script",
      banner({ href: "javascript:x" }),
      ".items[1].href: must be a path of this shop, beginning with one slash, or an address that begins with https://",
    ],
    [
      "a link to another site without https",
      banner({ href: "http://x.example" }),
      ".items[1].href: must be a path of this shop, beginning with one slash, or an address that begins with https://",
    ],
    [
      "a protocol-relative link",
      banner({ href: "//x.example" }),
      ".items[1].href: must be a path of this shop, beginning with one slash, or an address that begins with https://",
    ],
    [
      "a link with a backslash",
      banner({ href: "/\\x.example" }),
      ".items[1].href: must be a path of this shop, beginning with one slash, or an address that begins with https://",
    ],
    [
      "a picture of another site",
      banner({ image: "https://x.example/a.png" }),
      ".items[1].image: must be a path of this shop, beginning with one slash",
    ],
    [
      "an unknown icon",
      banner({ icon: "skull" }),
      ".items[1].icon: must be one of truck, store, gift, shield-check, undo-2, headset, star, wallet",
    ],
    ["an id with markup in it", { ...htmlColumn("x"), id: "<b>" }, ".id: must be small letters, digits and hyphens"],
    ["the same id twice", { ...htmlColumn("x"), id: "text" }, '.id: "text" is already columns[0]'],
    [
      "a script",
      { id: "a", kind: "html", html: "<script>1</script>" },
      ".html: holds a <script>, which pages may not carry",
    ],
    [
      "a frame",
      { id: "a", kind: "html", html: "<iframe></iframe>" },
      ".html: holds an <iframe>, which pages may not carry",
    ],
    [
      "a handler",
      { id: "a", kind: "html", html: '<p onclick="x">' },
      '.html: holds onclick="…" on <p>, which pages may not carry',
    ],
    [
      "a javascript: link",
      { id: "a", kind: "html", html: '<a href="javascript:x">' },
      ".html: holds a javascript: address on <a>, which pages may not carry",
    ],
    [
      "a slider without an alternative text",
      { id: "a", kind: "slider", title: "S", items: [{ image: "/a.webp" }] },
      ".items[0].alt: is missing",
    ],
    [
      "nine slides",
      { id: "a", kind: "slider", title: "S", items: Array(9).fill(slide) },
      ".items: may hold eight slides at most",
    ],
    [
      "seven in a row",
      { id: "a", kind: "products", perRow: { pc: 7, h5: 2 }, from: { newest: true } },
      ".perRow.pc: must be a whole number from 1 to 6",
    ],
    ["products without a source", { id: "a", kind: "products" }, ": must have items or a rule in from"],
    [
      "an empty rule",
      { id: "a", kind: "products", from: { limit: 4 } },
      ".from: must name a category, a brand, an activity or newest: true",
    ],
    [
      "a rule for a thousand products",
      { id: "a", kind: "products", from: { newest: true, limit: 1000 } },
      ".from.limit: must be a whole number from 1 to 24",
    ],
    [
      "a video of another site",
      { id: "a", kind: "video", title: "T", src: "https://x.example/a.mp4", poster: "/a.webp" },
      ".src: must be a path of this shop, beginning with one slash",
    ],
    [
      "a video that is a page",
      { id: "a", kind: "video", title: "T", src: "/a.html", poster: "/a.webp" },
      ".src: must be an .mp4 or .webm file of this shop",
    ],
    [
      "an invalid end time",
      { id: "a", kind: "countdown", title: "T", endsAt: "soon" },
      ".endsAt: must be a moment such as 2026-11-30T16:59:59Z",
    ],
    ["tiers without an activity", { id: "a", kind: "tiers" }, ".activityCode: is missing"],
  ];
  test.each(cases)("%s", (_title, column, problem) => {
    expect(refusal(pageOf(htmlColumn("fine"), column))).toBe(`/page/x (pc, en-US) columns[1]${problem}`);
  });

  test("a value that is not a page", () => {
    const contents = inEveryLanguage(() => ({ content: "columns" }));
    expect(refusal(aPage("", { contents }))).toBe('/page/x (pc, en-US): expected Object, not "columns"');
  });

  test("in any language", () => {
    const contents = inEveryLanguage((locale) => {
      const html = locale === "id-ID" ? "<script>1</script>" : "<p>fine</p>";
      return { content: { columns: [htmlColumn(html)] } };
    });
    expect(refusal(aPage("", { path: "/page/home", device: "h5", contents }))).toBe(
      "/page/home (h5, id-ID) columns[0].html: holds a <script>, which pages may not carry",
    );
  });

  test("metadata that is too long, or links to another site", () => {
    const withSeo = (seo: object) =>
      aPage("", { contents: inEveryLanguage(() => ({ content: { columns: [] }, seo })) });
    expect(refusal(withSeo({ title: "x".repeat(161) }))).toBe(
      "/page/x (pc, en-US) seo.title: is longer than 160 characters",
    );
    expect(refusal(withSeo({ image: "https://x.example/a.png" }))).toBe(
      "/page/x (pc, en-US) seo.image: must be a path of this shop, beginning with one slash",
    );
  });
});

describe("GN-05 a page is written in all four languages", () => {
  test("a missing one is named", () => {
    const { "vi-VN": _left, ...contents } = aPage("x").contents;
    expect(refusal(aPage("x", { path: "/page/home", contents }))).toBe(
      "/page/home (pc): the Vietnamese text is missing (vi-VN)",
    );
  });

  const cases: readonly [string, readonly object[], string][] = [
    [
      "another kind",
      [{ id: "a", kind: "banner", items: [{}] }],
      'columns[0] is html "a" in English (en-US) but banner "a" in Chinese (zh-CN)',
    ],
    [
      "another id",
      [{ id: "b", kind: "html", html: "" }],
      'columns[0] is html "a" in English (en-US) but html "b" in Chinese (zh-CN)',
    ],
    ["no column", [], 'columns[0] is html "a" in English (en-US) and missing in Chinese (zh-CN)'],
    [
      "an additional column",
      [
        { id: "a", kind: "html", html: "" },
        { id: "b", kind: "html", html: "" },
      ],
      'columns[1] is html "b" in Chinese (zh-CN) and missing in English (en-US)',
    ],
  ];
  test.each(cases)("%s in one language is reported as the difference", (_title, chinese, difference) => {
    const contents = inEveryLanguage((locale) => ({
      content: { columns: locale === "zh-CN" ? chinese : [{ id: "a", kind: "html", html: "" }] },
    }));
    expect(refusal(aPage("", { contents }))).toBe(`/page/x (pc): ${difference}`);
  });
});

test("an invalid path and a missing author are refused", () => {
  expect(refusal(aPage("x", { path: "page x" }))).toBe(
    "page x (pc): a path is made of slashes, words, dots and hyphens",
  );
  expect(refusal(aPage("x", { author: " " }))).toBe("/page/x (pc): its author is missing");
});

test("D-28 every kind of column is accepted, and omitted fields get their defaults", () => {
  const columns = [
    { id: "banner", kind: "banner", items: [{ title: "B" }] },
    { id: "slider", kind: "slider", title: "S", items: [slide] },
    { id: "products", kind: "products", items: [{ productCode: "P1" }], from: { category: "BALLS" } },
    { id: "html", kind: "html", html: '<p class="x">a</p>' },
    {
      id: "video",
      kind: "video",
      title: "V",
      src: "/films/a.mp4",
      poster: "/pictures/a.webp",
      captions: "/films/a.vtt",
    },
    { id: "countdown", kind: "countdown", title: "C", endsAt: "2027-03-31T16:59:59+07:00", activityCode: "FS2611" },
    { id: "tiers", kind: "tiers", activityCode: "PWP1" },
  ];
  const checked = checkPage(pageOf(...columns));
  expect(checked.ok && checked.value["id-ID"].content.columns).toEqual([
    { ...columns[0], style: "wide" },
    columns[1],
    { ...columns[2], style: "grid", from: { category: "BALLS", limit: 8 } },
    { ...columns[3], html: "<p>a</p>" },
    ...columns.slice(4),
  ]);
});
