import { type Sort, sorts } from "../../contract/sorts.ts";
import type { Columns } from "./columns.ts";

/** The listed documents in each order a shopper can choose; kept sorted, so that a page is read off and never sorted. */
export type Orders = Readonly<Record<Sort, Uint32Array>> & {
  /** Each document's place in the shop's own order. */
  readonly place: Uint32Array;
};

type Compare = (a: number, b: number) => number;
const at = (column: ArrayLike<number>, id: number): number => column[id] ?? 0;

/**
 * Every order ends with the code, so that it is the same on every node and pages never overlap. The shop's own: what can
 * be bought first, then what sells best.
 */
function comparisons(columns: Columns): Record<Sort, Compare> {
  const { available, popularity, price, discount, released, code } = columns;
  const byCode: Compare = (a, b) => ((code[a] ?? "") < (code[b] ?? "") ? -1 : 1);
  const own: Compare = (a, b) =>
    at(available, b) - at(available, a) || at(popularity, b) - at(popularity, a) || byCode(a, b);
  return {
    RELEVANCE: own,
    NEWEST: (a, b) => at(released, b) - at(released, a) || byCode(a, b),
    PRICE_UP: (a, b) => at(price, a) - at(price, b) || byCode(a, b),
    PRICE_DOWN: (a, b) => at(price, b) - at(price, a) || byCode(a, b),
    DISCOUNT: (a, b) => at(discount, b) - at(discount, a) || own(a, b),
  };
}

export const noOrders = (): Orders => ordersAfter(null, emptyChange);

const emptyChange = { columns: null, changed: new Set<number>() };
type Change = { readonly columns: Columns | null; readonly changed: ReadonlySet<number> };

/** The orders after some documents changed: those are taken out and put in where they belong now. */
export function ordersAfter(before: Orders | null, { columns, changed }: Change): Orders {
  if (!columns) {
    const none = new Uint32Array(0);
    return { RELEVANCE: none, NEWEST: none, PRICE_UP: none, PRICE_DOWN: none, DISCOUNT: none, place: none };
  }
  const compare = comparisons(columns);
  const coming = Uint32Array.from([...changed].filter((id) => columns.listed[id] === 1));
  const after = Object.fromEntries(
    sorts.map((sort) => [sort, merged(before?.[sort] ?? new Uint32Array(0), changed, coming, compare[sort])]),
  ) as Record<Sort, Uint32Array>;
  const place = new Uint32Array(columns.size);
  after.RELEVANCE.forEach((id, index) => {
    place[id] = index;
  });
  return { ...after, place };
}

function merged(kept: Uint32Array, changed: ReadonlySet<number>, coming: Uint32Array, compare: Compare): Uint32Array {
  const sorted = coming.slice().sort(compare);
  const staying = changed.size === 0 ? kept : kept.filter((id) => !changed.has(id));
  const result = new Uint32Array(staying.length + sorted.length);
  let next = 0;
  let out = 0;
  for (const id of staying) {
    for (let other = sorted[next]; other !== undefined && compare(other, id) < 0; other = sorted[next]) {
      result[out++] = other;
      next += 1;
    }
    result[out++] = id;
  }
  result.set(sorted.subarray(next), out);
  return result;
}
