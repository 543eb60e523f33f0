import { sql, type Transaction } from "kysely";

/**
 * Takes what was ordered out of a cart. Pieces that were added since stay; a line somebody has removed meanwhile is gone
 * already.
 */
export async function takeOutOfCart(
  trx: Transaction<unknown>,
  owner: string,
  ordered: readonly { readonly id: string; readonly quantity: number }[],
): Promise<void> {
  const ids = ordered.map(({ id }) => id);
  const quantities = ordered.map(({ quantity }) => quantity);
  const these = sql`unnest(${ids}::uuid[], ${quantities}::int[]) as ordered (id, quantity)`;
  await sql`
    delete from cart.line using ${these}
    where line.id = ordered.id and line.owner = ${owner} and line.quantity <= ordered.quantity`.execute(trx);
  await sql`
    update cart.line set quantity = line.quantity - ordered.quantity from ${these}
    where line.id = ordered.id and line.owner = ${owner} and line.quantity > ordered.quantity`.execute(trx);
}
