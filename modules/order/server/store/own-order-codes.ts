import { type Kysely, sql } from "kysely";

/**
 * The codes of an owner's orders by order code or payment reference. Orders of other owners are not found.
 */
export async function ownOrderCodes(
  db: Kysely<unknown>,
  owner: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (references.length === 0) return new Map();
  const { rows } = await sql<{ reference: string; codes: string[] }>`
    select reference, array_agg(code order by code) as codes
    from orders.placed_order, lateral (values (code), (payment_reference)) as known (reference)
    where owner = ${owner} and reference = any(${references}::text[])
      and (code = any(${references}::text[]) or payment_reference = any(${references}::text[]))
    group by reference`.execute(db);
  return new Map(rows.map(({ reference, codes }) => [reference, codes]));
}
