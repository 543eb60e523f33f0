import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#kit/postgres/connect.ts";
import { priceBandOf } from "../../contract/price-bands.ts";
import { type GroupNames, readGroupNames } from "../documents/group-names.ts";
import { type DocumentRow, readDocumentsAfter, readRevision } from "../store/documents.ts";
import { readPostings, type Term } from "../store/postings.ts";
import { type Columns, emptyColumns, putRow } from "./columns.ts";
import type { Posting } from "./match-words.ts";
import { noOrders, type Orders, ordersAfter } from "./orders.ts";
import { createPostingCache } from "./posting-cache.ts";
import { createValues, type Values } from "./values.ts";

/** Everything one process knows about the documents at a moment. */
export type Copy = {
  readonly columns: Columns;
  readonly orders: Orders;
  readonly values: Values;
  readonly names: GroupNames;
  /** Counts how often it was brought up to date: with the same number everything in it is as it was. */
  readonly reading: number;
};

/**
 * This process's copy of what filters and sorts need. It is a cache: it follows the database by revisions, and the first
 * question after a start waits until it is there.
 */
export type SearchMemory = {
  copy(): Promise<Copy>;
  /** The documents each term stands in; from memory, else from the database by one statement for all of them. */
  postings(terms: readonly Term[]): Promise<Posting[]>;
  /** Reads what changed; with a revision, until that is reached, as a replica may lag behind the notice. */
  catchUp(revision?: number): Promise<void>;
};

export type SearchMemoryOptions = { readonly database: Database; readonly maxPostingBytes?: number };

const batch = 2_000;
const lagSteps = 40;
const lagStepMs = 250;

const termKey = ({ phrases, beginning }: Term) => `${beginning ? "*" : ""}${phrases.join("|")}`;

export function createSearchMemory({
  database,
  maxPostingBytes = 16 * 1024 * 1024,
}: SearchMemoryOptions): SearchMemory {
  const db = database.kysely;
  const columns = emptyColumns();
  const values = createValues();
  const cache = createPostingCache(maxPostingBytes);
  let copy: Copy | null = null;
  let seen = -1;
  let wordsSeen = -1;
  let running: Promise<void> | null = null;
  let again = false;

  async function read(): Promise<void> {
    const reached = await readRevision(db);
    const names = await readGroupNames(db);
    if (copy && reached === seen) {
      copy = { ...copy, names, reading: copy.reading + 1 };
      return;
    }
    const changed = new Set<number>();
    let newWords = wordsSeen;
    let from = { revision: seen, id: 2_147_483_647 };
    for (;;) {
      const rows = await readDocumentsAfter(db, from, batch);
      for (const row of rows) {
        putRow(columns, columnRow(row, values));
        changed.add(row.id);
        newWords = Math.max(newWords, row.wordsRevision);
      }
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      from = { revision: last.revision, id: last.id };
      // A first read of a large shop must not keep others waiting.
      await nextTurn();
    }
    if (newWords > wordsSeen) cache.clear();
    wordsSeen = newWords;
    const orders = ordersAfter(copy?.orders ?? noOrders(), { columns, changed });
    copy = { columns, values, names, orders, reading: (copy?.reading ?? 0) + 1 };
    seen = reached;
  }

  /** One reading at a time; what is asked for meanwhile is answered by one more afterwards. */
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
    async copy() {
      if (!copy) await readOnce();
      if (!copy) throw new Error("the search memory could not be filled");
      return copy;
    },

    async postings(terms) {
      const known = terms.map((term) => cache.get(termKey(term)));
      const missing = terms.filter((_, at) => known[at] === undefined);
      if (missing.length === 0) return known as Posting[];
      const generation = wordsSeen;
      const read = await readPostings(db, missing);
      // Words that changed while they were read must be read again next time.
      if (generation === wordsSeen)
        for (const [at, term] of missing.entries()) cache.set(termKey(term), read[at] as Posting);
      let next = 0;
      return known.map((posting) => posting ?? (read[next++] as Posting));
    },

    async catchUp(revision = 0) {
      await readOnce();
      for (let step = 0; step < lagSteps && seen < revision; step += 1) {
        await sleep(lagStepMs);
        await readOnce();
      }
    },
  };
}

function columnRow(row: DocumentRow, values: Values) {
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
