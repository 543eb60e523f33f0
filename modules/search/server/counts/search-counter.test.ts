import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { purgeSearchCounts, searchesLeadingTo } from "../store/search-counts.ts";
import { searchFixture } from "../testing/search-fixture.ts";
import { searchCounter } from "./search-counter.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [aProduct("LKH1", { names: inAll("Bola Futsal") })]);
await searchFixture(database).rebuild();
const clock = testClock("2026-11-15T17:30:00Z");
const problems: unknown[] = [];
const counter = () =>
  searchCounter({ database, clock, onProblem: (problem) => problems.push(problem), everyMs: 3_600_000 });
const terms = async () =>
  (
    await sql`select day::text, term, searches, without_results from search.term_day order by term`.execute(
      database.kysely,
    )
  ).rows;
beforeEach(() => sql`truncate search.term_day, search.opened_day`.execute(database.kysely));

test("MP-14 searches and opened products are summed per Jakarta day, over all processes", async () => {
  const [one, other] = [counter(), counter()];
  one.searched("Bola", 3);
  one.searched("bola ", 3);
  other.searched("bola", 3);
  other.searched("kasur", 0);
  for (const each of [one, other]) each.opened({ text: "BOLA", productCode: "LKH1", network: "1.2.3" });
  one.opened({ text: "futsal", productCode: "LKH1", network: "1.2.3" });
  one.opened({ text: "bola", productCode: "NOBODY", network: "1.2.3" });
  await Promise.all([one.stop(), other.stop()]);
  await one.flush();
  expect(await terms()).toEqual([
    { day: "2026-11-16", term: "bola", searches: 3, without_results: 0 },
    { day: "2026-11-16", term: "kasur", searches: 1, without_results: 1 },
  ]);
  expect(await searchesLeadingTo(database.kysely, "LKH1", "2026-11-16")).toEqual([
    { term: "bola", opens: 2 },
    { term: "futsal", opens: 1 },
  ]);
  expect(await searchesLeadingTo(database.kysely, "LKH1", "2026-11-17")).toEqual([]);
  expect(problems).toEqual([]);
});

test("MP-14 the number of opened products that one network can count between two writes is limited", async () => {
  const one = counter();
  for (let at = 0; at < 50; at += 1) one.opened({ text: "bola", productCode: "LKH1", network: "1.2.3" });
  one.opened({ text: "bola", productCode: "LKH1", network: "4.5.6" });
  await one.stop();
  expect(await searchesLeadingTo(database.kysely, "LKH1", "2026-11-01")).toEqual([{ term: "bola", opens: 21 }]);
});

test("MP-14 the number of texts stored per day is limited, and expired counts are deleted", async () => {
  await sql`
    insert into search.term_day select '2026-11-16', 'text ' || n, 1, 0 from generate_series(1, 5000) as n`.execute(
    database.kysely,
  );
  const one = counter();
  one.searched("text 7", 1);
  one.searched("one more", 1);
  await one.stop();
  const { rows } = await sql`
    select count(*)::int as rows, max(searches)::int as most from search.term_day`.execute(database.kysely);
  expect(rows).toEqual([{ rows: 5000, most: 2 }]);
  await purgeSearchCounts(database.kysely, new Date("2028-12-01T00:00:00Z"));
  expect(await terms()).toHaveLength(5000);
  await purgeSearchCounts(database.kysely, new Date("2028-12-31T00:00:00Z"));
  expect(await terms()).toEqual([]);
});
