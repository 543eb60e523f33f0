import { type Kysely, sql, type Transaction } from "kysely";
import type { SellerPeriod, SellerState, ShopSeller } from "../../contract/seller.ts";

/** Who sold when, from the first change on. */
export async function readSellerPeriods(db: Kysely<unknown>): Promise<SellerPeriod[]> {
  const { rows } = await sql<{ from: Date; seller: ShopSeller }>`
    select valid_from as "from", seller from settings.seller order by valid_from`.execute(db);
  return rows;
}

/** The fields that are changed now. */
export async function readChangedSeller(db: Kysely<unknown>): Promise<SellerState> {
  const { rows } = await sql<{ changed: SellerState }>`
    select changed from settings.seller order by valid_from desc limit 1`.execute(db);
  return rows[0]?.changed ?? {};
}

/** The seller of orders placed from now on. Earlier orders keep theirs. */
export async function writeSeller(
  trx: Transaction<unknown>,
  { from, seller, changed }: SellerPeriod & { readonly changed: SellerState },
): Promise<void> {
  await sql`
    insert into settings.seller (valid_from, changed, seller)
    values (${from}, ${JSON.stringify(changed)}::jsonb, ${JSON.stringify(seller)}::jsonb)
    on conflict (valid_from) do update set changed = excluded.changed, seller = excluded.seller`.execute(trx);
}
