import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveArticle } from "../save-article.ts";
import { findAnchor, neighbour } from "../store/articles-beside.ts";
import { anArticle } from "../testing/an-article.ts";
import { contentFixture } from "../testing/content-fixture.ts";

const { database } = await testDatabase();
const { ask } = contentFixture(database);

type Beside = { before: Code | null; after: Code | null; related: Code[] };
type Code = { articleCode: string };

async function beside(articleCode: string): Promise<Beside | null> {
  const document = `query queryArticlesBeside($articleCode: String!) {
    queryArticlesBeside(articleCode: $articleCode) {
      before { articleCode } after { articleCode } related { articleCode }
    }
  }`;
  const { data } = (await ask(document, { articleCode })) as { data: { queryArticlesBeside: Beside | null } };
  return data.queryArticlesBeside;
}

/** As "before < after : related". */
const summary = (found: Beside | null) =>
  found &&
  `${found.before?.articleCode ?? "-"} < ${found.after?.articleCode ?? "-"} : ${found.related.map((one) => one.articleCode).join(" ")}`;

beforeAll(async () => {
  const save = (code: string, createdAt: string, topic: string, changes = {}) =>
    saveArticle(database.kysely, anArticle({ code, createdAt, topic, ...changes }));
  await save("d-new", "2026-10-04T00:00:00Z", "court");
  await save("b-twin", "2026-10-03T00:00:00Z", "building");
  await save("c-twin", "2026-10-03T00:00:00Z", "court");
  await save("a-old", "2026-10-01T00:00:00Z", "building");
  await save("pinned", "2026-01-01T00:00:00Z", "shop", { position: -1 });
  await save("hidden", "2026-10-02T00:00:00Z", "court", { published: false });
  await save("question", "2026-10-03T00:00:00Z", "court", { kind: "FAQ", image: null });
});

test("the neighbours of a story follow the order of the list: by position, then newest, then code", async () => {
  expect(summary(await beside("pinned"))).toMatch(/^- < d-new/);
  expect(summary(await beside("d-new"))).toMatch(/^pinned < b-twin/);
  expect(summary(await beside("b-twin"))).toMatch(/^d-new < c-twin/);
  expect(summary(await beside("c-twin"))).toMatch(/^b-twin < a-old/);
  expect(summary(await beside("a-old"))).toMatch(/^c-twin < -/);
});

test("related articles are those of the same topic, then the order of the list; never the article itself, a draft or another kind", async () => {
  expect(summary(await beside("a-old"))).toMatch(/: b-twin pinned d-new$/);
  expect(summary(await beside("d-new"))).toMatch(/: c-twin pinned b-twin$/);
  expect(summary(await beside("question"))).toBe("- < - : ");
});

test("an unpublished article has no neighbours", async () => {
  for (const code of ["hidden", "never-written", "'; --"]) expect(await beside(code)).toBeNull();
});

test("four statements for any number of articles", async () => {
  const counter = countQueries(database);
  await beside("b-twin");
  counter.stop();
  expect(counter.statements).toHaveLength(4);
});

test("among five thousand stories the list's index finds each neighbour without sorting", async () => {
  const db = database.kysely;
  await sql`insert into content.article (code, kind, published, topic, titles, subtitles, contents, created_at)
    select 'many-' || n, 'Blog', true, 'many', '{"en-US": "t"}', '{"en-US": "s"}', '{"en-US": "h"}',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 5000) as n`.execute(db);
  await sql`vacuum analyze content.article`.execute(db);
  const anchor = await findAnchor(db, "many-2500");
  if (!anchor) throw new Error("the story is missing");
  for (const direction of ["up", "down"] as const) {
    const plan = JSON.stringify(await neighbour(db, anchor, direction, "id-ID").explain("json"));
    expect(plan).toContain("article_list");
    expect(plan).not.toMatch(/Seq Scan|"Sort"/);
  }
});
