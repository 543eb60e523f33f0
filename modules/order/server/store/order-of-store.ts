import { type Kysely, type RawBuilder, sql } from "kysely";

/** Whether the order of this code, an expression of the surrounding statement, is picked up at the store. */
export const isOrderOfStore = (orderCode: RawBuilder<string>, storeCode: string | null): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from orders.placed_order where code = ${orderCode} and store ->> 'code' = ${storeCode})`;

/** Which of these stores have sent or hand out an order. */
export async function storesWithOrders(db: Kysely<unknown>, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select asked.code from unnest(${codes}::text[]) as asked (code)
    where exists (select from orders.placed_order
      where source_code = asked.code or store ->> 'code' = asked.code)`.execute(db);
  return rows.map(({ code }) => code);
}
