import type { Columns } from "./columns.ts";
import type { Orders } from "./orders.ts";

const kept = new WeakMap<Orders, Map<number, Uint32Array>>();

/** The documents that have a value, in the shop's own order; looked for once for as long as nothing changes. */
export function shelf(columns: Columns, orders: Orders, value: number): Uint32Array {
  const shelves = kept.get(orders) ?? new Map<number, Uint32Array>();
  kept.set(orders, shelves);
  const known = shelves.get(value);
  if (known) return known;
  const { start, length, values } = columns;
  const found = orders.RELEVANCE.filter((id) => {
    const first = start[id] as number;
    const end = first + (length[id] as number);
    for (let at = first; at < end; at += 1) if (values[at] === value) return true;
    return false;
  });
  shelves.set(value, found);
  return found;
}
