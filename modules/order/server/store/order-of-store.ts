import { type RawBuilder, sql } from "kysely";

/** Whether the order of this code, an expression of the surrounding statement, is picked up at the store. */
export const isOrderOfStore = (orderCode: RawBuilder<string>, storeCode: string | null): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from orders.placed_order where code = ${orderCode} and store ->> 'code' = ${storeCode})`;
