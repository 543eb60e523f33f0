import { type Kysely, sql } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import { notify } from "#kit/postgres/notify.ts";
import { runningPrices } from "#modules/promotion/server/index.ts";
import { documentDraft, type NameBook, nameBook } from "./document-draft.ts";
import { readGroupNames } from "./group-names.ts";
import type { CampaignPrices } from "./leading-price.ts";
import { readSourceProducts } from "./source-products.ts";
import { addWords } from "./word-list.ts";
import { writeDocuments } from "./write-documents.ts";

/** Heard by every process that keeps a copy of the documents; the payload is the revision they should reach. */
export const changedChannel = "search_changed";

/** Pages that list products carry this tag; they are cleared when what can be found, or its order, changes. */
export const listingTag = "listing";

/** What documents are made with besides the products themselves; read once for many products. */
export type Surroundings = { readonly names: NameBook; readonly campaigns: CampaignPrices };

export async function readSurroundings(db: Kysely<unknown>, at: Date): Promise<Surroundings> {
  const groups = await readGroupNames(db);
  const campaigns = new Map<string, number[]>();
  for (const { skuCode, price } of await runningPrices(db, at)) {
    const known = campaigns.get(skuCode);
    if (known) known.push(price);
    else campaigns.set(skuCode, [price]);
  }
  return { names: nameBook(groups), campaigns };
}

/**
 * Brings the documents of these products up to date inside a transaction, and tells every process and every kept page when
 * it commits. A fixed number of statements. Whoever counts all words later need not count those of these.
 */
export async function refreshDocuments(
  trx: Kysely<unknown>,
  codes: readonly string[],
  { names, campaigns }: Surroundings,
  { countWords = true } = {},
): Promise<void> {
  if (codes.length === 0) return;
  const revision = (await lockState(trx)) + 1;
  const products = await readSourceProducts(trx, codes);
  const drafts = products.map((product) => documentDraft(product, names, campaigns));
  if (!(await writeDocuments(trx, codes, drafts, revision))) return;
  await sql`update search.state set revision = ${revision}`.execute(trx);
  if (countWords) await addWords(trx, codes);
  await notify(trx, changedChannel, String(revision));
  // Whatever brought the change about, a sold-out product says so on its own page too.
  await invalidateTags(trx, [listingTag, ...codes.map((code) => `product:${code}`)]);
}

/** Documents are changed by one transaction after the other, so that nobody sees a revision before the one below it. */
export async function lockState(trx: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from search.state for update`.execute(trx);
  return rows[0]?.revision ?? 0;
}
