import { type Kysely, sql } from "kysely";

/** The revision that every visible document has reached. */
export async function readRevision(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from search.state`.execute(db);
  return rows[0]?.revision ?? 0;
}

/** Serialises writers of documents, so that a revision never becomes visible before the one below it. */
export async function lockRevision(trx: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from search.state for update`.execute(trx);
  return rows[0]?.revision ?? 0;
}

export async function writeRevision(trx: Kysely<unknown>, revision: number): Promise<void> {
  await sql`update search.state set revision = ${revision}`.execute(trx);
}

/** Moves the time up to which documents contain flash-sale prices forward; returns the earlier time, null when it is not earlier. */
export async function advancePricedAt(trx: Kysely<unknown>, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    update search.state as now set campaigns_at = ${at}
    from (select campaigns_at from search.state for update) as before
    where before.campaigns_at < ${at}
    returning before.campaigns_at as since`.execute(trx);
  return rows[0]?.since ?? null;
}

/** Sets that time, also backwards; returns the time before. */
export async function setPricedAt(trx: Kysely<unknown>, at: Date): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    update search.state set campaigns_at = ${at} from (select campaigns_at from search.state) as before
    returning before.campaigns_at as since`.execute(trx);
  return rows[0]?.since ?? at;
}
