import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Order } from "../order.ts";
import { countOrders, readOrders } from "./orders.ts";

const ownerOf = (userCode: string) => `member:${userCode}`;

type Window = { readonly storeCode: string | null; readonly limit: number };

/** A member's newest orders and how many there are; of one store when it is named. */
export async function ordersOfMember(
  db: Kysely<unknown>,
  userCode: string,
  { storeCode, limit }: Window,
): Promise<{ readonly orders: readonly Order[]; readonly total: number }> {
  const where = sql<boolean>`placed.owner = ${ownerOf(userCode)}
    and (${storeCode}::text is null or placed.store ->> 'code' = ${storeCode})`;
  return { orders: await readOrders(db, where, { offset: 0, limit }), total: await countOrders(db, where) };
}

/** How many orders each of these members has placed, and when the last one; those without are missing. */
export async function orderCountsOf(
  db: Kysely<unknown>,
  userCodes: readonly string[],
): Promise<ReadonlyMap<string, { readonly orders: number; readonly lastAt: Date }>> {
  const { rows } = await sql<{ userCode: string; orders: number; lastAt: Date }>`
    select substr(owner, 8) as "userCode", count(*)::int as orders, max(placed_at) as "lastAt"
    from orders.placed_order where owner = any(${userCodes.map(ownerOf)}::text[]) group by owner`.execute(db);
  return new Map(rows.map(({ userCode, ...counts }) => [userCode, counts]));
}

/** Whether a member has placed an order, or none; the code is an expression of the surrounding statement. */
export const hasOrders =
  (wanted: boolean) =>
  ({ userCode }: { userCode: RawBuilder<string> }): RawBuilder<boolean> =>
    sql<boolean>`exists (select from orders.placed_order where owner = 'member:' || ${userCode}) = ${wanted}`;

/** The member who placed an order; null for a guest's and an unknown one. */
export async function memberOfOrder(db: Kysely<unknown>, code: string): Promise<string | null> {
  const { rows } = await sql<{ userCode: string }>`
    select substr(owner, 8) as "userCode" from orders.placed_order
    where code = ${code} and owner like 'member:%'`.execute(db);
  return rows[0]?.userCode ?? null;
}
