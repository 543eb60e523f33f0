import { type Kysely, sql } from "kysely";

export type CouponFigures = {
  readonly used: number;
  readonly codesMade: number;
  readonly codesCancelled: number;
  /** How often it was handed to members, and how many of these grants are still usable. */
  readonly handed: number;
  readonly handedFree: number;
};

/** Usage figures of a coupon; null when there is no such coupon. One statement. */
export async function couponFigures(db: Kysely<unknown>, code: string): Promise<CouponFigures | null> {
  const { rows } = await sql<CouponFigures>`
    select coupon.used, codes_made as "codesMade", codes_cancelled as "codesCancelled", held.handed,
      held.free as "handedFree"
    from promotion.coupon
    cross join lateral (select count(*)::int as handed, count(*) filter (where locked_at is null)::int as free
      from promotion.coupon_grant where coupon_code = coupon.code) as held
    where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

export type CouponUseRow = {
  /** The order, or the first one of its purchase. */
  readonly orderCode: string;
  readonly singleUseCode: string | null;
  readonly takenAt: Date;
  readonly usedAt: Date | null;
  readonly givenBackAt: Date | null;
};

/** Uses of a coupon, newest first, including those that were released. */
export async function findCouponUses(
  db: Kysely<unknown>,
  code: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly uses: readonly CouponUseRow[]; readonly total: number }> {
  const { rows } = await sql<CouponUseRow & { total: number }>`
    select reference as "orderCode", single_use_code as "singleUseCode", taken_at as "takenAt", used_at as "usedAt",
      given_back_at as "givenBackAt",
      (select count(*)::int from promotion.coupon_use where coupon_code = ${code}) as total
    from promotion.coupon_use where coupon_code = ${code}
    order by taken_at desc, reference offset ${offset} limit ${limit}`.execute(db);
  return { uses: rows.map(({ total: _total, ...use }) => use), total: rows[0]?.total ?? 0 };
}
