import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { findArticle } from "../store/articles.ts";
import { redirectsFrom } from "../store/redirects.ts";
import { textsOf } from "../testing/an-article.ts";
import { articleEdits, completeArticle } from "../testing/article-fixture.ts";

const { database } = await testDatabase();
const { save, problems, state } = articleEdits(database);

beforeEach(async () => {
  await sql`truncate content.article, content.redirect`.execute(database.kysely);
});

test("only kind and date are required in a draft, and readers do not see it", async () => {
  expect(await problems("castle", { kind: "Blog", createdAt: "2026-11-01T03:00:00Z" })).toEqual([]);
  expect(await findArticle(database.kysely, "castle", "en-US")).toBeNull();
  expect(await problems("tower", { topic: "x" })).toEqual(["createdAt date", "kind required"]);
});

test("publishing reports every missing field, in each language", async () => {
  const { "zh-CN": _left, ...three } = textsOf("Title");
  const half = { ...completeArticle, topic: undefined, title: three };
  expect(await problems("castle", half)).toEqual(["title/zh-CN missing", "topic missing"]);
  expect(await state("castle")).toBeNull();
  expect(await problems("castle", completeArticle)).toEqual([]);
  expect(await findArticle(database.kysely, "castle", "id-ID")).toMatchObject({ code: "castle", title: "Title id" });
});

test("HTML is sanitized when it is saved, and reads back as it was stored", async () => {
  const html = {
    "en-US": '<p class="x" onmouseover="">a</p><div data-products="A,B" style="top:0"></div><font>b</font>',
  };
  expect(await problems("castle", { ...completeArticle, published: undefined, html })).toEqual([
    'html/en-US active holds onmouseover="…" on <p>, which pages may not carry',
  ]);
  const safe = { "en-US": html["en-US"].replace(' onmouseover=""', "") };
  expect(await problems("castle", { ...completeArticle, published: undefined, html: safe })).toEqual([]);
  expect((await state("castle"))?.html).toEqual({ "en-US": '<p>a</p><div data-products="A,B"></div>b' });
  // Saving the same text again is no change.
  const again = await save("castle", { html: safe });
  expect(again).toMatchObject({ ok: true, value: { entryId: null } });
});

test("a script or a picture of another site is refused and named", async () => {
  for (const [text, danger] of [
    ["<script>1</script>", "holds a <script>"],
    ['<img src="https://x.example/a.png">', "holds a picture that is not this shop's"],
    ['<a href="java\tscript:alert(1)">a</a>', "holds a javascript: address"],
  ])
    expect((await problems("castle", { ...completeArticle, html: textsOf(text as string) })).join()).toContain(danger);
});

test("an address is unique, and a published article's former address redirects to the new one", async () => {
  await save("castle", completeArticle);
  await save("tower", completeArticle);
  expect(await problems("tower", { address: "castle" })).toEqual(["address addressTaken Title en"]);
  expect(await problems("tower", { address: "The Tower" })).toEqual(["address slug"]);
  expect(await problems("tower", { address: "tall-tower" })).toEqual([]);
  expect(await findArticle(database.kysely, "tower", "en-US")).toBeNull();
  expect(await findArticle(database.kysely, "tall-tower", "en-US")).toMatchObject({ code: "tall-tower" });
  await problems("tower", { address: "very-tall-tower" });
  const paths = ["/information/tower", "/information/tall-tower", "/information/very-tall-tower"];
  expect(await redirectsFrom(database.kysely, paths)).toEqual(
    new Map([
      ["/information/tower", "/information/very-tall-tower"],
      ["/information/tall-tower", "/information/very-tall-tower"],
    ]),
  );
  // Back at its first address, the path needs no redirect.
  await problems("tower", { address: undefined });
  expect(await redirectsFrom(database.kysely, paths)).toEqual(
    new Map([
      ["/information/tall-tower", "/information/tower"],
      ["/information/very-tall-tower", "/information/tower"],
    ]),
  );
});

test("an emptied article is deleted, and its fields are validated", async () => {
  await save("castle", completeArticle);
  expect(
    await problems("castle", {
      topic: "Two Words",
      position: 1.5,
      createdAt: "soon",
      image: "https://x.example/a.png",
    }),
  ).toEqual(["createdAt date", "image picture", "position position", "topic topic"]);
  const cleared = Object.fromEntries(Object.keys(completeArticle).map((field) => [field, undefined]));
  expect(await problems("castle", cleared)).toEqual([]);
  expect(await state("castle")).toBeNull();
});
