import { type Kysely, sql } from "kysely";

export async function countPieces(db: Kysely<unknown>, owner: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(quantity), 0)::int as pieces from cart.line where owner = ${owner}`.execute(db);
  return rows[0]?.pieces ?? 0;
}
