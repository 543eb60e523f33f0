import { sql } from "kysely";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { NavigationDraft } from "#modules/content/contract/navigation.ts";
import { blog, faq } from "../data/articles/articles.ts";
import { blogCodes } from "../data/articles/blog-codes.ts";
import { navigation } from "../data/navigation.ts";
import { seedArticles } from "./seed-articles.ts";

const { database } = await testDatabase();
const seed = () => inTransaction(database, seedArticles);

type Row = { code: string; kind: string; contents: Record<string, string> };
const rows = async () =>
  (await sql<Row>`select *, xmin::text from content.article order by code`.execute(database.kysely)).rows;

const articles = [...blog, ...faq];

const urlsOf = (entries: readonly NavigationDraft[]): string[] =>
  entries.flatMap((entry) => [entry.url, ...urlsOf(entry.children ?? [])]);

/** Everything an article may lead to: the menus, the other articles, and a member's own pages. */
const ownPages = new Set([
  ...Object.values(navigation).flatMap(urlsOf),
  ...articles.map(({ code }) => `/information/${code}`),
  "/account/accountSetting",
  "/account/address",
  "/account/order",
]);

const linksIn = (html: string) => [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
const times = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .trim()
    .split(/\s+/).length;

test("every story and answer is accepted, and sanitising leaves its HTML unchanged", async () => {
  await seed();
  const stored = await rows();
  expect(stored.filter(({ kind }) => kind === "Blog")).toHaveLength(24);
  expect(stored.filter(({ kind }) => kind === "FAQ")).toHaveLength(16);
  const written = new Map(articles.map(({ code, html }) => [code, html]));
  for (const { code, contents } of stored) expect(contents).toEqual(written.get(code));
});

test("seeding the articles again changes nothing", async () => {
  await seed();
  const before = await rows();
  await seed();
  expect(await rows()).toEqual(before);
});

test("no two articles share a code", () => {
  expect(new Set(articles.map(({ code }) => code)).size).toBe(articles.length);
});

test("the stories are listed oldest first, each on its own day of 2026", () => {
  expect(blog.map(({ code }) => code)).toEqual(Object.keys(blogCodes));
  expect(new Set(blog.map(({ createdAt }) => createdAt)).size).toBe(blog.length);
  expect(blog[0]?.createdAt).toBe("2026-01-10T02:00:00Z");
  expect(blog.at(-1)?.createdAt).toBe("2026-11-12T02:00:00Z");
});

test("the questions keep their order and have no pictures", () => {
  const moments = faq.map(({ createdAt }) => createdAt);
  expect(moments).toEqual([...new Set(moments)].sort());
  expect(faq.map(({ position }) => position)).toEqual(faq.map((_, index) => index + 1));
  expect(faq.every(({ image }) => image === null)).toBe(true);
});

test("every story has the picture that bears its code", () => {
  for (const { code, image } of blog) expect(image).toBe(`/pictures/blog/${code}.webp`);
});

test.each(articles)("$code has four different texts", ({ title, subtitle, html }) => {
  for (const texts of [title, subtitle, html]) {
    expect(new Set(locales.map((locale) => texts[locale])).size).toBe(locales.length);
  }
  for (const text of [title["zh-CN"], subtitle["zh-CN"], html["zh-CN"]]) expect(text).toMatch(/\p{Script=Han}/u);
  for (const locale of locales) {
    for (const tag of ["p", "h2", "ul", "li", "strong", "em"]) {
      expect(times(html[locale], tag), `<${tag}> in ${locale}`).toBe(times(html["en-US"], tag));
    }
    expect(linksIn(html[locale])).toEqual(linksIn(html["en-US"]));
  }
});

test.each(articles)("$code leads only to pages of this shop", ({ html }) => {
  for (const link of linksIn(html["en-US"])) expect(ownPages).toContain(link);
});

test.each(blog)("$code is a short read with one heading", ({ html }) => {
  const english = html["en-US"];
  expect(times(english, "h2")).toBe(1);
  expect(times(english, "p")).toBeGreaterThanOrEqual(3);
  expect(times(english, "p")).toBeLessThanOrEqual(5);
  expect(wordsIn(english)).toBeGreaterThanOrEqual(110);
  expect(wordsIn(english)).toBeLessThanOrEqual(175);
});
