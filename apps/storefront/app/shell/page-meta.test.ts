import { expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { pageMeta, type Seo } from "./page-meta.ts";
import { nothingKnown } from "./root-data.ts";

const shell = {
  ...nothingKnown.shell,
  siteInfo: { ...nothingKnown.shell.siteInfo, name: "Bata Bola", tagline: "Build and play" },
};

function metaOf(seo: Seo | null, { pathname = "/x", lang = null as Locale | null } = {}) {
  const root = { ...nothingKnown, locale: lang ?? ("en-US" as const), lang, origin: "https://shop.example", shell };
  const tags = pageMeta(
    [
      { id: "root", pathname: "/", loaderData: root },
      { id: "page", pathname },
    ],
    seo,
  ) as Record<string, string>[];
  const content = (name: string) => tags.find((tag) => (tag.name ?? tag.property) === name)?.content;
  const links = (rel: string) => tags.filter((tag) => tag.rel === rel).map(({ hrefLang, href }) => [hrefLang, href]);
  return { title: tags.find((tag) => "title" in tag)?.title, content, links, tags };
}

test("AN-06 title, description and picture of a page are those of its editors", () => {
  const { title, content } = metaOf({ title: "Flash sale", description: "Tonight", image: "/pictures/sale.webp" });
  expect(title).toBe("Flash sale | Bata Bola");
  expect(content("description")).toBe("Tonight");
  expect(content("og:title")).toBe("Flash sale | Bata Bola");
  expect(content("og:description")).toBe("Tonight");
  expect(content("og:image")).toBe("https://shop.example/img/share/pictures/sale.jpg");
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
});

test("a page without its own has the shop's title, description and picture", () => {
  const { title, content } = metaOf(null);
  expect(title).toBe("Bata Bola · Build and play");
  expect(content("description")).toBe("Build and play");
  expect(content("og:image")).toBe("https://shop.example/img/share/pictures/social.jpg");
  expect(content("og:type")).toBe("website");
});

test("the canonical address contains the page's parameters and none of the visit's", () => {
  expect(metaOf(null).links("canonical")).toEqual([[undefined, "https://shop.example/x"]]);
  expect(metaOf({ query: "page=2" }).links("canonical")).toEqual([[undefined, "https://shop.example/x?page=2"]]);
  expect(metaOf({ path: "/y" }).links("canonical")).toEqual([[undefined, "https://shop.example/y"]]);
});

test("every language has its address; a page requested in a language is its own canonical", () => {
  const { links } = metaOf({ query: "page=2" }, { lang: "id-ID" });
  expect(links("canonical")).toEqual([[undefined, "https://shop.example/x?page=2&lang=id-ID"]]);
  expect(links("alternate")).toEqual([
    ["x-default", "https://shop.example/x?page=2"],
    ["en-US", "https://shop.example/x?page=2&lang=en-US"],
    ["id-ID", "https://shop.example/x?page=2&lang=id-ID"],
    ["vi-VN", "https://shop.example/x?page=2&lang=vi-VN"],
    ["zh-CN", "https://shop.example/x?page=2&lang=zh-CN"],
  ]);
});

test("a page that is not indexed declares it and names no canonical address", () => {
  const { content, links } = metaOf({ noindex: true });
  expect(content("robots")).toBe("noindex, follow");
  expect([...links("canonical"), ...links("alternate")]).toEqual([]);
});

test("sharing tags name the language and the alternates", () => {
  const { tags, content } = metaOf({ type: "product" }, { lang: "zh-CN" });
  expect(content("og:type")).toBe("product");
  expect(content("og:locale")).toBe("zh_CN");
  expect(tags.filter(({ property }) => property === "og:locale:alternate").map(({ content: name }) => name)).toEqual([
    "en_US",
    "id_ID",
    "vi_VN",
  ]);
  expect(content("twitter:card")).toBe("summary_large_image");
});

test("without shell data there are no tags", () => {
  expect(pageMeta([{ id: "page", pathname: "/x" }], { title: "X" })).toEqual([]);
});
