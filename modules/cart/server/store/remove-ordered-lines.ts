import { type RawBuilder, sql } from "kysely";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";

/** Locks a cart until the transaction ends, as `lockCart` does, if there is one: the body of a common table expression. */
export const cartLock = (owner: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select from cart.cart where owner = ${owner} for update`;

/**
 * Removes the ordered lines from a cart that is locked: of a line that was changed meanwhile, as many pieces as were ordered. Pieces that
 * were added since stay, under another id: a checkout that holds the old one must not order them again (1B-08).
 */
export function removeOrderedLines(
  owner: string,
  ordered: readonly { readonly id: string; readonly quantity: number }[],
): WriteFragment {
  const ids = ordered.map(({ id }) => id);
  const quantities = ordered.map(({ quantity }) => quantity);
  const these = sql`unnest(${ids}::uuid[], ${quantities}::int[]) as ordered (id, quantity)`;
  return {
    rows: [
      sql`delete from cart.line using ${these}
        where line.id = ordered.id and line.owner = ${owner} and line.quantity <= ordered.quantity`,
      sql`update cart.line set quantity = line.quantity - ordered.quantity, id = gen_random_uuid() from ${these}
        where line.id = ordered.id and line.owner = ${owner} and line.quantity > ordered.quantity`,
    ],
  };
}
