import { type Kysely, type RawBuilder, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { PageWindow } from "#kit/graphql/paging.ts";
import type { CouponListState } from "../../contract/record/coupon-fields.ts";

export const couponSorts = ["changed", "begins", "ends", "name", "code", "used"] as const;
type CouponSort = (typeof couponSorts)[number];

export type CouponFilter = {
  readonly search: string;
  /** Empty for all. */
  readonly states: readonly CouponListState[];
  readonly singleUse: boolean | null;
  /** Only coupons that run between these Jakarta days, both included. */
  readonly from: string | null;
  readonly until: string | null;
};

export type CouponRow = {
  readonly code: string;
  readonly name: string;
  readonly state: CouponListState;
  readonly singleUse: boolean;
  readonly percent: number | null;
  readonly mostDiscount: number | null;
  readonly amount: number | null;
  readonly minimumSpend: number;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly used: number;
  /** Maximum uses by all buyers together: its limit, or its number of codes; null: unlimited. */
  readonly usesLimit: number | null;
  readonly updatedAt: Date;
};

const codesLeft = sql`case when single_use then codes_made - codes_cancelled end`;
/** `least` ignores null. A coupon whose codes are not made yet is not used up. */
const usesLimit = sql`least(total_limit, case when codes_made > 0 then ${codesLeft} end)`;

const stateAt = (at: Date) => sql`case when status = 'draft' then 'DRAFT' when status = 'stopped' then 'STOPPED'
  when ends_at <= ${at} then 'ENDED' when begins_at > ${at} then 'UPCOMING'
  when used >= ${usesLimit} then 'USED_UP' else 'RUNNING' end`;

const nameIn = (locale: Locale) => sql`coalesce(nullif(names ->> ${locale}, ''), names ->> ${fallbackLocale}, '')`;

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Jakarta')`;

function conditions({ search, states, singleUse, from, until }: CouponFilter, at: Date, locale: Locale) {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (states.length > 0) all.push(sql`${stateAt(at)} = any(${states}::text[])`);
  if (singleUse !== null) all.push(sql`single_use = ${singleUse}`);
  if (from !== null) all.push(sql`ends_at > ${midnight(from)}`);
  if (until !== null) all.push(sql`begins_at < ${midnight(until)} + interval '1 day'`);
  if (search !== "") {
    const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
    // A search for a single-use code finds its coupon.
    all.push(sql`(code ilike ${pattern} or ${nameIn(locale)} ilike ${pattern}
      or code = (select coupon_code from promotion.single_use_code where code = upper(${search})))`);
  }
  return sql.join(all, sql` and `);
}

const orders = (locale: Locale): Readonly<Record<CouponSort, RawBuilder<unknown>>> => ({
  changed: sql`updated_at`,
  begins: sql`begins_at`,
  ends: sql`ends_at`,
  name: sql`lower(${nameIn(locale)})`,
  code: sql`code`,
  used: sql`used`,
});

export type CouponWindow = PageWindow & {
  readonly sort: CouponSort;
  readonly isDescending: boolean;
  readonly locale: Locale;
  readonly at: Date;
};

/** One page of coupons and the total; one statement. */
export async function findCouponPage(
  db: Kysely<unknown>,
  filter: CouponFilter,
  { sort, isDescending, locale, at, offset, limit }: CouponWindow,
): Promise<{ readonly coupons: readonly CouponRow[]; readonly total: number }> {
  const where = conditions(filter, at, locale);
  const { rows } = await sql<CouponRow & { total: number }>`
    select code, ${nameIn(locale)} as name, ${stateAt(at)} as state, single_use as "singleUse", percent,
      most_discount as "mostDiscount", amount, minimum_spend as "minimumSpend", begins_at as "beginsAt",
      ends_at as "endsAt", used, least(total_limit, ${codesLeft}) as "usesLimit", updated_at as "updatedAt",
      (select count(*)::int from promotion.coupon where ${where}) as total
    from promotion.coupon where ${where}
    order by ${orders(locale)[sort]} ${isDescending ? sql`desc` : sql`asc`}, code
    offset ${offset} limit ${limit}`.execute(db);
  return { coupons: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Codes of the coupons that match the list's filter, after a given code, for an export. */
export async function matchingCouponCodes(
  db: Kysely<unknown>,
  filter: CouponFilter,
  window: {
    readonly after: string | null;
    readonly limit: number;
    readonly except: readonly string[];
    readonly at: Date;
  },
): Promise<readonly string[]> {
  const { after, limit, except, at } = window;
  const { rows } = await sql<{ code: string }>`
    select code from promotion.coupon
    where ${conditions(filter, at, fallbackLocale)} and (${after}::text is null or code > ${after})
      and code <> all(${[...except]}::text[])
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}
