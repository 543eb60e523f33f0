import { sql, type Transaction } from "kysely";

/** Orders of an owner that are not over, and why; `returning` are codes, `refunding` references of payments. */
export type OpenOrder = {
  readonly orderCode: string;
  readonly reason: "UNPAID" | "ON_ITS_WAY" | "RETURN_OPEN" | "REFUND_OPEN";
};

/** Locks and answers the orders of an owner that still need their address, their contact or their account, by code (D-92). */
export async function openOrdersOf(
  trx: Transaction<unknown>,
  owner: string,
  { returning, refunding }: { readonly returning: readonly string[]; readonly refunding: readonly string[] },
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select code as "orderCode", case when status = '21' then 'UNPAID' when status in ('31', '41', '42') then 'ON_ITS_WAY'
      when code = any(${[...returning]}::text[]) then 'RETURN_OPEN' else 'REFUND_OPEN' end as reason
    from orders.placed_order
    where owner = ${owner} and (status in ('21', '31', '41', '42') or code = any(${[...returning]}::text[])
      or payment_reference = any(${[...refunding]}::text[]))
    order by code for update`.execute(trx);
  return rows;
}
