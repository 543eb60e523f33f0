import type { Kysely, Transaction } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { nextProductCodes } from "#modules/catalogue/server/index.ts";
import { invalidateChangedPromotions } from "#modules/promotion/server/index.ts";
import { listedProductsBesides } from "../store/document-ids.ts";
import { finishRebuild, setStatementTimeout } from "../store/rebuild-session.ts";
import { lockRevision, setPricedAt } from "../store/search-state.ts";
import { deleteStale, readStaleIds } from "../store/stale-products.ts";
import { rebuildVocabulary } from "../store/vocabulary.ts";
import { recountPhrases } from "./recount-phrases.ts";
import { readDocumentContext, refreshDocuments } from "./refresh-documents.ts";

/** Runs each step of a rebuild in a new transaction, or in the caller's. */
export type RunStep = (step: (trx: Kysely<unknown>) => Promise<unknown>) => Promise<unknown>;

export const inSeparateTransactions =
  (database: Database): RunStep =>
  (step) =>
    inTransaction(database, (trx) => step(trx));

export const inOneTransaction =
  (trx: Transaction<unknown>): RunStep =>
  (step) =>
    step(trx);

const batchSize = 500;

/**
 * Writes every document that differs, unlists documents of deleted products, and recomputes vocabulary and phrases. `at` is
 * the time whose flash-sale prices apply.
 */
export async function rebuildSearch(runStep: RunStep, at: Date): Promise<void> {
  let staleIds: number[] = [];
  await runStep(async (trx) => {
    staleIds = await readStaleIds(trx);
  });
  let after = "";
  for (let more = true; more; ) {
    await runStep(async (trx) => {
      await setStatementTimeout(trx, 60);
      const codes = await nextProductCodes(trx, after, batchSize);
      more = codes.length === batchSize;
      const last = more ? (codes.at(-1) ?? null) : null;
      const deleted = await listedProductsBesides(trx, { after, last, known: codes });
      const context = await readDocumentContext(trx, at);
      await refreshDocuments(trx, [...codes, ...deleted], context, { extendVocabulary: false });
      after = last ?? after;
    });
  }
  await runStep(async (trx) => {
    await lockRevision(trx);
    // Counting all terms of a large shop takes longer than the timeout of shoppers' statements.
    await setStatementTimeout(trx, null);
    // The time may go back when a refresh was faster: this rebuild may have overwritten its prices with those of `at`.
    const pricedAt = await setPricedAt(trx, at);
    if (pricedAt < at) await invalidateChangedPromotions(trx, { after: pricedAt, until: at });
    await rebuildVocabulary(trx);
    await recountPhrases(trx);
    await finishRebuild(trx);
    // Deleted last, so that an interrupted rebuild runs again; rows that were added meanwhile stay.
    await deleteStale(trx, staleIds);
  });
}
