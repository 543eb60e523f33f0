import { rupiah } from "#kit/core/rupiah.ts";
import type { CatalogueSku } from "#modules/catalogue/server/index.ts";
import { promotionSchedule } from "../active-promotions.ts";
import type { ChargedPurchase } from "../ports/charged-purchases.ts";
import type { Promotion } from "../promotion.ts";
import { activePromotions } from "../promotion-reader.ts";
import { noUnitsSold } from "../simulator/flash-sale-of-line.ts";
import { promotionTimeline } from "../simulator/promotion-timeline.ts";
import type { ScopedCoupon } from "../simulator/rebuild-basket.ts";
import { simulatePurchase } from "../simulator/simulate-purchase.ts";
import type { SoldUnits } from "../store/promotion-schedule.ts";

/** An SKU of a product with one variant, as the catalogue's reader returns it. */
export function aCatalogueSku(productCode: string, price: number): CatalogueSku {
  const code = `${productCode}-A`;
  const sku = {
    code,
    number: code,
    extCode: code,
    barcode: code,
    options: {},
    price: rupiah(price),
    salePrice: rupiah(price),
    sale: null,
    planned: [],
    shipsFrom: null,
    packed: { grams: 500, lengthMm: 1, widthMm: 1, heightMm: 1 },
  };
  const product = {
    code: productCode,
    name: productCode,
    brand: { code: "BRAND", name: "Brand", slug: "brand" },
    picturedBy: null,
    media: [],
    onSale: true,
    categoryCodes: [],
    firstCategory: "",
    purchaseLimit: null,
    ribbon: null,
    skus: [sku],
  };
  return { product, sku, choices: [] };
}

const scheduleOf = (promotions: readonly Promotion[]) => promotionSchedule(new Date(0), promotions);

/** The promotions as the catalogue's readers return them while these run and have sold so many units. */
export const activeAt = (promotions: readonly Promotion[], at: Date, sold: readonly SoldUnits[]) =>
  activePromotions(scheduleOf(promotions), at, { version: "1", sold });

/** Simulates purchases one after the other, without a database. */
export function simulateAll(
  simulated: Promotion,
  promotions: readonly Promotion[],
  purchases: readonly ChargedPurchase[],
  skus: ReadonlyMap<string, CatalogueSku>,
  coupons: ReadonlyMap<string, ScopedCoupon>,
) {
  const versions = promotions.map((promotion) => ({ code: promotion.code, from: Number.NEGATIVE_INFINITY, promotion }));
  const [charged, running] = [promotionTimeline(versions, null), promotionTimeline(versions, simulated)];
  const units = noUnitsSold();
  return purchases.map((purchase) =>
    simulatePurchase(purchase, {
      simulated,
      skus,
      coupons,
      units,
      charged: charged.at(purchase.placedAt),
      running: running.at(purchase.placedAt),
    }),
  );
}
