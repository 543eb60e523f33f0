import { rupiah } from "#kit/core/rupiah.ts";
import type { Basket, BasketLine, PricingCoupon, PricingLevel, PricingPromotion } from "../basket.ts";

/** A test line: one piece of its SKU for Rp100,000 from WH01, unless the draft says otherwise. */
export type LineDraft = Partial<
  Omit<BasketLine, "listPrice" | "salePrice" | "flashSale"> & {
    price: number;
    listPrice: number;
    flashSale: { activityCode: string; price: number; units: number };
  }
>;

export function aLine(skuCode: string, draft: LineDraft = {}): BasketLine {
  const { price = 100_000, listPrice = price, flashSale, ...changes } = draft;
  return {
    lineId: `line-${skuCode}`,
    skuCode,
    quantity: 1,
    listPrice: rupiah(listPrice),
    salePrice: rupiah(price),
    flashSale: flashSale ? { ...flashSale, price: rupiah(flashSale.price) } : null,
    sourceCode: "WH01",
    sentHome: true,
    activityCode: "",
    touchedBy: [],
    ...changes,
  };
}

type LevelDraft = {
  threshold: number;
  reward?: number;
  giveaways?: { skuCode: string; number?: number; price?: number }[];
};

const levelOf = ({ threshold, reward, giveaways = [] }: LevelDraft, index: number): PricingLevel => ({
  level: index + 1,
  threshold,
  reward: reward ?? null,
  giveaways: giveaways.map(({ skuCode, number = 1, price = 0 }) => ({ skuCode, number, price: rupiah(price) })),
});

export const aPromotion = (
  code: string,
  kind: PricingPromotion["kind"],
  levels: readonly LevelDraft[],
  changes: Partial<PricingPromotion> = {},
): PricingPromotion => ({
  code,
  kind,
  priority: 100,
  exclusive: false,
  stackable: false,
  amountByQty: false,
  rewardByPercentage: false,
  pwpCountsForTiers: false,
  mostTimes: 1,
  priceFrom: null,
  priceUntil: null,
  audience: null,
  levels: levels.map(levelOf),
  ...changes,
});

export const someCoupon = (changes: Partial<Record<keyof PricingCoupon, unknown>> = {}): PricingCoupon => ({
  code: "HELLO10",
  percent: 10,
  mostDiscount: null,
  amount: null,
  minimumSpend: rupiah(0),
  stackable: true,
  lineIds: [],
  ...(changes as Partial<PricingCoupon>),
});

export const aBasket = (changes: Partial<Basket> = {}): Basket => ({
  buyer: "guest",
  lines: [],
  promotions: [],
  giftStock: [],
  coupon: null,
  parcels: [],
  points: null,
  ...changes,
});
