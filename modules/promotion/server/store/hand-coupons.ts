import { sql, type Transaction } from "kysely";

type Trx = Transaction<unknown>;

/**
 * These buyers' grants of a coupon: whether one is still usable, and how many there are. The coupon's row must be
 * locked.
 */
export async function grantsOfBuyers(
  trx: Trx,
  couponCode: string,
  buyerKeys: readonly string[],
): Promise<ReadonlyMap<string, { readonly isFree: boolean; readonly times: number }>> {
  const { rows } = await sql<{ buyerKey: string; isFree: boolean; times: number }>`
    select buyer_key as "buyerKey", max(number)::int as times,
      -- A code that was cancelled since cannot be used.
      coalesce(bool_or(locked_at is null and single.cancelled_at is null), false) as "isFree"
    from promotion.coupon_grant as held
    left join promotion.single_use_code as single on single.code = held.single_use_code
    where held.coupon_code = ${couponCode} and buyer_key = any(${[...buyerKeys]}::text[])
    group by buyer_key`.execute(trx);
  return new Map(rows.map(({ buyerKey, ...held }) => [buyerKey, held]));
}

export type NewGrant = { readonly buyerKey: string; readonly number: number; readonly singleUseCode: string | null };

/** Grants a coupon, or one of its codes each, to buyers. */
export async function insertGrants(trx: Trx, couponCode: string, grants: readonly NewGrant[], at: Date): Promise<void> {
  await sql`
    insert into promotion.coupon_grant (coupon_code, buyer_key, number, single_use_code, granted_at)
    select ${couponCode}, "buyerKey", number, "singleUseCode", ${at}
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb)
      as draft ("buyerKey" text, number smallint, "singleUseCode" text)`.execute(trx);
}
