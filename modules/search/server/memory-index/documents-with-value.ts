import type { Columns } from "./columns.ts";
import type { SortOrders } from "./sort-orders.ts";

const cache = new WeakMap<SortOrders, Map<number, Uint32Array>>();

/** The documents that have a facet value, in the default order; cached until a document changes. */
export function documentsWithValue(columns: Columns, orders: SortOrders, value: number): Uint32Array {
  const byValue = cache.get(orders) ?? new Map<number, Uint32Array>();
  cache.set(orders, byValue);
  const cached = byValue.get(value);
  if (cached) return cached;
  const { start, length, values } = columns;
  const found = orders.RELEVANCE.filter((id) => {
    const first = start[id] as number;
    const end = first + (length[id] as number);
    for (let at = first; at < end; at += 1) if (values[at] === value) return true;
    return false;
  });
  byValue.set(value, found);
  return found;
}
