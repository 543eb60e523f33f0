import { type Group, groups } from "../../contract/groups.ts";
import type { Sort } from "../../contract/sorts.ts";
import type { Columns } from "./columns.ts";
import type { Orders } from "./orders.ts";
import { shelf } from "./shelves.ts";
import { groupBit, type Values } from "./values.ts";

/** What was asked of the columns. Values are numbers of `Values`; undefined stands for one no product has. */
export type Selection = {
  /** Only these, found by words; null for every product. */
  readonly found: Found | null;
  /** Whatever else is chosen, a product must have these. */
  readonly within: readonly (number | undefined)[];
  /** Chosen values by group: any of a group will do, all groups must agree. */
  readonly chosen: Readonly<Partial<Record<Group, readonly (number | undefined)[]>>>;
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
};

/** Documents that words found, and how well each fits, by its number. */
export type Found = { readonly ids: ArrayLike<number>; readonly scores: Uint16Array };

export type Selected = {
  readonly total: number;
  readonly ids: number[];
  /** How many products would be shown with each value, its own group's choice set aside; by the value's number. */
  readonly counts: Uint32Array;
};

const withinBits = [64, 128];

/** Filters, counts and cuts out a page in one walk over the documents. */
export function select(columns: Columns, orders: Orders, values: Values, selection: Selection): Selected {
  const { found, sort } = selection;
  const counts = new Uint32Array(values.count());
  const flags = new Uint8Array(values.count());
  let required = 0;
  selection.within.forEach((value, at) => {
    const bit = withinBits[at] ?? 0;
    required |= bit;
    if (value !== undefined) flags[value] = (flags[value] ?? 0) | bit;
  });
  for (const group of groups) {
    const wanted = selection.chosen[group];
    if (!wanted || wanted.length === 0) continue;
    required |= groupBit[group];
    for (const value of wanted) if (value !== undefined) flags[value] = (flags[value] ?? 0) | groupBit[group];
  }
  const hits = new Uint8Array(columns.size);
  const [shelved] = selection.within;
  const all = shelved === undefined ? orders.RELEVANCE : shelf(columns, orders, shelved);
  const total = walk(columns, found?.ids ?? all, { required, flags, bits: values.bits() }, hits, counts);
  const scores = found && sort === "RELEVANCE" ? found.scores : null;
  const ids = scores
    ? bestPage(hits, scores, orders, found?.ids ?? [], selection)
    : pageOf(orders[sort], (id) => hits[id] === 1, selection.offset, selection.limit);
  return { total, ids, counts };
}

type Test = { readonly required: number; readonly flags: Uint8Array; readonly bits: Uint8Array };

function walk(
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
      // A product that fails in one group only would be shown if that group's choice were another.
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

/** Up to so many are simply sorted; of more, only the ranks that reach into the page are looked for. */
const fewEnough = 2_000;

/** The best first, equals in the shop's own order. */
function bestPage(
  hits: Uint8Array,
  scores: Uint16Array,
  orders: Orders,
  ids: ArrayLike<number>,
  { offset, limit }: Selection,
): number[] {
  const shown = Array.from(ids).filter((id) => hits[id] === 1);
  const { place } = orders;
  if (shown.length <= fewEnough) {
    shown.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (place[a] ?? 0) - (place[b] ?? 0));
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
