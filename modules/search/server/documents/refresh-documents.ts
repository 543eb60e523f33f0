import type { Kysely } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { notify } from "#kit/postgres/notify.ts";
import { readCatalogueNames } from "#modules/catalogue/server/index.ts";
import { runningPrices } from "#modules/promotion/server/index.ts";
import { changedChannel, listingTag } from "../search-channels.ts";
import { lockRevision, writeRevision } from "../store/search-state.ts";
import { addToVocabulary } from "../store/vocabulary.ts";
import { writeDocuments } from "../store/write-documents.ts";
import { type DocumentContext, documentDraft, termsByCode } from "./document-draft.ts";
import { readSourceProducts } from "./source-products.ts";

export async function readDocumentContext(db: Kysely<unknown>, at: Date): Promise<DocumentContext> {
  const names = await readCatalogueNames(db);
  const flashSales = new Map<string, number[]>();
  for (const { skuCode, price } of await runningPrices(db, at)) {
    const known = flashSales.get(skuCode);
    if (known) known.push(price);
    else flashSales.set(skuCode, [price]);
  }
  return { terms: termsByCode(names), flashSales, at };
}

/**
 * Updates the documents of these products inside a transaction; its commit notifies every process and invalidates cached
 * pages. A fixed number of statements. `extendVocabulary` is false when the caller rebuilds the vocabulary afterwards.
 */
export async function refreshDocuments(
  trx: Kysely<unknown>,
  codes: readonly string[],
  context: DocumentContext,
  { extendVocabulary = true } = {},
): Promise<void> {
  if (codes.length === 0) return;
  const revision = (await lockRevision(trx)) + 1;
  const products = await readSourceProducts(trx, codes);
  const drafts = products.map((product) => documentDraft(product, context));
  if (!(await writeDocuments(trx, codes, drafts, revision))) return;
  await writeRevision(trx, revision);
  if (extendVocabulary) await addToVocabulary(trx, codes);
  await notify(trx, changedChannel, String(revision));
  // Also invalidates product pages, because they show that a product is sold out.
  await invalidateTags(trx, [listingTag, ...codes.map((code) => `product:${code}`)]);
}
