import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveArticle } from "../save-article.ts";
import { anArticle } from "../testing/an-article.ts";
import { pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { call, save, people } = await pageFixture(database);

const targets = (variables: object, headers?: object) =>
  call(
    `query adminPageTargets($kind: String!, $search: String, $codes: [String!]) {
      adminPageTargets(kind: $kind, search: $search, codes: $codes) { kind code name path } }`,
    variables,
    headers,
  );

test("pages and articles are found by name or code, and resolved by their codes", async () => {
  await save("/page/home", { name: "Home page" });
  await save("/page/sale", { name: "Sale", "pc/a": textColumn("x") });
  await saveArticle(database.kysely, anArticle());
  const sale = { kind: "page", code: "/page/sale", name: "Sale", path: "/page/sale" };
  expect(await targets({ kind: "page", search: "sal" })).toEqual([sale]);
  expect(await targets({ kind: "page", codes: ["/page/home"] })).toEqual([
    { kind: "page", code: "/page/home", name: "Home page", path: "/" },
  ]);
  expect(await targets({ kind: "article", search: "title" })).toEqual([
    { kind: "article", code: "first-castle", name: "Title en", path: "/information/first-castle" },
  ]);
  expect(await targets({ kind: "article", codes: ["none"] })).toEqual([]);
});

test("pages that the engine has itself are found by name or path", async () => {
  const stores = { kind: "place", code: "/store", name: "Stores", path: "/store" };
  expect(await targets({ kind: "place", search: "stor" })).toEqual([
    stores,
    { kind: "place", code: "/blog", name: "Stories", path: "/blog" },
  ]);
  expect(await targets({ kind: "place", codes: ["/store", "/nowhere"] })).toEqual([stores]);
});

test("other modules are queried through the port; unknown kinds and callers without the permission are refused", async () => {
  expect(await targets({ kind: "promotion", search: "pay" })).toMatchObject([
    { kind: "promotion", name: "promotion pay" },
  ]);
  expect(await targets({ kind: "order" })).toBe("INVALID_INPUT");
  expect(await targets({ kind: "page" }, people.sari)).toBe("FORBIDDEN");
});
