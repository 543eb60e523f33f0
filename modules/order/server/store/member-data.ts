import { type Kysely, sql, type Transaction } from "kysely";
import { forgetSigners } from "#modules/shipping/server/index.ts";

const ownerOf = (userCode: string) => `member:${userCode}`;

/** The codes of a member's orders, for modules that store something about them. */
export async function memberOrderCodes(db: Kysely<unknown>, userCode: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from orders.placed_order where owner = ${ownerOf(userCode)}`.execute(db);
  return rows.map(({ code }) => code);
}

/** A member's orders, for the export of their data. */
export async function collectOrders(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const { rows } = await sql`
    select code as "orderCode", status, placed_at as "placedAt", total_amount as "totalAmount", receiver, address, billing,
      (select json_agg(json_build_object('name', name, 'skuCode', sku_code, 'quantity', quantity, 'paid', pay_amount)
        order by number) from orders.line where order_code = placed.code) as lines,
      (select coalesce(json_agg(json_build_object('editedAt', edited_at, 'contact', contact) order by edited_at), '[]')
        from orders.edit where order_code = placed.code and contact is not null) as "contactEdits"
    from orders.placed_order as placed where owner = ${ownerOf(userCode)} order by placed_at desc, code`.execute(db);
  return rows;
}

/** Anonymises the orders of a deleted member; the sales are kept for accounting. */
export async function forgetOrders(trx: Transaction<unknown>, userCode: string): Promise<void> {
  const codes = await memberOrderCodes(trx, userCode);
  await forgetSigners(trx, codes);
  await sql`
    update orders.edit set contact = '{}' where contact is not null and order_code = any(${codes})`.execute(trx);
  await sql`
    update orders.placed_order set owner = null, club_mobile = null, confirm_code = null,
      receiver = '{"firstName": "", "lastName": "", "mobile": "", "email": ""}', billing = null,
      address = case when address is null then null else address || '{"companyName": "", "taxId": "", "address1": ""}' end
    where owner = ${ownerOf(userCode)}`.execute(trx);
}
