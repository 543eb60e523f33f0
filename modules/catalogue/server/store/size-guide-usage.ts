import { type Kysely, sql } from "kysely";

/** How many products, in any state, have chosen each of these size charts (`CATEGORY-BRAND`); those without any are absent. */
export async function productsWithSizeGuide(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select size_guide as code, count(*)::int as count from catalogue.product
    where size_guide = any(${codes}::text[]) group by size_guide`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
