import { type Kysely, sql, type Transaction } from "kysely";
import { statusSql } from "./stored-return.ts";

const ownerOf = (userCode: string) => `member:${userCode}`;

/** A member's returns, for the file they may download. */
export async function collectReturns(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select back.code as "returnCode", back.order_code as "orderCode", back.status, back.reason, back.remark,
      back.video_url as "videoUrl", back.account_shown as "bankAccount", back.money, back.points,
      back.company_name as "companyName", back.express_code as "expressCode", back.created_at as "createdAt",
      (select count(*)::int from returns.photo where return_code = back.code) as photos
    from returns.return_order as back where back.owner = ${ownerOf(userCode)}
    order by back.created_at desc, back.code`.execute(db);
  return rows;
}

/** Anonymises the returns of a deleted member: amounts are kept for accounting, remarks and photos are deleted. */
export async function forgetReturns(trx: Transaction<unknown>, userCode: string): Promise<void> {
  await sql`delete from returns.photo where owner = ${ownerOf(userCode)}`.execute(trx);
  await sql`
    update returns.return_order set owner = null, remark = '', video_url = null, account_sealed = null,
      account_shown = null
    where owner = ${ownerOf(userCode)}`.execute(trx);
}

const open = statusSql("requested", "approved", "inTransit", "received");

/** The orders of a member's unfinished returns (D-56, D-92). */
export async function ordersWithOpenReturn(trx: Transaction<unknown>, userCode: string): Promise<string[]> {
  const { rows } = await sql<{ orderCode: string }>`
    select distinct order_code as "orderCode" from returns.return_order
    where owner = ${ownerOf(userCode)} and status in (${open})`.execute(trx);
  return rows.map(({ orderCode }) => orderCode);
}
