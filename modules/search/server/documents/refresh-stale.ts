import type { Kysely } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { productsOfChangedSales } from "#modules/catalogue/server/index.ts";
import { invalidateChangedPromotions, productsOfChangedFlashSales } from "#modules/promotion/server/index.ts";
import { advancePricedAt } from "../store/search-state.ts";
import { isRebuildDue, takeStaleProducts } from "../store/stale-products.ts";
import { inSeparateTransactions, rebuildSearch } from "./rebuild-search.ts";
import { readDocumentContext, refreshDocuments } from "./refresh-documents.ts";

/** NOTIFY channel for workers: a document is stale. */
export const staleChannel = "search_stale";

const batchSize = 500;

/**
 * Refreshes the documents of products marked stale, and of products whose flash sales or sale prices started or ended since the last run.
 * Any number of workers may run it at the same time; row locks serialise them.
 */
export async function refreshStale(database: Database, at: Date): Promise<void> {
  if (await isRebuildDue(database.kysely)) await rebuildSearch(inSeparateTransactions(database), at);
  for (let more = true; more; ) more = await inTransaction(database, (trx) => refreshBatch(trx, at));
}

/** Returns whether more products may be stale. */
async function refreshBatch(trx: Kysely<unknown>, at: Date): Promise<boolean> {
  const stale = await takeStaleProducts(trx, batchSize);
  const repriced = await takeRepriced(trx, at);
  const codes = [...new Set([...stale, ...repriced])];
  if (codes.length === 0) return false;
  const context = await readDocumentContext(trx, at);
  for (let from = 0; from < codes.length; from += batchSize) {
    await refreshDocuments(trx, codes.slice(from, from + batchSize), context);
  }
  return stale.length === batchSize;
}

/** The products whose flash-sale or sale prices started or ended since the last run. Pages that show one are invalidated. */
async function takeRepriced(trx: Kysely<unknown>, at: Date): Promise<string[]> {
  const since = await advancePricedAt(trx, at);
  if (since === null) return [];
  const span = { after: since, until: at };
  await invalidateChangedPromotions(trx, span);
  const onSale = await productsOfChangedSales(trx, span);
  // The product page shows every SKU's price, its search document only the lowest: it may change while the document does not.
  await invalidateTags(
    trx,
    onSale.map((code) => `product:${code}`),
  );
  return [...(await productsOfChangedFlashSales(trx, span)), ...onSale];
}
