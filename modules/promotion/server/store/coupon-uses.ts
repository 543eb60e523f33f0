import { type Kysely, sql, type Transaction } from "kysely";
import { scopesOfProducts } from "#modules/catalogue/server/index.ts";

type Trx = Transaction<unknown>;

/**
 * Locks the row of this code's coupon until the transaction ends. The lock mode still allows codes to be inserted for
 * it.
 */
export async function lockCoupon(trx: Trx, typed: string): Promise<void> {
  await sql`
    select from promotion.coupon
    where code = ${typed} or code = (select coupon_code from promotion.single_use_code where code = ${typed})
    order by code for no key update`.execute(trx);
}

export type Holdings = {
  /** Uses under any of these keys, including unpaid orders and uses recorded only with a grant. */
  readonly uses: number;
  /** Number of grants, and how many of them are free. */
  readonly grants: number;
  readonly freeGrants: number;
};

/** A buyer's uses and grants of a coupon; one statement. */
export async function holdingsOf(db: Kysely<unknown>, code: string, buyerKeys: readonly string[]): Promise<Holdings> {
  const keys = [...buyerKeys];
  const { rows } = await sql<Holdings>`
    select (
      (select count(*) from promotion.coupon_use
        where coupon_code = ${code} and given_back_at is null and buyer_keys && ${keys}::text[])
      + count(*) filter (where held.locked_at is not null
          and not exists (select from promotion.coupon_use as own where own.reference = held.order_code))
    )::int as uses, count(*)::int as grants, count(*) filter (where held.locked_at is null)::int as "freeGrants"
    from promotion.coupon_grant as held
    where held.coupon_code = ${code} and held.buyer_key = any(${keys}::text[])`.execute(db);
  return rows[0] ?? { uses: 0, grants: 0, freeGrants: 0 };
}

/** The products among these that are in a coupon's scope. */
export async function productsOfCoupon(
  db: Kysely<unknown>,
  code: string,
  productCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  return (await productsOfCoupons(db, [code], productCodes)).get(code) ?? new Set();
}

/** The products among these in each coupon's scope, by coupon code; one statement. */
export async function productsOfCoupons(
  db: Kysely<unknown>,
  codes: readonly string[],
  productCodes: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (codes.length === 0 || productCodes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; productCodes: string[] }>`
    select scope.coupon_code as code, array_agg(distinct target.product_code) as "productCodes"
    from (${scopesOfProducts(sql`${productCodes}::text[]`)}) as target
    join promotion.coupon_scope as scope on scope.target = target.target and scope.code = target.code
    where scope.coupon_code = any(${[...codes]}::text[])
    group by scope.coupon_code`.execute(db);
  return new Map(rows.map(({ code, productCodes }) => [code, new Set(productCodes)]));
}

export type CouponUse = {
  readonly reference: string;
  readonly couponCode: string;
  /** The typed code, if the coupon has single-use codes. */
  readonly singleUseCode: string | null;
  readonly buyerKeys: readonly string[];
  readonly at: Date;
};

/** The code used under this reference; null without one, or after its release. */
export async function codeUsedFor(trx: Trx, reference: string): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select coalesce(single_use_code, coupon_code) as code from promotion.coupon_use
    where reference = ${reference} and given_back_at is null`.execute(trx);
  return rows[0]?.code ?? null;
}

/** Inserts a use, counts it, and locks one of the buyer's grants, if any. */
export async function writeUse(trx: Trx, use: CouponUse): Promise<void> {
  const { reference, couponCode, singleUseCode, buyerKeys, at } = use;
  const keys = [...new Set(buyerKeys)];
  await sql`
    insert into promotion.coupon_use (reference, coupon_code, single_use_code, buyer_keys, taken_at)
    values (${reference}, ${couponCode}, ${singleUseCode}, ${keys}::text[], ${at})
    on conflict (reference) do update set coupon_code = excluded.coupon_code,
      single_use_code = excluded.single_use_code, buyer_keys = excluded.buyer_keys, taken_at = excluded.taken_at,
      given_back_at = null`.execute(trx);
  await sql`update promotion.coupon set used = used + 1 where code = ${couponCode}`.execute(trx);
  await sql`
    update promotion.coupon_grant set order_code = ${reference}, locked_at = ${at}
    where (buyer_key, coupon_code, number) = (
      select buyer_key, coupon_code, number from promotion.coupon_grant
      where coupon_code = ${couponCode} and buyer_key = any(${keys}::text[]) and locked_at is null
        and single_use_code is not distinct from ${singleUseCode}
      order by buyer_key, number limit 1)`.execute(trx);
}

/** Releases the uses of cancelled or refunded orders; idempotent. */
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

/** Marks the uses of these paid orders as final. */
export async function markUsed(trx: Trx, references: readonly string[], at: Date): Promise<void> {
  const list = [...references];
  await sql`
    update promotion.coupon_use set used_at = ${at}
    where reference = any(${list}::text[]) and used_at is null and given_back_at is null`.execute(trx);
  await sql`
    update promotion.coupon_grant set used_at = ${at}
    where order_code = any(${list}::text[]) and used_at is null`.execute(trx);
}
