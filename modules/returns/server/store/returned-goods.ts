import { type Kysely, sql } from "kysely";
import { returnStatusCodes } from "#modules/order/contract/wire/return-status-codes.ts";
import { orderLinesOfSkus } from "#modules/order/server/index.ts";

export type ReturnedUnits = { readonly reason: string; readonly units: number };

/** Units of these SKUs that came back or are to come back, by reason, the most frequent first. Refused returns do not count. */
export async function returnedUnits(db: Kysely<unknown>, skuCodes: readonly string[]): Promise<ReturnedUnits[]> {
  const { refused, cancelled } = returnStatusCodes;
  const { rows } = await sql<ReturnedUnits>`
    select asked.reason, sum(line.quantity)::int as units
    from ${orderLinesOfSkus(sql`${skuCodes}`)} as sold
    join returns.return_order as asked on asked.order_code = sold.order_code
    join returns.line on line.return_code = asked.code and line.number = sold.number
    where asked.status not in (${refused}, ${cancelled})
    group by asked.reason order by units desc, asked.reason`.execute(db);
  return rows;
}
