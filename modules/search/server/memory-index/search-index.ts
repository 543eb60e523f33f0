import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#kit/postgres/connect.ts";
import { type CatalogueNames, readCatalogueNames } from "#modules/catalogue/server/index.ts";
import { priceBandOf } from "../../contract/price-bands.ts";
import { type DocumentRow, readDocumentsAfter } from "../store/documents.ts";
import { readPostings, type Term } from "../store/postings.ts";
import { readRevision } from "../store/search-state.ts";
import { readTuning } from "../store/tuning.ts";
import { buildTuning, type Tuning } from "../tuning/tuning.ts";
import { type Columns, emptyColumns, putRow } from "./columns.ts";
import { createFacetValues, type FacetValues } from "./facet-values.ts";
import type { Posting } from "./match-terms.ts";
import { createPostingCache } from "./posting-cache.ts";
import { emptySortOrders, type SortOrders, updateSortOrders } from "./sort-orders.ts";

/** The state of the index between two updates. */
export type IndexSnapshot = {
  readonly columns: Columns;
  readonly orders: SortOrders;
  readonly values: FacetValues;
  readonly names: CatalogueNames;
  readonly tuning: Tuning;
  /** Incremented by every update of this process's index. */
  readonly version: number;
};

/**
 * This process's in-memory index for filters, facet counts and sorting. It is a cache that follows the database by revisions;
 * the first query after a start waits until it is filled.
 */
export type SearchIndex = {
  snapshot(): Promise<IndexSnapshot>;
  /** The postings of each term: cached, else read by one statement for all missing terms. */
  postings(terms: readonly Term[]): Promise<Posting[]>;
  /** Reads changed documents; with a revision, until it is reached, because a replica may lag behind the notification. */
  catchUp(revision?: number): Promise<void>;
};

export type SearchIndexOptions = {
  readonly database: Database;
  readonly maxPostingBytes?: number;
  /** Brands, categories, attributes or the tuning were reloaded and differ: responses made from the earlier ones are outdated. */
  readonly onReferencesChanged?: () => void;
};

const batchSize = 2_000;
const lagRetries = 40;
const lagRetryMs = 250;

const referencesOf = ({ names, tuning }: IndexSnapshot) => JSON.stringify([names, tuning.rows]);

const termKey = ({ phrases, prefix }: Term) => `${prefix ? "*" : ""}${phrases.join("|")}`;

export function createSearchIndex(options: SearchIndexOptions): SearchIndex {
  const { database, maxPostingBytes = 16 * 1024 * 1024, onReferencesChanged } = options;
  const db = database.kysely;
  const columns = emptyColumns();
  const values = createFacetValues();
  const cache = createPostingCache(maxPostingBytes);
  let snapshot: IndexSnapshot | null = null;
  let revision = -1;
  let termsRevision = -1;
  let running: Promise<void> | null = null;
  let again = false;

  async function read(): Promise<void> {
    const before = snapshot;
    await readChanges();
    // The page cache is cleared when a change commits, this index is read a moment later: a page made in between is outdated.
    if (before && snapshot && referencesOf(before) !== referencesOf(snapshot)) onReferencesChanged?.();
  }

  async function readChanges(): Promise<void> {
    const reached = await readRevision(db);
    const names = await readCatalogueNames(db);
    const rows = await readTuning(db);
    const isSame = JSON.stringify(rows) === JSON.stringify(snapshot?.tuning.rows);
    const tuning = snapshot && isSame ? snapshot.tuning : buildTuning(rows);
    if (snapshot && reached === revision) {
      snapshot = { ...snapshot, names, tuning, version: snapshot.version + 1 };
      return;
    }
    const changed = new Set<number>();
    let newTermsRevision = termsRevision;
    let from = { revision, id: 2_147_483_647 };
    for (;;) {
      const rows = await readDocumentsAfter(db, from, batchSize);
      for (const row of rows) {
        putRow(columns, columnRow(row, values));
        changed.add(row.id);
        newTermsRevision = Math.max(newTermsRevision, row.termsRevision);
      }
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      from = { revision: last.revision, id: last.id };
      // The first read of a large shop must not block the event loop.
      await nextTurn();
    }
    if (newTermsRevision > termsRevision) cache.clear();
    termsRevision = newTermsRevision;
    const orders = updateSortOrders(snapshot?.orders ?? emptySortOrders(), { columns, changed });
    snapshot = { columns, values, names, tuning, orders, version: (snapshot?.version ?? 0) + 1 };
    revision = reached;
  }

  /** One read at a time; calls during a read are answered by one more read after it. */
  function readOnce(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await read();
      } while (again);
    })().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async snapshot() {
      if (!snapshot) await readOnce();
      if (!snapshot) throw new Error("the search index could not be filled");
      return snapshot;
    },

    async postings(terms) {
      const known = terms.map((term) => cache.get(termKey(term)));
      const missing = terms.filter((_, at) => known[at] === undefined);
      if (missing.length === 0) return known as Posting[];
      const revisionBefore = termsRevision;
      const read = await readPostings(db, missing);
      // Postings read while terms changed are not cached.
      if (revisionBefore === termsRevision)
        for (const [at, term] of missing.entries()) cache.set(termKey(term), read[at] as Posting);
      let next = 0;
      return known.map((posting) => posting ?? (read[next++] as Posting));
    },

    async catchUp(wanted = 0) {
      await readOnce();
      for (let retry = 0; retry < lagRetries && revision < wanted; retry += 1) {
        await sleep(lagRetryMs);
        await readOnce();
      }
    },
  };
}

function columnRow(row: DocumentRow, values: FacetValues) {
  const { id, code, listed, available, price, discount, released, popularity } = row;
  return {
    id,
    code,
    listed,
    available,
    price,
    discount,
    released,
    popularity,
    values: [
      ...row.categories.map((category) => values.add("category", category)),
      values.add("brand", row.brand),
      values.add("price", priceBandOf(price)),
      ...row.sizes.map((size) => values.add("size", size)),
      ...row.colors.map((color) => values.add("color", color)),
      values.add("availability", available ? "IN_STOCK" : "SOLD_OUT"),
    ],
  };
}
