import type { Kysely } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { notify } from "#kit/postgres/notify.ts";
import { readCatalogueNames } from "#modules/catalogue/server/index.ts";
import { runningPrices } from "#modules/promotion/server/index.ts";
import { lockRevision, writeRevision } from "../store/search-state.ts";
import { addToVocabulary } from "../store/vocabulary.ts";
import { writeDocuments } from "../store/write-documents.ts";
import { documentDraft, type TermsByCode, termsByCode } from "./document-draft.ts";
import type { FlashSalePrices } from "./leading-price.ts";
import { readSourceProducts } from "./source-products.ts";

/** NOTIFY channel for processes with an in-memory index; the payload is the revision they should reach. */
export const changedChannel = "search_changed";

/** Cache tag of pages that list products; invalidated when a document changes. */
export const listingTag = "listing";

/** What documents depend on besides their products; read once for many products. */
export type DocumentContext = { readonly terms: TermsByCode; readonly flashSales: FlashSalePrices };

export async function readDocumentContext(db: Kysely<unknown>, at: Date): Promise<DocumentContext> {
  const names = await readCatalogueNames(db);
  const flashSales = new Map<string, number[]>();
  for (const { skuCode, price } of await runningPrices(db, at)) {
    const known = flashSales.get(skuCode);
    if (known) known.push(price);
    else flashSales.set(skuCode, [price]);
  }
  return { terms: termsByCode(names), flashSales };
}

/**
 * Updates the documents of these products inside a transaction; its commit notifies every process and invalidates cached
 * pages. A fixed number of statements. `extendVocabulary` is false when the caller rebuilds the vocabulary afterwards.
 */
export async function refreshDocuments(
  trx: Kysely<unknown>,
  codes: readonly string[],
  { terms, flashSales }: DocumentContext,
  { extendVocabulary = true } = {},
): Promise<void> {
  if (codes.length === 0) return;
  const revision = (await lockRevision(trx)) + 1;
  const products = await readSourceProducts(trx, codes);
  const drafts = products.map((product) => documentDraft(product, terms, flashSales));
  if (!(await writeDocuments(trx, codes, drafts, revision))) return;
  await writeRevision(trx, revision);
  if (extendVocabulary) await addToVocabulary(trx, codes);
  await notify(trx, changedChannel, String(revision));
  // Product pages too: they show that a product is sold out.
  await invalidateTags(trx, [listingTag, ...codes.map((code) => `product:${code}`)]);
}
