import { type Kysely, type RawBuilder, sql } from "kysely";

/** Guests' and members' carts have an index each. */
const newest = (kind: RawBuilder<unknown>, limit: number) => sql`(
  select owner, touched_at from cart.cart
  where owner like ${kind} and merged_into is null and exists (select from cart.line where line.owner = cart.owner)
  order by touched_at desc limit ${limit})`;

/** The owners of the carts with lines that were touched last; one statement. */
export async function newestOwners(db: Kysely<unknown>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select owner from (${newest(sql.lit("guest:%"), limit)} union all ${newest(sql.lit("member:%"), limit)}) as carts
    order by touched_at desc, owner limit ${limit}`.execute(db);
  return rows.map(({ owner }) => owner);
}
