import { sql } from "kysely";
import type { Writes } from "#kit/postgres/write-together.ts";

/**
 * Takes what was ordered out of a cart. Pieces that were added since stay; a line somebody has removed meanwhile is gone
 * already.
 */
export function takeOutOfCart(
  owner: string,
  ordered: readonly { readonly id: string; readonly quantity: number }[],
): Writes {
  const ids = ordered.map(({ id }) => id);
  const quantities = ordered.map(({ quantity }) => quantity);
  const these = sql`unnest(${ids}::uuid[], ${quantities}::int[]) as ordered (id, quantity)`;
  return {
    rows: [
      sql`delete from cart.line using ${these}
        where line.id = ordered.id and line.owner = ${owner} and line.quantity <= ordered.quantity`,
      sql`update cart.line set quantity = line.quantity - ordered.quantity from ${these}
        where line.id = ordered.id and line.owner = ${owner} and line.quantity > ordered.quantity`,
    ],
  };
}
