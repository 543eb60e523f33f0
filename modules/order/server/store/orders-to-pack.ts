import { type Kysely, sql } from "kysely";
import type { Order } from "../order.ts";
import { readOrders } from "./orders.ts";
import { statusSql } from "./stored-order.ts";

/** Orders of a place that wait to be packed, the oldest first; `without` are left out. */
export const ordersToPack = (
  db: Kysely<unknown>,
  {
    sourceCode,
    without,
    limit,
  }: { readonly sourceCode: string; readonly without: readonly string[]; readonly limit: number },
): Promise<Order[]> =>
  readOrders(
    db,
    sql<boolean>`placed.source_code = ${sourceCode}
      and placed.status in (${statusSql("paid", "partiallyShipped")}) and placed.code <> all(${[...without]}::text[])`,
    { offset: 0, limit, order: sql`placed.placed_at, placed.code` },
  );
