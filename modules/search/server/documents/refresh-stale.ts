import { type Kysely, sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { campaignTurns, clearTurnedPages } from "#modules/promotion/server/index.ts";
import { inPieces, rebuildSearch } from "./rebuild-search.ts";
import { readSurroundings, refreshDocuments } from "./refresh-documents.ts";

/** Heard by workers: some document is out of date. */
export const staleChannel = "search_stale";

const mostAtOnce = 500;

/**
 * Brings what changed up to date: products that were noted as stale, and those whose campaigns began or ended since
 * the last time. Any number of processes may do it at once; they take turns.
 */
export async function refreshStale(database: Database, at: Date): Promise<void> {
  if (await everythingIsStale(database.kysely)) await rebuildSearch(inPieces(database), at);
  for (let more = true; more; ) more = await inTransaction(database, (trx) => refreshSome(trx, at));
}

async function everythingIsStale(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from search.stale where product_code is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Answers whether more may be waiting. */
async function refreshSome(trx: Kysely<unknown>, at: Date): Promise<boolean> {
  const noted = await takeNoted(trx);
  const turned = await takeTurned(trx, at);
  const codes = [...new Set([...noted, ...turned])];
  if (codes.length === 0) return false;
  const surroundings = await readSurroundings(trx, at);
  for (let from = 0; from < codes.length; from += mostAtOnce) {
    await refreshDocuments(trx, codes.slice(from, from + mostAtOnce), surroundings);
  }
  return noted.length === mostAtOnce;
}

async function takeNoted(trx: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    delete from search.stale where id in (
      select id from search.stale where product_code is not null order by id limit ${mostAtOnce} for update skip locked)
    returning product_code as code`.execute(trx);
  return rows.map((row) => row.code);
}

/**
 * The products whose campaign prices came or went between the last look and now. Pages that show a promotion that did
 * are forgotten together with the listings that are put in order by the new prices.
 */
async function takeTurned(trx: Kysely<unknown>, at: Date): Promise<string[]> {
  const { rows } = await sql<{ since: Date }>`
    update search.state as now set campaigns_at = ${at}
    from (select campaigns_at from search.state for update) as before
    where before.campaigns_at < ${at}
    returning before.campaigns_at as since`.execute(trx);
  const [row] = rows;
  if (!row) return [];
  const span = { after: row.since, until: at };
  await clearTurnedPages(trx, span);
  return campaignTurns(trx, span);
}
