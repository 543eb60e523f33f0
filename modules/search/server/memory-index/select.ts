import { type Facet, facets } from "../../contract/facets.ts";
import type { Sort } from "../../contract/sorts.ts";
import type { Columns } from "./columns.ts";
import { documentsWithValue } from "./documents-with-value.ts";
import { type FacetValues, facetBit } from "./facet-values.ts";
import type { SortOrders } from "./sort-orders.ts";

/** A query on the columns. Values are numbers of `FacetValues`; undefined is a value no product has. */
export type Selection = {
  /** The documents that matched search terms; null for all. */
  readonly matches: ScoredDocuments | null;
  /** Values every result must have: the category or brand of the page. */
  readonly within: readonly (number | undefined)[];
  /** Chosen values: alternatives within a facet, all facets must match. */
  readonly chosen: Readonly<Partial<Record<Facet, readonly (number | undefined)[]>>>;
  readonly sort: Sort;
  /** Codes of products that come before all others. */
  readonly first?: readonly string[];
  readonly offset: number;
  readonly limit: number;
};

/** Documents that matched search terms, and the scores by document id. */
export type ScoredDocuments = { readonly ids: ArrayLike<number>; readonly scores: Uint16Array };

export type Selected = {
  readonly total: number;
  readonly ids: number[];
  /** By value number: the results with that value if the choice in its own facet were removed. */
  readonly counts: Uint32Array;
};

const withinBits = [64, 128];

/** Filters, counts facet values and takes one page, in one scan of the documents. */
export function select(columns: Columns, orders: SortOrders, values: FacetValues, selection: Selection): Selected {
  const { matches, sort } = selection;
  const counts = new Uint32Array(values.count());
  const flags = new Uint8Array(values.count());
  let required = 0;
  selection.within.forEach((value, at) => {
    const bit = withinBits[at] ?? 0;
    required |= bit;
    if (value !== undefined) flags[value] = (flags[value] ?? 0) | bit;
  });
  for (const facet of facets) {
    const wanted = selection.chosen[facet];
    if (!wanted || wanted.length === 0) continue;
    required |= facetBit[facet];
    for (const value of wanted) if (value !== undefined) flags[value] = (flags[value] ?? 0) | facetBit[facet];
  }
  const hits = new Uint8Array(columns.size);
  const [first] = selection.within;
  const all = first === undefined ? orders.RELEVANCE : documentsWithValue(columns, orders, first);
  const total = scan(columns, matches?.ids ?? all, { required, flags, bits: values.bits() }, hits, counts);
  const scores = matches && sort === "RELEVANCE" ? matches.scores : null;
  const ids = scores
    ? bestPage(hits, scores, orders, matches?.ids ?? [], selection)
    : pageWithFirst(columns, orders[sort], hits, selection);
  return { total, ids, counts };
}

/** A page of the results in an order, pinned products first. */
function pageWithFirst(
  columns: Columns,
  order: Uint32Array,
  hits: Uint8Array,
  { first = [], offset, limit }: Selection,
): number[] {
  if (first.length === 0) return pageOf(order, (id) => hits[id] === 1, offset, limit);
  const rank = new Map(first.map((code, place) => [code, place]));
  const ahead: (number | undefined)[] = [];
  const isAhead = new Set<number>();
  for (let id = 0; id < columns.size; id += 1) {
    const place = hits[id] === 1 ? rank.get(columns.code[id] ?? "") : undefined;
    if (place === undefined) continue;
    ahead[place] = id;
    isAhead.add(id);
  }
  const page = ahead.filter((id) => id !== undefined).slice(offset, offset + limit);
  const rest = pageOf(
    order,
    (id) => hits[id] === 1 && !isAhead.has(id),
    Math.max(0, offset - isAhead.size),
    limit - page.length,
  );
  return [...page, ...rest];
}

type Test = { readonly required: number; readonly flags: Uint8Array; readonly bits: Uint8Array };

function scan(
  columns: Columns,
  ids: ArrayLike<number>,
  { required, flags, bits }: Test,
  hits: Uint8Array,
  counts: Uint32Array,
): number {
  const { listed, start, length, values } = columns;
  const always = 64 | 128;
  let total = 0;
  for (let n = 0; n < ids.length; n += 1) {
    const id = ids[n] as number;
    if (listed[id] !== 1) continue;
    const first = start[id] as number;
    const end = first + (length[id] as number);
    let missing = required;
    if (required !== 0) {
      let has = 0;
      for (let at = first; at < end; at += 1) has |= flags[values[at] as number] as number;
      missing = required & ~has;
      // A product that fails in exactly one facet still counts for that facet's other values.
      if ((missing & always) !== 0 || (missing & (missing - 1)) !== 0) continue;
    }
    if (missing === 0) {
      total += 1;
      hits[id] = 1;
      for (let at = first; at < end; at += 1)
        counts[values[at] as number] = (counts[values[at] as number] as number) + 1;
    } else {
      for (let at = first; at < end; at += 1) {
        const value = values[at] as number;
        if (bits[value] === missing) counts[value] = (counts[value] as number) + 1;
      }
    }
  }
  return total;
}

function pageOf(order: Uint32Array, shown: (id: number) => boolean, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skip = offset;
  for (let n = 0; n < order.length && page.length < limit; n += 1) {
    const id = order[n] as number;
    if (!shown(id)) continue;
    if (skip > 0) skip -= 1;
    else page.push(id);
  }
  return page;
}

/** Up to this many results are sorted; with more, only the scores that can be on the page are collected. */
const maxSorted = 2_000;

/** Highest score first, equal scores in the default order. */
function bestPage(
  hits: Uint8Array,
  scores: Uint16Array,
  orders: SortOrders,
  ids: ArrayLike<number>,
  { offset, limit }: Selection,
): number[] {
  const shown = Array.from(ids).filter((id) => hits[id] === 1);
  const { position } = orders;
  if (shown.length <= maxSorted) {
    shown.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (position[a] ?? 0) - (position[b] ?? 0));
    return shown.slice(offset, offset + limit);
  }
  const perScore = new Map<number, number>();
  for (const id of shown) perScore.set(scores[id] ?? 0, (perScore.get(scores[id] ?? 0) ?? 0) + 1);
  const page: number[] = [];
  let before = 0;
  for (const [score, count] of [...perScore].sort(([a], [b]) => b - a)) {
    if (before + count > offset && page.length < limit) {
      const skip = Math.max(0, offset - before);
      const fits = (id: number) => hits[id] === 1 && scores[id] === score;
      page.push(...pageOf(orders.RELEVANCE, fits, skip, limit - page.length));
    }
    before += count;
  }
  return page;
}
