import * as fc from "fast-check";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Basket, BasketLine, PricingPromotion } from "../basket.ts";

const codes = ["P1", "P2", "P3", "P4", "P5", "P6"] as const;
const skus = ["A", "B", "C", "D", "E"] as const;
const sources = ["WH01", "WH02", ""] as const;
const money = (most: number) => fc.integer({ min: 0, max: most }).map(rupiah);
// Small prices produce rounding remainders more often than real ones.
const price = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2_000_000 })).map(rupiah);

const bound = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, price);

const level = fc.record({
  threshold: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3_000_000 })),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 800_000 })),
  giveaways: fc.uniqueArray(
    fc.record({ skuCode: fc.constantFrom(...skus), number: fc.integer({ min: 1, max: 3 }), price: money(200_000) }),
    { minLength: 1, maxLength: 3, selector: ({ skuCode }) => skuCode },
  ),
});

const promotion = (code: string): fc.Arbitrary<PricingPromotion> =>
  fc
    .record({
      kind: fc.constantFrom("item", "pwp", "gwp", "tier", "freeShipping", "flashSale"),
      priority: fc.integer({ min: 0, max: 3 }),
      alone: fc.constantFrom("exclusive", "stackable", "neither"),
      amountByQty: fc.boolean(),
      rewardByPercentage: fc.boolean(),
      pwpCountsForTiers: fc.boolean(),
      mostTimes: fc.integer({ min: 1, max: 3 }),
      priceFrom: bound,
      priceUntil: bound,
      audience: fc.constantFrom(null, null, null, "members" as const, "clubMembers" as const),
      levels: fc.uniqueArray(level, { minLength: 1, maxLength: 3, selector: ({ threshold }) => threshold }),
    })
    .map(({ kind, alone, levels, rewardByPercentage, ...rest }) => ({
      ...rest,
      code,
      kind: kind as PricingPromotion["kind"],
      exclusive: alone === "exclusive",
      stackable: alone === "stackable",
      rewardByPercentage,
      levels: [...levels]
        .sort((one, other) => one.threshold - other.threshold)
        .map(({ threshold, percent, amount, giveaways }, index) => ({
          level: index + 1,
          threshold,
          reward: kind === "pwp" || kind === "gwp" ? null : rewardByPercentage ? percent : amount,
          giveaways: kind === "pwp" || kind === "gwp" ? giveaways : [],
        })),
    }));

const line = (index: number): fc.Arbitrary<BasketLine> =>
  fc
    .record({
      skuCode: fc.constantFrom(...skus),
      quantity: fc.integer({ min: 1, max: 6 }),
      salePrice: price,
      flashSale: fc.option(
        fc.record({ activityCode: fc.constant("FLASH"), price, units: fc.integer({ min: -1, max: 8 }) }),
      ),
      sourceCode: fc.constantFrom(...sources),
      sentHome: fc.boolean(),
      activityCode: fc.constantFrom("", "", "", ...codes),
      touchedBy: fc.subarray([...codes]),
    })
    // All lines of an SKU share one number of flash-sale units.
    .map((generated) => ({ ...generated, lineId: `L${index}`, listPrice: generated.salePrice }));

const oneFlashSalePerSku = (lines: readonly BasketLine[]): BasketLine[] =>
  lines.map((own) => {
    const first = lines.find(({ skuCode }) => skuCode === own.skuCode);
    return { ...own, flashSale: first?.flashSale ?? null };
  });

/** Random baskets: promotions of every kind, on lines in and out of their scope. */
export const anyBasket: fc.Arbitrary<Basket> = fc.record({
  buyer: fc.constantFrom("guest", "member", "clubMember"),
  lines: fc.tuple(...[0, 1, 2, 3, 4].map(line)).chain((all) => fc.subarray(oneFlashSalePerSku(all))),
  promotions: fc.tuple(...codes.map(promotion)).chain((all) => fc.subarray(all)),
  giftStock: fc.uniqueArray(
    fc.record({
      skuCode: fc.constantFrom(...skus),
      sourceCode: fc.constantFrom("WH01", "WH02"),
      available: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 8, selector: ({ skuCode, sourceCode }) => `${skuCode} ${sourceCode}` },
  ),
  coupon: fc.option(
    fc
      .record({
        percent: fc.option(fc.integer({ min: 1, max: 100 })),
        cap: fc.option(fc.integer({ min: 1, max: 100_000 }).map(rupiah)),
        amount: fc.integer({ min: 1, max: 900_000 }).map(rupiah),
        minimumSpend: money(1_500_000),
        stackable: fc.boolean(),
        lineIds: fc.subarray(["L0", "L1", "L2", "L3", "L4"]),
      })
      .map(({ percent, cap, amount, ...rest }) => ({
        ...rest,
        code: "HELLO10",
        percent,
        mostDiscount: percent === null ? null : cap,
        amount: percent === null ? amount : null,
      })),
  ),
  parcels: fc.subarray([
    { parcel: "WH01", freight: rupiah(18_000) },
    { parcel: "WH02", freight: rupiah(37_501) },
  ]),
  budgets: fc.uniqueArray(
    fc.record({
      promotionCode: fc.constantFrom(...codes),
      left: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 500_000 })),
    }),
    { maxLength: 4, selector: ({ promotionCode }) => promotionCode },
  ),
  points: fc.option(
    fc.record({ balance: fc.integer({ min: 0, max: 3_000 }), worth: fc.constantFrom(1, 100, 250).map(rupiah) }),
  ),
});
