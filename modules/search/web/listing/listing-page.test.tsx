import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { readChoice } from "./listing-choice.ts";
import type { FilterGroup, ListingModel } from "./listing-model.ts";
import { ListingPage } from "./listing-page.tsx";

const texts = (module: string) =>
  JSON.parse(readFileSync(new URL(`../../../${module}/web/messages/en-US.json`, import.meta.url), "utf8"));

const line = (code: string, count: number, more: Partial<FilterGroup["items"][number]> = {}) => ({
  code,
  name: code.toUpperCase(),
  parentCode: null,
  count,
  swatch: null,
  ...more,
});
const groups: FilterGroup[] = [
  { code: "brand", name: "Brand", type: "CHECKBOX", items: [line("lkh", 12), line("btb", 3)] },
  { code: "price", name: "Price", type: "RADIO", items: [line("0-100000", 4), line("100000-", 11)] },
  { code: "color", name: "Colour", type: "CHECKBOX", items: [line("red", 2, { swatch: "#b92b18" })] },
];
const card = (index: number) => ({
  code: `P${index}`,
  name: `Product ${index}`,
  path: `/pdp/Product-${index}/P${index}`,
  brand: "Langkah",
  image: null,
  price: 100_000,
  priceVaries: index === 0,
  before: null,
  ribbon: null,
  soldOut: false,
  preOrder: false,
  swatches: [],
});

const searchFor = (keyword: string) => ({
  kind: "SEARCH",
  code: null,
  name: keyword,
  path: `/search/${keyword}.html`,
  about: null,
  picture: null,
  breadcrumb: [],
  children: [],
});

async function render(query: string, changes: Partial<ListingModel> = {}): Promise<string> {
  const listing: ListingModel = {
    heading: {
      kind: "CATEGORY",
      code: "SHOES",
      name: "Shoes",
      path: "/shoes.html",
      about: null,
      picture: null,
      breadcrumb: [
        { name: "Sports", path: "/sports.html" },
        { name: "Shoes", path: "/shoes.html" },
      ],
      children: [{ name: "Running", path: "/running.html" }],
    },
    cards: Array.from({ length: 10 }, (_, index) => card(index)),
    groups,
    total: 25,
    corrected: null,
    partial: false,
    choice: readChoice(new URLSearchParams(query)),
    device: "pc",
    ...changes,
  };
  const element = <ListingPage listing={listing} nothing={<p>nothing</p>} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [`/shoes.html${query}`] });
  const { prelude } = await prerenderToNodeStream(
    <TextProvider locale="en-US" source={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
    // As the server renders: complete HTML without later chunks.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return text(prelude);
}

const hrefOf = (html: string, label: string) =>
  new RegExp(`<a (?:(?!</a>).)*?href="([^"]*)"(?:(?!</a>).)*?${label}`, "s").exec(html)?.[1]?.replaceAll("&amp;", "&");
const inputs = (html: string) => (html.match(/<input [^>]*>/g) ?? []).map((tag) => tag.replaceAll("&amp;", "&"));

describe("LS-03 the filter panel", () => {
  test("has named groups of checkboxes or radio buttons, and items with code, name and count", async () => {
    const html = await render("");
    for (const { name } of groups) expect(html).toContain(`<legend class="sr-only">${name}</legend>`);
    expect(inputs(html).filter((tag) => tag.includes('type="checkbox"'))).toHaveLength(3);
    expect(inputs(html).filter((tag) => tag.includes('type="radio"'))).toHaveLength(3);
    expect(html).toMatch(/name="brand" value="lkh".*?LKH<\/span>.*?>12<\/span>/s);
    expect(html).toMatch(/fill="#b92b18"/);
  });

  test("checks the chosen values, and 'any price' while none is chosen", async () => {
    const html = await render("?brand=lkh");
    const checked = inputs(html).filter((tag) => tag.includes('checked=""'));
    expect(checked.map((tag) => /name="(\w+)"(?: checked="")? value="([^"]*)"/.exec(tag)?.slice(1))).toEqual([
      ["brand", "lkh"],
      ["price", ""],
    ]);
  });

  test("is a plain form that preserves keyword and order", async () => {
    const html = await render("?q=lari&sort=NEWEST");
    expect(html).toMatch(/<form action="\/shoes\.html" method="get">/);
    expect(html).toMatch(/<input type="hidden" name="q" value="lari"\/>/);
    expect(html).toMatch(/<input type="hidden" name="sort" value="NEWEST"\/>/);
  });

  test("is in the phone's page only for browsers without script", async () => {
    const html = await render("", { device: "h5" });
    expect(html.replace(/<noscript>.*?<\/noscript>/s, "")).not.toContain('type="checkbox"');
    expect(html).toMatch(/<noscript>.*type="checkbox".*<\/noscript>/s);
  });
});

test("each chip links to the same page without its filter", async () => {
  const html = await render("?brand=lkh&brand=btb&color=red&sort=NEWEST&page=2");
  expect(hrefOf(html, ">LKH<")).toBe("/shoes.html?brand=btb&color=red&sort=NEWEST");
  expect(hrefOf(html, ">Clear all<")).toBe("/shoes.html?sort=NEWEST");
  expect(html).toContain('aria-label="Remove filter RED"');
});

test("the keyword within a category can be removed like a filter, that of a search cannot", async () => {
  const html = await render("?q=lari&brand=lkh");
  expect(hrefOf(html, ">“lari”<")).toBe("/shoes.html?brand=lkh");
  expect(hrefOf(html, ">Clear all<")).toBe("/shoes.html");
  expect(await render("?q=lari", { heading: searchFor("lari") })).not.toContain("Remove filter");
});

test("Load more links to the next page until all products are shown", async () => {
  expect(hrefOf(await render("?brand=lkh"), ">Load more<")).toBe("/shoes.html?brand=lkh&page=2");
  expect(hrefOf(await render("?page=2&prefetch=true"), ">Load more<")).toBe("/shoes.html?page=3");
  expect(await render("", { total: 10 })).not.toContain("Load more");
});

test("a single page links to the previous and next page", async () => {
  const html = await render("?page=2");
  expect(hrefOf(html, "Previous")).toBe("/shoes.html");
  expect(hrefOf(html, "Next")).toBe("/shoes.html?page=3");
  expect(html).toContain("Page 2 of 3");
  expect(await render("?page=3")).not.toContain("Next");
  expect(hrefOf(await render("?page=9", { cards: [] }), "Previous")).toBe("/shoes.html?page=3");
});

test("the heading shows breadcrumb, title, subcategories and count", async () => {
  const html = await render("");
  expect(html).toMatch(/<h1[^>]*>Shoes<\/h1>/);
  expect(hrefOf(html, ">Sports<")).toBe("/sports.html");
  expect(hrefOf(html, ">Running<")).toBe("/running.html");
  expect(html).toContain("25 products");
});

test("corrections, partial matches and empty results are explained", async () => {
  const heading = searchFor("septu");
  const html = await render("", { heading, corrected: "sepatu" });
  expect(html).toMatch(/<h1[^>]*>Results for “septu”<\/h1>/);
  expect(html).toContain("Nothing was found for “septu”. Here is what we found for “sepatu”.");
  expect(await render("", { heading, partial: true })).toContain("No product has all of these words");
  expect(await render("", { heading, cards: [], groups: [], total: 0 })).toContain("<p>nothing</p>");
});
