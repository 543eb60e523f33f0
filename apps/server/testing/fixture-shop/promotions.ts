import type { Transaction } from "kysely";
import { setChannelFees } from "#modules/payment/server/index.ts";
import { type PromotionDraft, savePromotion } from "#modules/promotion/server/index.ts";
import { inAll } from "./products.ts";

const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };
const worded = (name: string) => ({
  names: inAll(name),
  descriptions: inAll(`${name}.`),
  remarks: inAll(`${name}, while it lasts.`),
  labels: inAll(name),
});

const promotions: readonly PromotionDraft[] = [
  {
    code: "TIER_SPORTS",
    kind: "tier",
    ...worded("5% off sports"),
    ...always,
    priority: 60,
    sort: 60,
    rewardByPercentage: true,
    scope: { categories: ["SPORTS"], brands: ["LKH"] },
    levels: [{ threshold: 750_000, reward: 5 }],
  },
  {
    code: "TIER_TOYS",
    kind: "tier",
    ...worded("10% off toys"),
    ...always,
    priority: 61,
    sort: 61,
    rewardByPercentage: true,
    scope: { categories: ["TOYS"] },
    levels: [{ threshold: 3_000_000, reward: 10 }],
  },
  {
    code: "FLASH",
    kind: "flashSale",
    ...worded("Flash sale"),
    ...always,
    priority: 10,
    sort: 10,
    flashSaleSkus: ["LAP1030-ONE", "LKH1001-SEA-42"].map((skuCode) => ({
      skuCode,
      price: 50_000,
      stock: 40,
      maxPerUser: 2,
    })),
  },
];

/** Tiered discounts, a flash sale of two SKUs, and the fees of two payment channels. */
export async function writePromotions(trx: Transaction<unknown>): Promise<void> {
  for (const promotion of promotions) {
    const saved = await savePromotion(trx, promotion);
    if (!saved.ok) throw new Error(`${saved.error.where}: ${saved.error.problem}`);
  }
  await setChannelFees(trx, [
    { code: "VA_CIMB", fee: 2_500 },
    { code: "COD", fee: 5_000 },
  ]);
}
