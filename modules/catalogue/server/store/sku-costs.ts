import { type Kysely, sql } from "kysely";

/** What a piece of each of these SKUs costs the shop; SKUs of unknown cost are left out. */
export async function skuCosts(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; cost: number }>`
    select code, cost::float8 as cost from catalogue.sku
    where code = any(${[...skuCodes]}::text[]) and cost is not null`.execute(db);
  return new Map(rows.map(({ code, cost }) => [code, cost]));
}
