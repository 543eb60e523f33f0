import { sql, type Transaction } from "kysely";
import type { ProductVisits } from "../funnel-rows.ts";

/** Adds views, carts and checkouts to the sums of their days; those of today may exist already. */
export async function addVisits(trx: Transaction<unknown>, visits: readonly ProductVisits[]): Promise<void> {
  const rows = visits.map(({ productCode, ...sums }) => ({ ...sums, product_code: productCode }));
  await sql`select reports.add_to_funnel(${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** The searches of each day, added up from those of each text. */
export async function sumSearches(trx: Transaction<unknown>): Promise<void> {
  await sql`
    insert into search.searched_day (day, searches, without_results)
    select day, sum(searches), sum(without_results) from search.term_day group by day
    on conflict (day) do update set searches = excluded.searches, without_results = excluded.without_results`.execute(
    trx,
  );
}
