import { type Kysely, sql } from "kysely";
import { isOrderOfStore } from "#modules/order/server/index.ts";
import type { ReturnRow } from "./admin-returns.ts";
import { returnFrom } from "./stored-return.ts";

/** A member's newest returns and how many there are, by one statement; of one store when it is named. */
export async function returnsOfMember(
  db: Kysely<unknown>,
  userCode: string,
  { storeCode, limit }: { readonly storeCode: string | null; readonly limit: number },
): Promise<{ readonly returns: readonly ReturnRow[]; readonly total: number }> {
  const { rows } = await sql<Omit<ReturnRow, "status"> & { status: string; total: number }>`
    select back.code, back.order_code as "orderCode", back.status, back.reason, back.money, back.points,
      back.created_at as "createdAt", (count(*) over ())::int as total,
      (select coalesce(sum(quantity), 0)::int from returns.line where return_code = back.code) as pieces
    from returns.return_order as back
    where back.owner = ${`member:${userCode}`} and (${storeCode}::text is null
      or ${isOrderOfStore(sql`back.order_code`, storeCode)})
    order by back.created_at desc, back.code limit ${limit}`.execute(db);
  return { returns: rows.map(({ total: _total, ...row }) => returnFrom(row)), total: rows[0]?.total ?? 0 };
}
