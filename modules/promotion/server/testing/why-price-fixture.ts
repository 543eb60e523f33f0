import { expect } from "vitest";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { CouponDraft } from "../coupon.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import { saveCoupon } from "../save-coupon.ts";
import { aCoupon } from "./a-coupon.ts";
import { promotionAdminFixture } from "./promotion-admin-fixture.ts";

type Fields = Readonly<Record<string, Json>>;

const query = `query adminWhyPrice($input: AdminWhyPriceInput!) { adminWhyPrice(input: $input) {
  problems { path message }
  price { at isOtherMoment total order { codes outcome charged rebuilt }
    lines { skuCode name quantity isGift listAmount saleAmount flashSaleUnits payAmount records { step code name amount } }
    parcels { parcel freight payAmount records { step code amount } }
    verdicts { code kind name reason amount counted missing byPieces left others { code name } } } } }`;

/** The operation over a database with a shoe, a sock, a ball, a cup and a tent; the tent is not in stock. */
export async function whyPriceFixture(placed: readonly ChargedPurchase[] = []) {
  const { database } = await testDatabase();
  const admin = await promotionAdminFixture(database, placed);
  const prices = { SHOE: 900_000, SOCK: 50_000, BALL: 300_000, CUP: 40_000, TENT: 700_000 };
  await insertProducts(
    database.kysely,
    Object.entries(prices).map(([code, salePrice]) =>
      aProduct(code, { skus: [aSku(`${code}-A`, { price: code === "BALL" ? 350_000 : salePrice, salePrice })] }),
    ),
    { "TENT-A": { quantity: 0, sold: 0 } },
  );
  const ask = (input: object, headers?: object) => admin.call(query, { input }, headers);
  return {
    ...admin,
    database,
    ask,
    /** The verdicts by code. */
    async verdicts(input: object): Promise<Record<string, Record<string, unknown>>> {
      const { price, problems } = await ask(input);
      expect(problems).toEqual([]);
      return Object.fromEntries(price.verdicts.map((verdict: { code: string }) => [verdict.code, verdict]));
    },
    /** Saves a live promotion of November, on 1 November. */
    async run(code: string, fields: Fields): Promise<void> {
      const now = admin.clock.now();
      admin.clock.set("2026-11-01T00:00:00Z");
      const saved = await admin.save(
        code,
        {
          ...{ status: "active", names: inAll(`Promotion ${code}`) },
          ...{ beginsAt: "2026-11-01T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" },
          ...fields,
        },
        0,
      );
      expect(saved).toMatchObject({ ok: true });
      admin.clock.set(now.toISOString());
    },
    coupon: (changes: Partial<CouponDraft>) =>
      inTransaction(database, async (trx) =>
        expect(await saveCoupon(trx, aCoupon(changes))).toMatchObject({ ok: true }),
      ),
  };
}

/** Fields of a promotion on some products. */
export const on = (kind: string, products: readonly string[], level: Fields, more: Fields = {}): Fields => ({
  ...{ kind, scope: { products: [...products] }, levels: [level as Json] },
  ...more,
});
