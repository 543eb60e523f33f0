import { beforeAll, expect, test } from "vitest";
import type { Locale } from "#kit/core/locale.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveArticle } from "../save-article.ts";
import { anArticle, textsOf } from "../testing/an-article.ts";
import { contentFixture } from "../testing/content-fixture.ts";

const { database } = await testDatabase();
const { ask } = contentFixture(database);

const document = `query queryArticleDetail($articleCode: String!, $locale: String) {
  queryArticleDetail(articleCode: $articleCode, locale: $locale) {
    articleCode articleTitle articleSubTitle articleImage articleContent createTime navigationCode topic
  }
}`;
const read = (articleCode: string, locale?: string, visitor?: Locale) =>
  ask(document, { articleCode, locale }, visitor);

beforeAll(async () => {
  await saveArticle(database.kysely, anArticle());
  await saveArticle(database.kysely, anArticle({ code: "delivery", kind: "FAQ", image: null }));
  await saveArticle(database.kysely, anArticle({ code: "unfinished", published: false }));
});

test("BL-07 EN-45 a story has code, title, subtitle, picture, HTML and time, in the visitor's language", async () => {
  expect(await read("first-castle", undefined, "vi-VN")).toEqual({
    data: {
      queryArticleDetail: {
        articleCode: "first-castle",
        articleTitle: "Title vi",
        articleSubTitle: "Subtitle vi",
        articleImage: "/pictures/castle.webp?v=v1",
        articleContent: "<p>Text</p> vi",
        createTime: "2026-11-01T03:00:00.000Z",
        navigationCode: "Blog",
        topic: "building",
      },
    },
  });
});

test("D-64 a question is found the same way, with its kind", async () => {
  expect(await read("delivery", "zh-CN")).toMatchObject({
    data: { queryArticleDetail: { articleTitle: "Title zh", navigationCode: "FAQ", articleImage: null } },
  });
});

test("an unpublished article gets the same reply as an unknown one", async () => {
  for (const code of ["unfinished", "never-written", "First Castle", "'; --"]) {
    expect(await read(code)).toEqual({ data: { queryArticleDetail: null } });
  }
});

test("pictures in the text are requested at the width they are shown", async () => {
  const html = textsOf('<p><img alt="A" src="/pictures/a.webp"></p>');
  await saveArticle(database.kysely, anArticle({ code: "with-picture", html }));
  expect(await read("with-picture")).toMatchObject({
    data: {
      queryArticleDetail: {
        articleContent: '<p><img src="/img/w800/pictures/a.webp?v=v1" alt="A" loading="lazy" /></p> en',
      },
    },
  });
});

test("an article takes one statement", async () => {
  const counter = countQueries(database);
  await read("first-castle");
  counter.stop();
  expect(counter.statements).toHaveLength(1);
});
