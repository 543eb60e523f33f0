import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { devices } from "#kit/core/device.ts";
import { fallbackLocale, locales } from "#kit/core/locale.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { categories, type DemoCategory } from "../data/catalogue/categories.ts";
import { navigation } from "../data/navigation.ts";
import { demoPages, seedPages } from "./seed-pages.ts";

const { database } = await testDatabase();
const db = database.kysely;

const count = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)).rows[0]?.count;

test("every page is there for both devices in all four languages, and seeding again adds no version", async () => {
  await seedPages(db);
  expect(await count("content.page")).toBe(demoPages.length * devices.length * locales.length);
  expect(await count("content.page_version")).toBe(demoPages.length * devices.length);
  await seedPages(db);
  expect(await count("content.page_version")).toBe(demoPages.length * devices.length);
});

/** Every text on a page that is not an address or a code. */
function wordsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") {
    return ["id", "kind", "style", "image", "href", "icon", "endsAt", "activityCode", "productCode"].includes(key)
      ? []
      : [value];
  }
  if (typeof value !== "object" || value === null || key === "from") return [];
  return Object.entries(value).flatMap(([name, part]) => wordsIn(part, Array.isArray(value) ? key : name));
}

/** Names that are the same in every language. */
const sameEverywhere = new Set(["Flash sale", ""]);

describe.each(demoPages)("$path", ({ content, seo }) => {
  const others = locales.filter((locale) => locale !== fallbackLocale);
  test.each(others)("is translated into %s, not copied", (locale) => {
    for (const device of devices) {
      const english = wordsIn([content(device, fallbackLocale), seo?.(fallbackLocale)]);
      const translated = wordsIn([content(device, locale), seo?.(locale)]);
      expect(translated).toHaveLength(english.length);
      expect(translated.filter((text, at) => text === english[at] && !sameEverywhere.has(text))).toEqual([]);
    }
  });
});

test("product rules name categories that exist", () => {
  const codes = (tree: readonly DemoCategory[]): string[] =>
    tree.flatMap(({ code, children = [] }) => [code, ...codes(children)]);
  const known = new Set(codes(categories));
  const named = demoPages.flatMap(({ content }) =>
    content("pc", "en-US").columns.flatMap((column) =>
      column.kind === "products" && column.from?.category ? [column.from.category] : [],
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((code) => !known.has(code))).toEqual([]);
});

test("every navigation entry that leads to a page leads to one that exists", () => {
  const paths = new Set(demoPages.map(({ path }) => path));
  const urls = Object.values(navigation)
    .flat()
    .flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]);
  expect(urls.filter((url) => url.startsWith("/page/") && !paths.has(url))).toEqual([]);
});
