import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { priceBasket } from "./price-basket.ts";
import { type PricedBasket, pricingSteps } from "./priced-basket.ts";
import { anyBasket } from "./testing/any-basket.ts";
import { naivePrice } from "./testing/naive-pricing.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const placeOf = ({ lineId, parcel }: PricedBasket["records"][number]) => lineId ?? `parcel ${parcel}`;

/** The engine's result in the form of the naive implementation. */
function asNaive({ lines, parcels, gifts, records, totals }: PricedBasket) {
  const discounts: Record<string, number> = {};
  for (const record of records) {
    const key = `${record.step} ${record.promotionCode} ${placeOf(record)}`;
    discounts[key] = (discounts[key] ?? 0) + record.amount;
  }
  return {
    total: totals.totalAmount,
    goods: totals.productAmount,
    discounts,
    left: Object.fromEntries([
      ...lines.map(({ lineId, payAmount }) => [lineId, payAmount] as const),
      ...parcels.map(({ parcel, payAmount }) => [`parcel ${parcel}`, payAmount] as const),
    ]),
    gifts: gifts
      .map(
        ({ promotionCode, skuCode, quantity, sourceCode }) => `${promotionCode} ${skuCode} ${quantity} ${sourceCode}`,
      )
      .sort(),
    points: totals.pointsUsed,
  };
}

const baskets = tries(2_000, 20_000);

test("M9 a second implementation that prices unit by unit returns the same price and records for any basket", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      expect(asNaive(priceBasket(basket))).toEqual(naivePrice(basket));
    }),
    { numRuns: baskets },
  );
  figure("M9", `${baskets} random baskets: prices that differ from a second implementation`, 0);
});

test("the order of lines, promotions, gifts and parcels in the input has no effect", () => {
  const shuffled = <Thing>(things: readonly Thing[]) =>
    fc.shuffledSubarray([...things], { minLength: things.length, maxLength: things.length });
  const twice = anyBasket.chain((basket) =>
    fc
      .record({
        lines: shuffled(basket.lines),
        promotions: shuffled(basket.promotions),
        giftStock: shuffled(basket.giftStock),
        parcels: shuffled(basket.parcels),
      })
      .map((other) => [basket, { ...basket, ...other }] as const),
  );
  fc.assert(
    fc.property(twice, ([one, other]) => {
      expect(priceBasket(other)).toEqual(priceBasket(one));
    }),
    { numRuns: 1_000 },
  );
});

test("totals add up, all amounts are whole rupiah and never negative, and the records sum up to the discount", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const { lines, parcels, records, totals } = priceBasket(basket);
      const before = totals.productAmount - totals.promotionDiscount - totals.couponDiscount;
      const things = [...lines, ...parcels];
      const flashSale = records.filter(({ step }) => step === pricingSteps.flashSale);
      expect({
        total: totals.totalAmount,
        lines: lines.map(({ payAmount }) => payAmount),
        usual: sum(basket.lines.map((line) => line.quantity * line.salePrice)),
        points: totals.pointsUsed,
        broken: things.filter(({ payAmount, points }) => !(payAmount >= 0 && points >= 0)).length,
        fractions: things.filter(({ payAmount }) => !Number.isSafeInteger(payAmount)).length,
        idle: records.filter(({ amount }) => amount <= 0).length,
      }).toEqual({
        total: before + totals.freight - totals.freightDiscount - totals.pointsAmount,
        lines: lines.map(
          ({ productAmount, promotionDiscount, couponDiscount, pointsAmount }) =>
            productAmount - promotionDiscount - couponDiscount - pointsAmount,
        ),
        usual: totals.productAmount + sum(flashSale.map(({ amount }) => amount)),
        points: sum(things.map(({ points }) => points)),
        broken: 0,
        fractions: 0,
        idle: 0,
      });
    }),
    { numRuns: 2_000 },
  );
});

test("a coupon or points never raise the price of an order, and higher freight never lowers it", () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const total = (changes: Partial<typeof basket>) => priceBasket({ ...basket, ...changes }).totals.totalAmount;
      const dearer = basket.parcels.map(({ parcel, freight }) => ({ parcel, freight: rupiah(freight + 1_000) }));
      const without = total({ points: null });
      expect([
        without >= total({}),
        total({ coupon: null, points: null }) >= without,
        total({ parcels: dearer, points: null }) >= without,
      ]).toEqual([true, true, true]);
    }),
    { numRuns: 1_000 },
  );
});
