import { type Kysely, sql } from "kysely";
import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import { type CouponEnd, type CouponState, couponEnd, couponState } from "../../contract/coupon-state.ts";

/** A buyer's coupon, in one language. */
export type MemberCoupon = {
  readonly couponCode: string;
  /** 1 for the buyer's first grant, 2 for the second, …; 0 for a typed code without a grant. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly percent: number | null;
  readonly mostDiscount: Rupiah | null;
  readonly amount: Rupiah | null;
  readonly minimumSpend: Rupiah;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly orderCode: string | null;
  readonly lockedAt: Date | null;
  readonly usedAt: Date | null;
  readonly stackable: boolean;
  readonly state: CouponState;
  /** The reason of an expired coupon; null for every other. */
  readonly end: CouponEnd | null;
};

export type GrantDraft = {
  readonly couponCode: string;
  readonly buyerKey: string;
  /** Default 1: the buyer's first grant. */
  readonly number?: number;
  /** The order that uses it, when it was locked, and when it was paid. */
  readonly use?: { readonly orderCode: string; readonly lockedAt: Date; readonly usedAt: Date | null };
};

/** Grants coupons to buyers. Existing grants stay unchanged. Returns the number of new grants. */
export async function grantCoupons(db: Kysely<unknown>, grants: readonly GrantDraft[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into promotion.coupon_grant (coupon_code, buyer_key, number, order_code, locked_at, used_at)
    select * from unnest(
      ${grants.map((grant) => grant.couponCode)}::text[], ${grants.map((grant) => grant.buyerKey)}::text[],
      ${grants.map((grant) => grant.number ?? 1)}::smallint[], ${grants.map((grant) => grant.use?.orderCode ?? null)}::text[],
      ${grants.map((grant) => grant.use?.lockedAt ?? null)}::timestamptz[],
      ${grants.map((grant) => grant.use?.usedAt ?? null)}::timestamptz[])
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Upper bound of coupons per buyer; the soonest to end are read first. */
const most = 200;

/**
 * All coupons a buyer holds or has used, soonest to end first; one statement. Drafts that are not in use are left out.
 */
export async function couponsOf(
  db: Kysely<unknown>,
  buyerKey: string,
  at: Date,
  locale: Locale,
): Promise<MemberCoupon[]> {
  const { rows } = await sql<Omit<MemberCoupon, "state" | "end"> & { stopped: boolean; usedUp: boolean }>`
    select coalesce(held.single_use_code, coupon.code) as "couponCode", held.number,
      coalesce(coupon.names ->> ${locale}, coupon.names ->> ${fallbackLocale}) as name,
      coalesce(coupon.descriptions ->> ${locale}, coupon.descriptions ->> ${fallbackLocale}, '') as description,
      coupon.percent, coupon.most_discount as "mostDiscount", coupon.amount, coupon.minimum_spend as "minimumSpend",
      coupon.begins_at as "beginsAt", coupon.ends_at as "endsAt", coupon.stackable, held.order_code as "orderCode",
      held.locked_at as "lockedAt", held.used_at as "usedAt", coupon.status = 'stopped' or single.cancelled_at is not null as stopped,
      coupon.used >= coupon.total_limit is true as "usedUp"
    from (
      select coupon_code, single_use_code, number, order_code, locked_at, used_at from promotion.coupon_grant
      where buyer_key = ${buyerKey}
      union all
      select typed.coupon_code, typed.single_use_code, 0, typed.reference, typed.taken_at, typed.used_at from promotion.coupon_use as typed
      where typed.buyer_keys && array[${buyerKey}]::text[] and typed.given_back_at is null
        and not exists (select from promotion.coupon_grant as own
          where own.order_code = typed.reference and own.buyer_key = ${buyerKey})
    ) as held
    join promotion.coupon on coupon.code = held.coupon_code
    left join promotion.single_use_code as single on single.code = held.single_use_code
    where coupon.status <> 'draft' or held.locked_at is not null
    order by coupon.ends_at, coupon.code, held.number, held.locked_at
    limit ${most}`.execute(db);
  return rows.map(({ stopped, usedUp, ...row }) => {
    const state = couponState({ ...row, stopped, usedUp }, at);
    return { ...row, state, end: state === "expired" ? couponEnd({ ...row, stopped, usedUp }, at) : null };
  });
}
