import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveArticle } from "../save-article.ts";
import { articleCount, articlePage } from "../store/articles.ts";
import { anArticle } from "../testing/an-article.ts";
import { contentFixture } from "../testing/content-fixture.ts";

const { database } = await testDatabase();
const { ask } = contentFixture(database);

const document = `query queryFaqList($input: FaqListInput!, $pageInput: PageInput) {
  queryFaqList(input: $input, pageInput: $pageInput) {
    items { articleCode articleTitle articleSubTitle articleImage articleContent createTime navigationCode topic }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor totalCount }
  }
}`;

type List = { items: { articleCode: string }[]; pageInfo: { totalCount: number; hasNextPage: boolean } };

async function list(input: object, pageInput?: object): Promise<List> {
  const { data } = (await ask(document, { input, pageInput })) as { data: { queryFaqList: List } };
  return data.queryFaqList;
}
const codes = ({ items }: List) => items.map(({ articleCode }) => articleCode);

beforeAll(async () => {
  for (let day = 1; day <= 24; day += 1) {
    const number = String(day).padStart(2, "0");
    const createdAt = `2026-10-${number}T00:00:00Z`;
    await saveArticle(database.kysely, anArticle({ code: `story-${number}`, createdAt }));
  }
  await saveArticle(database.kysely, anArticle({ code: "unfinished", published: false }));
  for (const [position, code] of ["delivery", "payment", "returns"].entries()) {
    await saveArticle(database.kysely, anArticle({ code, kind: "FAQ", topic: "orders", position, image: null }));
  }
});

const blog = { navigationCode: "Blog", status: "1", locale: "id-ID" };

test("OP-48 BL-05 BL-07 the first page of the blog has ten stories, newest first, in the requested language", async () => {
  const page = await list(blog, { pageNum: 1, pageSize: 10 });
  expect(codes(page)).toEqual(Array.from({ length: 10 }, (_, at) => `story-${24 - at}`));
  expect(page.items[0]).toEqual({
    articleCode: "story-24",
    articleTitle: "Title id",
    articleSubTitle: "Subtitle id",
    articleImage: "/pictures/castle.webp?v=v1",
    articleContent: "<p>Text</p> id",
    createTime: "2026-10-24T00:00:00.000Z",
    navigationCode: "Blog",
    topic: "building",
  });
  expect(page.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: "1",
    endCursor: "10",
    totalCount: 24,
  });
});

test("BL-02 the pages contain every story once, and the last page has no next page", async () => {
  const pages = [await list(blog), await list(blog, { pageNum: 2 }), await list(blog, { pageNum: 3 })];
  expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 4]);
  expect(new Set(pages.flatMap(codes)).size).toBe(24);
  expect(pages.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
});

test("questions are in the editor's order", async () => {
  expect(codes(await list({ navigationCode: "FAQ" }))).toEqual(["delivery", "payment", "returns"]);
});

test("only published articles are returned, for any requested status", async () => {
  for (const status of ["0", "2", "draft", ""]) {
    expect(await list({ ...blog, status })).toMatchObject({ items: [], pageInfo: { totalCount: 0 } });
  }
  for (const status of ["1", null, undefined]) {
    const found = await list({ ...blog, status }, { pageSize: 50 });
    expect(codes(found)).not.toContain("unfinished");
    expect(found.pageInfo.totalCount).toBe(24);
  }
});

test.each([
  ["an unknown kind", { navigationCode: "News" }, {}],
  ["page zero", { navigationCode: "Blog" }, { pageNum: 0 }],
  ["a page size of a thousand", { navigationCode: "Blog" }, { pageSize: 1000 }],
])("%s is refused with status 400", async (_title, input, pageInput) => {
  expect(await ask(document, { input, pageInput })).toMatchObject({
    errors: [{ extensions: { code: "INVALID_INPUT", statusCode: 400 } }],
  });
});

test("a page of any length takes two statements", async () => {
  const counter = countQueries(database);
  for (const pageSize of [1, 24]) {
    counter.reset();
    await list(blog, { pageSize });
    expect(counter.statements).toHaveLength(2);
  }
  counter.stop();
});

test("among five thousand articles an index finds a page and counts them all", async () => {
  await sql`insert into content.article (code, kind, published, topic, titles, subtitles, contents, created_at)
    select 'many-' || n, case when n % 5 = 0 then 'FAQ' else 'Blog' end, n % 10 > 0, 'many',
      '{"en-US": "t"}', '{"en-US": "s"}', jsonb_build_object('en-US', repeat('text ', 200)),
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 5000) as n`.execute(database.kysely);
  // The test server commits asynchronously; vacuum marks rows visible only after they are flushed and no older snapshot
  // is in use.
  const vacuumed = async () => {
    await sql`checkpoint`.execute(database.kysely);
    await sql`vacuum analyze content.article`.execute(database.kysely);
    const { rows } = await sql`
      select relallvisible = relpages as whole from pg_class where oid = 'content.article'::regclass`.execute(
      database.kysely,
    );
    return rows;
  };
  await expect.poll(vacuumed, { timeout: 120_000, interval: 200 }).toEqual([{ whole: true }]);
  const db = database.kysely;
  for (const statement of [articlePage(db, "Blog", "id-ID", { offset: 20, limit: 10 }), articleCount(db, "Blog")]) {
    const plan = JSON.stringify(await statement.explain("json"));
    expect(plan).toContain("article_list");
    expect(plan).not.toMatch(/Seq Scan|"Sort"/);
  }
});
