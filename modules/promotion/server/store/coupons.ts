import { type Kysely, sql, type Transaction } from "kysely";
import type { Coupon } from "../coupon.ts";

/** A coupon with the number of its uses, those of unpaid orders included. */
export type CountedCoupon = { readonly coupon: Coupon; readonly used: number };

export async function findCoupon(db: Kysely<unknown>, code: string): Promise<CountedCoupon | null> {
  const { rows } = await sql<Coupon & { used: number }>`
    select code, names, descriptions, percent, most_discount as "mostDiscount", amount, minimum_spend as "minimumSpend",
      begins_at as "beginsAt", ends_at as "endsAt", status, total_limit as "totalLimit",
      per_user_limit as "perUserLimit", members_only as "membersOnly", stackable, used,
      (select coalesce(json_agg(json_build_object('target', scope.target, 'code', scope.code) order by scope.position), '[]')
        from promotion.coupon_scope as scope where scope.coupon_code = coupon.code) as scope
    from promotion.coupon
    where code = ${code}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { used, ...coupon } = row;
  return { coupon, used };
}

/** Writes a coupon over whatever stood under its code. How often it was used stays. */
export async function writeCoupon(trx: Transaction<unknown>, coupon: Coupon): Promise<void> {
  await sql`
    insert into promotion.coupon (code, names, descriptions, percent, most_discount, amount, minimum_spend, begins_at,
      ends_at, status, total_limit, per_user_limit, members_only, stackable)
    values (${coupon.code}, ${JSON.stringify(coupon.names)}::jsonb, ${JSON.stringify(coupon.descriptions)}::jsonb,
      ${coupon.percent}, ${coupon.mostDiscount}, ${coupon.amount}, ${coupon.minimumSpend}, ${coupon.beginsAt},
      ${coupon.endsAt}, ${coupon.status}, ${coupon.totalLimit}, ${coupon.perUserLimit}, ${coupon.membersOnly},
      ${coupon.stackable})
    on conflict (code) do update set (names, descriptions, percent, most_discount, amount, minimum_spend, begins_at,
      ends_at, status, total_limit, per_user_limit, members_only, stackable, updated_at)
    = (excluded.names, excluded.descriptions, excluded.percent, excluded.most_discount, excluded.amount,
      excluded.minimum_spend, excluded.begins_at, excluded.ends_at, excluded.status, excluded.total_limit,
      excluded.per_user_limit, excluded.members_only, excluded.stackable, now())`.execute(trx);
  await sql`delete from promotion.coupon_scope where coupon_code = ${coupon.code}`.execute(trx);
  await sql`
    insert into promotion.coupon_scope (coupon_code, target, code, position)
    select ${coupon.code}, target, scope.code, place - 1
    from unnest(${coupon.scope.map((entry) => entry.target)}::text[], ${coupon.scope.map((entry) => entry.code)}::text[])
      with ordinality as scope (target, code, place)`.execute(trx);
}

/** Writes down how often coupons were used before, where they are unused yet: for filling a shop. */
export async function recordCouponUses(
  db: Kysely<unknown>,
  uses: readonly { readonly couponCode: string; readonly used: number }[],
): Promise<void> {
  await sql`
    update promotion.coupon set used = uses.used
    from unnest(${uses.map((use) => use.couponCode)}::text[], ${uses.map((use) => use.used)}::int[]) as uses (code, used)
    where coupon.code = uses.code and coupon.used = 0 and uses.used > 0`.execute(db);
}
