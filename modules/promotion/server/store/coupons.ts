import { type Kysely, sql, type Transaction } from "kysely";
import type { Coupon } from "../coupon.ts";

/** A coupon with its number of uses, unpaid orders included. */
export type CountedCoupon = { readonly coupon: Coupon; readonly used: number };

/** The coupons of these codes that exist; one statement. */
export async function findCoupons(db: Kysely<unknown>, codes: readonly string[]): Promise<CountedCoupon[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<Coupon & { used: number }>`
    select code, names, descriptions, percent, most_discount as "mostDiscount", amount, minimum_spend as "minimumSpend",
      begins_at as "beginsAt", ends_at as "endsAt", status, total_limit as "totalLimit",
      per_user_limit as "perUserLimit", members_only as "membersOnly", segment_code as "segmentCode",
      handed_only as "handedOnly", single_use as "singleUse", stackable, used,
      (select coalesce(json_agg(json_build_object('target', scope.target, 'code', scope.code) order by scope.position), '[]')
        from promotion.coupon_scope as scope where scope.coupon_code = coupon.code) as scope
    from promotion.coupon where code = any(${[...codes]}::text[]) order by code`.execute(db);
  return rows.map(({ used, ...coupon }) => ({ coupon, used }));
}

export const findCoupon = async (db: Kysely<unknown>, code: string): Promise<CountedCoupon | null> =>
  (await findCoupons(db, [code]))[0] ?? null;

/** Writes coupons over earlier ones of their codes, three statements for any number. Use counters stay. */
export async function writeCoupons(trx: Transaction<unknown>, coupons: readonly Coupon[]): Promise<void> {
  if (coupons.length === 0) return;
  // Sorted by code, so that concurrent saves of several coupons wait instead of deadlocking.
  const drafts = JSON.stringify([...coupons].sort((one, other) => (one.code < other.code ? -1 : 1)));
  await sql`
    insert into promotion.coupon (code, names, descriptions, percent, most_discount, amount, minimum_spend, begins_at,
      ends_at, status, total_limit, per_user_limit, members_only, segment_code, handed_only, single_use, stackable)
    select code, names, descriptions, percent, "mostDiscount", amount, "minimumSpend", "beginsAt", "endsAt", status,
      "totalLimit", "perUserLimit", "membersOnly", "segmentCode", "handedOnly", "singleUse", stackable
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, names jsonb, descriptions jsonb, percent smallint,
      "mostDiscount" bigint, amount bigint, "minimumSpend" bigint, "beginsAt" timestamptz, "endsAt" timestamptz,
      status text, "totalLimit" int, "perUserLimit" int, "membersOnly" boolean, "segmentCode" text, "handedOnly" boolean,
      "singleUse" boolean, stackable boolean)
    on conflict (code) do update set (names, descriptions, percent, most_discount, amount, minimum_spend, begins_at,
      ends_at, status, total_limit, per_user_limit, members_only, segment_code, handed_only, single_use, stackable, updated_at)
    = (excluded.names, excluded.descriptions, excluded.percent, excluded.most_discount, excluded.amount,
      excluded.minimum_spend, excluded.begins_at, excluded.ends_at, excluded.status, excluded.total_limit,
      excluded.per_user_limit, excluded.members_only, excluded.segment_code, excluded.handed_only, excluded.single_use, excluded.stackable,
      now())`.execute(trx);
  const codes = coupons.map(({ code }) => code);
  await sql`delete from promotion.coupon_scope where coupon_code = any(${codes}::text[])`.execute(trx);
  await sql`
    insert into promotion.coupon_scope (coupon_code, target, code, position)
    select draft.code, entry ->> 'target', entry ->> 'code', place - 1
    from jsonb_to_recordset(${drafts}::jsonb) as draft (code text, scope jsonb),
      jsonb_array_elements(scope) with ordinality as list (entry, place)`.execute(trx);
}

/** Deletes coupons that were neither handed out nor used. */
export async function deleteCoupons(trx: Transaction<unknown>, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) await sql`delete from promotion.coupon where code = any(${[...codes]}::text[])`.execute(trx);
}

/** References that prevent changing or deleting coupons, by code. */
export async function couponTies(
  trx: Transaction<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { readonly used: number; readonly codesMade: number; readonly isTied: boolean }>> {
  const { rows } = await sql<{ code: string; used: number; codesMade: number; isTied: boolean }>`
    select code, used, codes_made as "codesMade", used > 0 or codes_made > 0
      or exists (select from promotion.coupon_use where coupon_code = coupon.code)
      or exists (select from promotion.coupon_grant where coupon_code = coupon.code) as "isTied"
    from promotion.coupon where code = any(${[...codes]}::text[])`.execute(trx);
  return new Map(rows.map(({ code, ...ties }) => [code, ties]));
}

/** The codes of all coupons after a given one, for an export. */
export async function couponCodes(
  db: Kysely<unknown>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from promotion.coupon where ${after}::text is null or code > ${after}
    order by code limit ${limit}`.execute(db);
  return rows.map(({ code }) => code);
}

/** Sets the initial use count of coupons that are unused yet, for seeding. */
export async function recordCouponUses(
  db: Kysely<unknown>,
  uses: readonly { readonly couponCode: string; readonly used: number }[],
): Promise<void> {
  await sql`
    update promotion.coupon set used = uses.used
    from unnest(${uses.map((use) => use.couponCode)}::text[], ${uses.map((use) => use.used)}::int[]) as uses (code, used)
    where coupon.code = uses.code and coupon.used = 0 and uses.used > 0`.execute(db);
}
