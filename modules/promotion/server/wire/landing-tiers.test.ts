import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { PageContent } from "#modules/content/contract/page-columns.ts";
import { aTier } from "../testing/a-promotion.ts";
import { promotionFixture } from "../testing/promotion-fixture.ts";
import { landingTiers } from "./landing-tiers.ts";

const { database } = await testDatabase();
const { save } = promotionFixture(database);
const tiers = landingTiers({ database, clock: testClock("2026-11-15T05:00:00Z") });
const page = (...activityCodes: string[]): { pageContent: PageContent } => ({
  pageContent: {
    columns: [
      { id: "words", kind: "html", html: "<p>Words</p>" },
      ...activityCodes.map((activityCode, index) => ({ id: `t${index}`, kind: "tiers" as const, activityCode })),
    ],
  },
});
const shown = async (...codes: string[]) =>
  (await tiers(page(...codes), {}, requestContext())).map(({ columnId, promotion }) => [
    columnId,
    promotion.activityCode,
  ]);

beforeAll(async () => {
  await insertProducts(database.kysely, [aProduct("LKH1")]);
  await save(
    aTier({ code: "ONE" }),
    aTier({ code: "TWO" }),
    aTier({ code: "DRAFT", status: "draft" }),
    aTier({ code: "ENDED", beginsAt: new Date("2026-01-01"), endsAt: new Date("2026-02-01") }),
  );
});

test("each tiers column gets its promotion; the column of an inactive promotion is empty", async () => {
  expect(await shown("TWO", "DRAFT", "ONE", "ENDED", "NOBODY", "TWO")).toEqual([
    ["t0", "TWO"],
    ["t2", "ONE"],
    ["t5", "TWO"],
  ]);
});

test("the column of a promotion with a used-up budget is empty", async () => {
  await save(aTier({ code: "SPENT", budget: 150_000 }));
  expect(await shown("SPENT", "ONE")).toEqual([
    ["t0", "SPENT"],
    ["t1", "ONE"],
  ]);
  await sql`update promotion.budget set spent = 100000 where activity_code = 'SPENT'`.execute(database.kysely);
  expect(await shown("SPENT", "ONE")).toEqual([["t1", "ONE"]]);
});

test("MR-01 a column says for whom and for which prices its promotion is, to everyone alike", async () => {
  await save(aTier({ code: "CLUB", audience: "clubMembers", priceFrom: 100_000 }));
  const [column] = await tiers(page("CLUB"), {}, requestContext());
  expect(column?.promotion.activityCondition).toBe(
    "For members of MAPCLUB who are logged in. For items priced Rp100.000 or more.",
  );
});

test("one statement for any number of columns, and none without any", async () => {
  const counter = countQueries(database);
  await shown("ONE", "TWO", "ENDED");
  expect(counter.statements).toHaveLength(1);
  counter.reset();
  await shown();
  counter.stop();
  expect(counter.statements).toHaveLength(0);
});
