import { sql, type Transaction } from "kysely";
import { statusSql } from "./stored-order.ts";

/** Unfinished orders of an owner, and why; `returning` are order codes, `refunding` payment references. */
export type OpenOrder = {
  readonly orderCode: string;
  readonly reason: "UNPAID" | "ON_ITS_WAY" | "RETURN_OPEN" | "REFUND_OPEN";
};

const unpaid = statusSql("awaitingPayment");
const onItsWay = statusSql("paid", "partiallyShipped", "shipped");

/** Locks and answers the orders that still need the owner's address, contact or account, by code (D-92). */
export async function openOrdersOf(
  trx: Transaction<unknown>,
  owner: string,
  { returning, refunding }: { readonly returning: readonly string[]; readonly refunding: readonly string[] },
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select code as "orderCode", case when status = ${unpaid} then 'UNPAID' when status in (${onItsWay}) then 'ON_ITS_WAY'
      when code = any(${[...returning]}::text[]) then 'RETURN_OPEN' else 'REFUND_OPEN' end as reason
    from orders.placed_order
    where owner = ${owner} and (status in (${unpaid}, ${onItsWay}) or code = any(${[...returning]}::text[])
      or payment_reference = any(${[...refunding]}::text[]))
    order by code for update`.execute(trx);
  return rows;
}
