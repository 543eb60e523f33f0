import { type Sort, sorts } from "../../contract/sorts.ts";
import type { Columns } from "./columns.ts";

/** The listed documents in each order a shopper can choose; they stay sorted, so no request sorts. */
export type SortOrders = Readonly<Record<Sort, Uint32Array>> & {
  /** Each document's position in the default order. */
  readonly position: Uint32Array;
};

type Compare = (a: number, b: number) => number;
const at = (column: ArrayLike<number>, id: number): number => column[id] ?? 0;

/**
 * Ties are broken by code, so that the order is the same on every node and pages never overlap. The default order: available
 * products first, then by units sold.
 */
function comparisons(columns: Columns): Record<Sort, Compare> {
  const { available, popularity, price, discount, released, code } = columns;
  const byCode: Compare = (a, b) => ((code[a] ?? "") < (code[b] ?? "") ? -1 : 1);
  const byDefault: Compare = (a, b) =>
    at(available, b) - at(available, a) || at(popularity, b) - at(popularity, a) || byCode(a, b);
  return {
    RELEVANCE: byDefault,
    NEWEST: (a, b) => at(released, b) - at(released, a) || byCode(a, b),
    PRICE_UP: (a, b) => at(price, a) - at(price, b) || byCode(a, b),
    PRICE_DOWN: (a, b) => at(price, b) - at(price, a) || byCode(a, b),
    DISCOUNT: (a, b) => at(discount, b) - at(discount, a) || byDefault(a, b),
  };
}

export const emptySortOrders = (): SortOrders => updateSortOrders(null, emptyChange);

const emptyChange = { columns: null, changed: new Set<number>() };
type Change = { readonly columns: Columns | null; readonly changed: ReadonlySet<number> };

/** Removes the changed documents from the orders and merges them in at their new positions. */
export function updateSortOrders(before: SortOrders | null, { columns, changed }: Change): SortOrders {
  if (!columns) {
    const none = new Uint32Array(0);
    return { RELEVANCE: none, NEWEST: none, PRICE_UP: none, PRICE_DOWN: none, DISCOUNT: none, position: none };
  }
  const compare = comparisons(columns);
  const coming = Uint32Array.from([...changed].filter((id) => columns.listed[id] === 1));
  const after = Object.fromEntries(
    sorts.map((sort) => [sort, merged(before?.[sort] ?? new Uint32Array(0), changed, coming, compare[sort])]),
  ) as Record<Sort, Uint32Array>;
  const position = new Uint32Array(columns.size);
  after.RELEVANCE.forEach((id, index) => {
    position[id] = index;
  });
  return { ...after, position };
}

function merged(sorted: Uint32Array, changed: ReadonlySet<number>, coming: Uint32Array, compare: Compare): Uint32Array {
  const added = coming.slice().sort(compare);
  const staying = changed.size === 0 ? sorted : sorted.filter((id) => !changed.has(id));
  const result = new Uint32Array(staying.length + added.length);
  let next = 0;
  let out = 0;
  for (const id of staying) {
    for (let other = added[next]; other !== undefined && compare(other, id) < 0; other = added[next]) {
      result[out++] = other;
      next += 1;
    }
    result[out++] = id;
  }
  result.set(added.subarray(next), out);
  return result;
}
