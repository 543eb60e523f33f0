import { type Kysely, sql, type Transaction } from "kysely";

type Trx = Transaction<unknown>;

/** Upper bound of codes per coupon. */
export const mostCodesOfCoupon = 1_000_000;

/** The coupons that have these single-use codes. */
export async function couponsOfSingleUseCodes(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; couponCode: string }>`
    select code, coupon_code as "couponCode" from promotion.single_use_code
    where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, couponCode }) => [code, couponCode]));
}

/** Inserts the codes that no coupon has yet; returns their number. */
export async function insertSingleUseCodes(
  trx: Trx,
  couponCode: string,
  codes: readonly string[],
  at: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into promotion.single_use_code (code, coupon_code, made_at)
    select typed.code, ${couponCode}, ${at} from unnest(${[...codes]}::text[]) as typed (code)
    where not exists (select from promotion.coupon where coupon.code = typed.code)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Adds to the number of codes made; false if it would exceed the maximum. */
export async function countCodesMade(trx: Trx, couponCode: string, made: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update promotion.coupon set codes_made = codes_made + ${made}
    where code = ${couponCode} and codes_made + ${made} <= ${mostCodesOfCoupon}`.execute(trx);
  return numAffectedRows === 1n;
}

/**
 * Cancels the unused ones of these codes, or all unused ones; the coupon's row must be locked. Returns their number.
 */
export async function cancelSingleUseCodes(
  trx: Trx,
  couponCode: string,
  codes: readonly string[] | null,
  at: Date,
): Promise<number> {
  const only = codes === null ? sql`true` : sql`single.code = any(${[...codes]}::text[])`;
  const { numAffectedRows } = await sql`
    update promotion.single_use_code as single set cancelled_at = ${at}
    where single.coupon_code = ${couponCode} and single.cancelled_at is null and ${only}
      and not exists (select from promotion.coupon_use as use
        where use.single_use_code = single.code and use.given_back_at is null)`.execute(trx);
  const cancelled = Number(numAffectedRows ?? 0n);
  await sql`
    update promotion.coupon set codes_cancelled = codes_cancelled + ${cancelled}
    where code = ${couponCode} and ${cancelled} > 0`.execute(trx);
  return cancelled;
}

/** A number of the coupon's codes that are neither used, cancelled nor handed out; the coupon's row must be locked. */
export async function freeSingleUseCodes(trx: Trx, couponCode: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select single.code from promotion.single_use_code as single
    where single.coupon_code = ${couponCode} and single.cancelled_at is null
      and not exists (select from promotion.coupon_use as use
        where use.single_use_code = single.code and use.given_back_at is null)
      and not exists (select from promotion.coupon_grant as held where held.single_use_code = single.code)
    order by single.code limit ${limit}`.execute(trx);
  return rows.map(({ code }) => code);
}
