import { type Kysely, sql, type Transaction } from "kysely";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { memberBuyerKey } from "../../contract/buyer-key.ts";

/** A member's coupons and flash-sale purchases, for the export of personal data. */
export async function collectOffers(db: Kysely<unknown>, userCode: string): Promise<unknown> {
  const key = memberBuyerKey(userCode);
  const held = await sql`
    select coupon_code as "couponCode", single_use_code as "singleUseCode", granted_at as "grantedAt", order_code as "orderCode", locked_at as "lockedAt",
      used_at as "usedAt"
    from promotion.coupon_grant where buyer_key = ${key} order by coupon_code, number`.execute(db);
  const used = await sql`
    select coupon_code as "couponCode", single_use_code as "singleUseCode", reference as "orderCode", taken_at as "takenAt", used_at as "usedAt",
      given_back_at as "givenBackAt"
    from promotion.coupon_use where buyer_keys && array[${key}]::text[] order by taken_at`.execute(db);
  const bought = await sql`
    select activity_code as "activityCode", sku_code as "skuCode", quantity
    from promotion.campaign_purchase where buyer_key = ${key} order by activity_code, sku_code`.execute(db);
  return { coupons: held.rows, couponUses: used.rows, inFlashSales: bought.rows };
}

/**
 * Deletes the member's unused coupons. Use counts stay under a pseudonymous key that does not identify the member: open
 * orders need them when they release their units.
 */
export async function forgetOffers(trx: Transaction<unknown>, secret: string, userCode: string): Promise<void> {
  const key = memberBuyerKey(userCode);
  const placeholder = `gone:${keyedHash(secret, `buyer-gone.${userCode}`)}`;
  await sql`delete from promotion.coupon_grant where buyer_key = ${key} and locked_at is null`.execute(trx);
  for (const table of ["coupon_grant", "campaign_purchase"] as const) {
    await sql`update ${sql.table(`promotion.${table}`)} set buyer_key = ${placeholder} where buyer_key = ${key}`.execute(
      trx,
    );
  }
  for (const table of ["coupon_use", "campaign_taking"] as const) {
    await sql`
      update ${sql.table(`promotion.${table}`)} set buyer_keys = array_replace(buyer_keys, ${key}, ${placeholder})
      where buyer_keys && array[${key}]::text[]`.execute(trx);
  }
}
