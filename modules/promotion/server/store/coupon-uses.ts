import { type Kysely, sql, type Transaction } from "kysely";
import { targetsOfProducts } from "./promotion-targets.ts";

type Trx = Transaction<unknown>;

/** Nobody else uses this coupon until the transaction ends. */
export async function lockCoupon(trx: Trx, code: string): Promise<void> {
  await sql`select from promotion.coupon where code = ${code} for update`.execute(trx);
}

/** How often any of these names has used a coupon, those of unpaid orders included; with what was used before it was counted here. */
export async function usesByBuyer(db: Kysely<unknown>, code: string, buyerKeys: readonly string[]): Promise<number> {
  const keys = [...buyerKeys];
  const { rows } = await sql<{ uses: number }>`
    select (
      (select count(*) from promotion.coupon_use
        where coupon_code = ${code} and given_back_at is null and buyer_keys && ${keys}::text[])
      + (select count(*) from promotion.coupon_grant as held
        where held.coupon_code = ${code} and held.buyer_key = any(${keys}::text[]) and held.locked_at is not null
          and not exists (select from promotion.coupon_use as own where own.reference = held.order_code))
    )::int as uses`.execute(db);
  return rows[0]?.uses ?? 0;
}

/** Those of these products a coupon is good for. */
export async function productsOfCoupon(
  db: Kysely<unknown>,
  code: string,
  productCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (productCodes.length === 0) return new Set();
  const { rows } = await sql<{ productCode: string }>`
    select distinct target.product_code as "productCode"
    from (${targetsOfProducts(sql`${productCodes}::text[]`)}) as target
    join promotion.coupon_scope as scope on scope.target = target.target and scope.code = target.code
    where scope.coupon_code = ${code}`.execute(db);
  return new Set(rows.map(({ productCode }) => productCode));
}

export type CouponUse = {
  readonly reference: string;
  readonly couponCode: string;
  readonly buyerKeys: readonly string[];
  readonly at: Date;
};

/** The coupon that is used under this reference; null when none is, or it was given back since. */
export async function couponUsedFor(trx: Trx, reference: string): Promise<string | null> {
  const { rows } = await sql<{ couponCode: string }>`
    select coupon_code as "couponCode" from promotion.coupon_use
    where reference = ${reference} and given_back_at is null`.execute(trx);
  return rows[0]?.couponCode ?? null;
}

/** Writes a use, counts it, and locks one of the buyer's own, if they hold one. */
export async function writeUse(trx: Trx, { reference, couponCode, buyerKeys, at }: CouponUse): Promise<void> {
  const keys = [...new Set(buyerKeys)];
  await sql`
    insert into promotion.coupon_use (reference, coupon_code, buyer_keys, taken_at)
    values (${reference}, ${couponCode}, ${keys}::text[], ${at})
    on conflict (reference) do update set coupon_code = excluded.coupon_code, buyer_keys = excluded.buyer_keys,
      taken_at = excluded.taken_at, given_back_at = null`.execute(trx);
  await sql`update promotion.coupon set used = used + 1 where code = ${couponCode}`.execute(trx);
  await sql`
    update promotion.coupon_grant set order_code = ${reference}, locked_at = ${at}
    where (buyer_key, coupon_code, number) = (
      select buyer_key, coupon_code, number from promotion.coupon_grant
      where coupon_code = ${couponCode} and buyer_key = any(${keys}::text[]) and locked_at is null
      order by buyer_key, number limit 1)`.execute(trx);
}

/** Takes uses back that no paid order stands for; answers nothing, and does it once however often it is asked. */
export async function releaseUses(trx: Trx, references: readonly string[], at: Date): Promise<void> {
  const { rows } = await sql<{ reference: string; couponCode: string }>`
    update promotion.coupon_use set given_back_at = ${at}, used_at = null
    where reference = any(${[...references]}::text[]) and given_back_at is null
    returning reference, coupon_code as "couponCode"`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    update promotion.coupon set used = greatest(0, used - given.times)
    from (select code, count(*)::int as times from unnest(${rows.map(({ couponCode }) => couponCode)}::text[]) as list (code)
      group by code) as given
    where coupon.code = given.code`.execute(trx);
  await sql`
    update promotion.coupon_grant set order_code = null, locked_at = null, used_at = null
    where order_code = any(${rows.map(({ reference }) => reference)}::text[])`.execute(trx);
}

/** The orders of these references are paid: the coupon is used for good. */
export async function markUsed(trx: Trx, references: readonly string[], at: Date): Promise<void> {
  const list = [...references];
  await sql`
    update promotion.coupon_use set used_at = ${at}
    where reference = any(${list}::text[]) and used_at is null and given_back_at is null`.execute(trx);
  await sql`
    update promotion.coupon_grant set used_at = ${at}
    where order_code = any(${list}::text[]) and used_at is null`.execute(trx);
}
