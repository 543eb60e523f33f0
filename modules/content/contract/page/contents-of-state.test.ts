import * as v from "valibot";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { pageContentSchema } from "../page-columns.ts";
import { columnsIn } from "./contents-of-state.ts";
import { missingInPage } from "./missing-in-page.ts";
import type { ColumnStates, PageState } from "./page-state.ts";
import { columnsOfContents } from "./state-of-contents.ts";

const all = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

/** A complete column of every kind. */
const everyKind: ColumnStates = {
  banner: {
    kind: "banner",
    position: 1_024,
    style: "tiles",
    perRow: { pc: 3, h5: 2 },
    items: { i1: { position: 1_024, title: all("Banner"), href: "https://club.example/x", icon: "gift" } },
  },
  slider: {
    kind: "slider",
    position: 2_048,
    title: all("Slides"),
    items: {
      i1: { position: 1_024, image: "/media/a.webp", alt: all("A") },
      i2: { position: 2_048, image: "/media/b.webp" },
    },
  },
  products: {
    kind: "products",
    position: 3_072,
    style: "rail",
    products: ["P1", "P2"],
    from: { category: "SHOES", newest: true, limit: 4 },
  },
  html: { kind: "html", position: 4_096, html: all("<p>Text</p>") },
  video: { kind: "video", position: 5_120, title: all("Film"), src: "/media/a.mp4", poster: "/media/a.webp" },
  countdown: { kind: "countdown", position: 6_144, title: all("Soon"), endsAt: "2026-12-01T00:00:00.000Z" },
  tiers: { kind: "tiers", position: 7_168, activityCode: "TIER1" },
};

test("a column of every kind is published in the shop's form, and reads back as it was edited", () => {
  const state: PageState = { name: "All", pc: everyKind };
  expect(missingInPage(state)).toEqual([]);
  const contents = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { content: v.parse(pageContentSchema, { columns: columnsIn(state, "pc", locale) }) },
    ]),
  );
  expect(contents["vi-VN"]?.content.columns.map(({ id }) => id)).toEqual(Object.keys(everyKind));
  expect(columnsOfContents(contents)).toEqual(everyKind);
});

test("missing content is reported per field: required fields, texts in only some languages, empty lists and empty banners", () => {
  expect(missingInPage({ name: "x" })).toEqual([{ path: "pc", problem: "noColumns" }]);
  const h5: ColumnStates = {
    a: { kind: "slider", position: 1, title: { ...all("x"), "zh-CN": undefined } as never },
    b: { kind: "products", position: 2 },
    c: { kind: "video", position: 3, hidden: true },
    d: { kind: "tiers", position: 4, title: { "en-US": "x" } },
    e: { kind: "banner", position: 5, items: { i1: { position: 1 }, i2: { position: 2, href: "/" } } },
  };
  expect(missingInPage({ name: "x", h5 }).map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    "h5/a/title/zh-CN missing",
    "h5/a/items noItems",
    "h5/b/products noProducts",
    "h5/d/title/id-ID missing",
    "h5/d/title/vi-VN missing",
    "h5/d/title/zh-CN missing",
    "h5/d/activityCode missing",
    "h5/e/items/i1/image missing",
  ]);
});
