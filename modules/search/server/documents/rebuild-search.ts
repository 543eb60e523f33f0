import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { clearTurnedPages } from "#modules/promotion/server/index.ts";
import { recountPhrases } from "./phrase-list.ts";
import { lockState, readSurroundings, refreshDocuments } from "./refresh-documents.ts";
import { nextProductCodes } from "./source-products.ts";
import { recountWords } from "./word-list.ts";

type Work = (trx: Kysely<unknown>) => Promise<unknown>;

/** How a rebuild is cut: each piece in a transaction of its own, or all inside one that is open already. */
export type Pieces = (work: Work) => Promise<unknown>;

export const inPieces =
  (database: Database): Pieces =>
  (work) =>
    inTransaction(database, (trx) => work(trx));

export const withinOne =
  (trx: Transaction<unknown>): Pieces =>
  (work) =>
    work(trx);

const batch = 500;

/**
 * Writes every document anew where it differs, lists what is gone no more, and counts words and phrases again.
 * `at` is the moment whose campaign prices count.
 */
export async function rebuildSearch(pieces: Pieces, at: Date): Promise<void> {
  let noted: number[] = [];
  await pieces(async (trx) => {
    noted = await notedAsStale(trx);
  });
  let after = "";
  for (let more = true; more; ) {
    await pieces(async (trx) => {
      await sql`set local statement_timeout = '60s'`.execute(trx);
      const codes = await nextProductCodes(trx, after, batch);
      await refreshDocuments(trx, codes, await readSurroundings(trx, at), { countWords: false });
      after = codes.at(-1) ?? after;
      more = codes.length === batch;
    });
  }
  await pieces(async (trx) => {
    await lockState(trx);
    // Counting all words of a large shop takes longer than a shopper's statement may.
    await sql`set local statement_timeout = 0`.execute(trx);
    const gone = await goneProducts(trx);
    await refreshDocuments(trx, gone, await readSurroundings(trx, at));
    await countCampaignsFrom(trx, at);
    await recountWords(trx);
    await recountPhrases(trx);
    // Merges the index's list of new words and refreshes statistics, under the role that owns both.
    await sql`select search.finish_rebuild()`.execute(trx);
    // Only now, so that a rebuild that was cut short comes again; and only those, as others may have come meanwhile.
    await sql`delete from search.stale where id = any(${noted}::bigint[])`.execute(trx);
  });
}

/** Also back, when a refresh was faster: what it did since may have been overwritten with the prices of `at`. */
async function countCampaignsFrom(trx: Kysely<unknown>, at: Date): Promise<void> {
  const { rows } = await sql<{ since: Date }>`
    update search.state set campaigns_at = ${at} from (select campaigns_at from search.state) as before
    returning before.campaigns_at as since`.execute(trx);
  for (const { since } of rows) if (since < at) await clearTurnedPages(trx, { after: since, until: at });
}

async function notedAsStale(trx: Kysely<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from search.stale`.execute(trx);
  return rows.map((row) => row.id);
}

async function goneProducts(trx: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select document.product_code as code from search.document
    where document.listed and not exists (select from catalogue.product where product.code = document.product_code)`.execute(
    trx,
  );
  return rows.map((row) => row.code);
}
