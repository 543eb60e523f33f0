import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { saveSizeGuide } from "../save-size-guide.ts";
import { saveSizeMenu } from "../save-size-menu.ts";
import { aGuide, anEntry, ownScope, sizeGuideFixture, table } from "../testing/size-guide-fixture.ts";

const { database } = await testDatabase();
const { ask } = sizeGuideFixture(database);

beforeAll(async () => {
  await saveSizeMenu(database.kysely, [anEntry("RUN")]);
  await saveSizeGuide(database.kysely, aGuide());
});

const document = `query getSizeGuideDetail($input: SizeGuideDetailInput!) {
  getSizeGuideDetail(input: $input) { id sizeGuideId brandCode categoryCode sizeGuide }
}`;
const key = { categoryCode: "RUN", brandCode: "LKH" };
const answer = (locale: string, word: string) => ({
  data: {
    getSizeGuideDetail: { id: `RUN-LKH-${locale}`, sizeGuideId: "RUN-LKH", ...key, sizeGuide: table(word) },
  },
});
const none = { data: { getSizeGuideDetail: null } };

test("OP-47 SG-08 the chart of a brand in a category is HTML in the visitor's language", async () => {
  expect(await ask(document, { input: key })).toEqual(answer("en-US", "en"));
  expect(await ask(document, { input: { ...ownScope, ...key } }, "zh-CN")).toEqual(answer("zh-CN", "zh"));
});

test("GN-06 a chart that is not translated is shown in English", async () => {
  await sql`delete from size_guide.chart where locale = 'vi-VN'`.execute(database.kysely);
  expect(await ask(document, { input: key }, "vi-VN")).toEqual(answer("en-US", "en"));
});

test("an unknown brand, an unknown category and another shop's scope have none, without an error", async () => {
  for (const changes of [{ brandCode: "XXX" }, { categoryCode: "XXX" }, { tenantCode: "X" }]) {
    expect(await ask(document, { input: { ...key, ...changes } })).toEqual(none);
  }
});

test("codes longer than any of ours are refused with status 400", async () => {
  expect(await ask(document, { input: { ...key, brandCode: "X".repeat(41) } })).toMatchObject({
    data: { getSizeGuideDetail: null },
    errors: [{ extensions: { code: "INVALID_INPUT", statusCode: 400 } }],
  });
});

test("a chart costs one statement, found by its key", async () => {
  const counter = countQueries(database);
  await ask(document, { input: key });
  counter.stop();
  expect(counter.statements).toHaveLength(1);
  const plan = await database.kysely.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const { rows } = await sql<Record<string, string>>`explain select html from size_guide.chart
      where category_code = 'RUN' and brand_code = 'LKH' and locale in ('id-ID', 'en-US')`.execute(connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("chart_pkey");
});
