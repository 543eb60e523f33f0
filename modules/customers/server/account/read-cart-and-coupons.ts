import type { Locale } from "#kit/core/locale.ts";
import { memberCartLines } from "#modules/cart/server/index.ts";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import { couponsOf } from "#modules/promotion/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Reads the customer's cart and coupons. */
export async function readCartAndCoupons(
  { database, clock, describeSkus }: CustomersDeps,
  userCode: string,
  locale: Locale,
) {
  const db = database.kysely;
  const lines = await memberCartLines(db, userCode);
  const items = await describeSkus(
    lines.map(({ skuCode }) => skuCode),
    locale,
  );
  const coupons = await couponsOf(db, memberBuyerKey(userCode), clock.now(), locale);
  return {
    cart: lines.map(({ skuCode, quantity, addedAt, activityCode }) => ({
      skuCode,
      quantity,
      addedAt: addedAt.toISOString(),
      offerCode: activityCode,
      name: items.get(skuCode)?.name ?? skuCode,
      options: items.get(skuCode)?.options ?? "",
      productCode: items.get(skuCode)?.productCode ?? null,
    })),
    coupons: coupons.map(({ couponCode, name, state, endsAt, usedAt, orderCode }) => ({
      couponCode,
      name,
      state,
      endsAt: endsAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      orderCode,
    })),
  };
}
