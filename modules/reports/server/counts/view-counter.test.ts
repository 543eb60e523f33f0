import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { viewCounter } from "./view-counter.ts";

const { database } = await testDatabase();
const db = database.kysely;
await insertProducts(db, [aProduct("BALL"), aProduct("SHOE")]);
const clock = testClock("2026-11-15T16:59:00Z");
const problems: unknown[] = [];
const counter = () =>
  viewCounter({ database, clock, onProblem: (problem) => problems.push(problem), everyMs: 3_600_000 });
const days = async () =>
  (await sql`select day::text, product_code as code, views from reports.funnel_day order by day, code`.execute(db))
    .rows;
const months = async () =>
  (await sql`select day::text, product_code as code, views from reports.funnel_month order by day, code`.execute(db))
    .rows;
beforeEach(() => sql`truncate reports.funnel_day, reports.funnel_month`.execute(db));

test("MH-02 views of all processes are summed by Jakarta's day and month, with the whole shop; unknown products are left out", async () => {
  const [one, other] = [counter(), counter()];
  for (const each of [one, other, one]) each.viewed({ productCode: "BALL", network: "1.2.3.4" });
  one.viewed({ productCode: "SHOE", network: "1.2.3.4" });
  one.viewed({ productCode: "NOBODY", network: "1.2.3.4" });
  // Midnight in Jakarta: what was seen before stays on the day before.
  clock.advance(2 * 60_000);
  one.viewed({ productCode: "BALL", network: "1.2.3.4" });
  await Promise.all([one.stop(), other.stop()]);
  expect(await days()).toEqual([
    { day: "2026-11-15", code: "", views: 4 },
    { day: "2026-11-15", code: "BALL", views: 3 },
    { day: "2026-11-15", code: "SHOE", views: 1 },
    { day: "2026-11-16", code: "", views: 1 },
    { day: "2026-11-16", code: "BALL", views: 1 },
  ]);
  expect(await months()).toEqual([
    { day: "2026-11-01", code: "", views: 5 },
    { day: "2026-11-01", code: "BALL", views: 4 },
    { day: "2026-11-01", code: "SHOE", views: 1 },
  ]);
  expect(problems).toEqual([]);
});

test("MH-02 one network counts at most thirty views between two writes", async () => {
  const one = counter();
  for (let at = 0; at < 50; at += 1) one.viewed({ productCode: "BALL", network: "1.2.3.4" });
  one.viewed({ productCode: "BALL", network: "5.6.7.8" });
  await one.flush();
  expect(await days()).toContainEqual({ day: "2026-11-16", code: "BALL", views: 31 });
  one.viewed({ productCode: "BALL", network: "1.2.3.4" });
  await one.stop();
  expect(await days()).toContainEqual({ day: "2026-11-16", code: "BALL", views: 32 });
});
