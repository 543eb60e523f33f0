import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { PromotionDraft } from "../promotion-draft.ts";

const november = { beginsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") };

/** Ten percent off the whole order from a million on, for everything, with the given changes. */
export const aTier = (changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  code: "TIER1",
  kind: "tier",
  names: inAll("Spend more"),
  ...november,
  rewardByPercentage: true,
  scope: "everything",
  levels: [{ threshold: 1_000_000, reward: 10 }],
  ...changes,
});

/** A flash sale of one SKU, twenty pieces for 399,000 each. */
export const aFlashSale = (skuCode: string, changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  code: "FLASH1",
  kind: "flashSale",
  names: inAll("Flash sale"),
  ...november,
  flashSaleSkus: [{ skuCode, price: 399_000, stock: 20, maxPerUser: 2 }],
  ...changes,
});

/** A gift for spending half a million. */
export const aGift = (skuCode: string, changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  code: "GIFT1",
  kind: "gwp",
  names: inAll("A gift"),
  ...november,
  scope: "everything",
  levels: [{ threshold: 500_000, giveaways: [{ skuCode }] }],
  ...changes,
});
