import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";

const { database } = await testDatabase();
const db = database.kysely;

const dayOf = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10);

/** The rule once more: walk from the day of the cash to the first that is not closed. */
function firstOpenDay(collected: number, closed: ReadonlySet<number>): number {
  let day = collected;
  while (closed.has(day)) day += 1;
  return day;
}

test("MO-06 cash belongs to its own day or to the first later day that is not closed, whatever days are closed", async () => {
  const days = fc.uniqueArray(fc.record({ day: fc.nat(12), state: fc.constantFrom("closed", "reopened") }), {
    selector: ({ day }) => day,
  });
  await fc.assert(
    fc.asyncProperty(days, async (closings) => {
      await sql`delete from cash.closing`.execute(db);
      for (const { day, state } of closings) {
        await sql`
          insert into cash.closing (store_code, day, state, orders, expected, counted, pieces, reason, closed_by, closed_at)
          values ('1001', ${dayOf(day)}, ${state}, 0, 0, 0, '{}', '', 'Wati', now()),
            ('1002', ${dayOf(0)}, 'closed', 0, 0, 0, '{}', '', 'Wati', now())
          on conflict do nothing`.execute(db);
      }
      const closed = new Set(closings.filter(({ state }) => state === "closed").map(({ day }) => day));
      const { rows } = await sql<{ found: string[] }>`
        select array_agg(cash.day_of('1001', '2026-11-01'::date + n)::text order by n) as found
        from generate_series(0, 13) as n`.execute(db);
      expect(rows[0]?.found).toEqual(Array.from({ length: 14 }, (_, day) => dayOf(firstOpenDay(day, closed))));
    }),
    { numRuns: 60 },
  );
});
