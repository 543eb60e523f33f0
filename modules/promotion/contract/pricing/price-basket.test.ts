import { describe, expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { priceBasket } from "./price-basket.ts";
import type { PricedBasket } from "./priced-basket.ts";
import { aBasket, aLine, aPromotion, someCoupon } from "./testing/a-basket.ts";

const applied = ({ records }: PricedBasket) =>
  records.map(({ step, promotionCode, lineId, parcel, amount }) => [step, promotionCode, lineId ?? parcel, amount]);
const progressOf = ({ progress }: PricedBasket, code: string) =>
  progress.find(({ promotionCode }) => promotionCode === code);

test("PR-20 the steps run in order, and the summary lists each of them", () => {
  const priced = priceBasket(
    aBasket({
      lines: [
        aLine("SHOE", {
          price: 500_000,
          listPrice: 600_000,
          quantity: 2,
          flashSale: { activityCode: "FLASH", price: 400_000, units: 5 },
          touchedBy: ["ITEM", "TIER", "SHIP"],
        }),
        aLine("BALL", { price: 200_000, touchedBy: ["TIER", "SHIP"] }),
      ],
      promotions: [
        aPromotion("ITEM", "item", [{ threshold: 1, reward: 10 }], { amountByQty: true, rewardByPercentage: true }),
        aPromotion("TIER", "tier", [{ threshold: 900_000, reward: 92_000 }]),
        aPromotion("SHIP", "freeShipping", [{ threshold: 300_000, reward: 25_000 }]),
      ],
      coupon: someCoupon({ lineIds: ["line-SHOE", "line-BALL"], mostDiscount: rupiah(50_000) }),
      parcels: [{ parcel: "WH01", freight: rupiah(40_000) }],
      points: { balance: 1_000, worth: rupiah(100) },
    }),
  );
  expect(applied(priced)).toEqual([
    [1, "FLASH", "line-SHOE", 200_000],
    [2, "ITEM", "line-SHOE", 80_000],
    [3, "TIER", "line-BALL", 20_000],
    [3, "TIER", "line-SHOE", 72_000],
    [4, "HELLO10", "line-BALL", 10_870],
    [4, "HELLO10", "line-SHOE", 39_130],
    [5, "SHIP", "WH01", 25_000],
    [6, "POINTS", "line-BALL", expect.any(Number)],
    [6, "POINTS", "line-SHOE", expect.any(Number)],
    [6, "POINTS", "WH01", expect.any(Number)],
  ]);
  expect(priced.totals).toEqual({
    productAmount: 1_000_000,
    promotionDiscount: 172_000,
    couponDiscount: 50_000,
    pointsUsed: 1_000,
    pointsAmount: 100_000,
    freight: 40_000,
    freightDiscount: 25_000,
    totalAmount: 693_000,
  });
});

test("1D-02 PR-05 progress is reported for item promotions too, below and above their threshold", () => {
  const of = (price: number) =>
    priceBasket(
      aBasket({
        lines: [aLine("SHOE", { price, touchedBy: ["ITEM"] })],
        promotions: [aPromotion("ITEM", "item", [{ threshold: 500_000, reward: 10 }], { rewardByPercentage: true })],
      }),
    );
  expect(progressOf(of(499_999), "ITEM")).toMatchObject({ kind: "item", value: 499_999, remainingAmount: 1 });
  expect(progressOf(of(500_000), "ITEM")).toMatchObject({ kind: "item", value: 500_000 });
});

describe("flash-sale prices", () => {
  const flash = { activityCode: "FLASH", price: 300_000, units: 2 };
  test("apply to as many units as the flash sale has left; further units cost the usual price", () => {
    const { lines } = priceBasket(
      aBasket({ lines: [aLine("SHOE", { price: 500_000, quantity: 3, flashSale: flash })] }),
    );
    expect(lines).toMatchObject([{ productAmount: 1_100_000, flashSaleUnits: 2 }]);
  });
  test("are shared by lines of one SKU, and never raise a price", () => {
    const lines = [
      aLine("SHOE", { lineId: "home", price: 500_000, quantity: 2, flashSale: flash }),
      aLine("SHOE", { lineId: "fetched", price: 500_000, quantity: 1, flashSale: flash, sentHome: false }),
      aLine("BALL", { price: 200_000, flashSale: flash }),
    ];
    expect(priceBasket(aBasket({ lines })).lines).toMatchObject([
      { lineId: "line-BALL", productAmount: 200_000, flashSaleUnits: 0 },
      { lineId: "home", productAmount: 600_000, flashSaleUnits: 2 },
      { lineId: "fetched", productAmount: 500_000, flashSaleUnits: 0 },
    ]);
  });
});

describe("item promotions", () => {
  const percent = (code: string, reward: number, changes = {}) =>
    aPromotion(code, "item", [{ threshold: 1, reward }], { amountByQty: true, rewardByPercentage: true, ...changes });
  const of = (promotions: ReturnType<typeof percent>[], touchedBy: string[]) =>
    applied(priceBasket(aBasket({ lines: [aLine("SHOE", { price: 100_005, quantity: 2, touchedBy })], promotions })));

  test("round half a rupiah up per piece, then multiply by the quantity (D-02)", () => {
    expect(of([percent("TEN", 10)], ["TEN"])).toEqual([[2, "TEN", "line-SHOE", 20_002]]);
  });
  test("of two, the one with the lower priority number applies; with equal numbers the code decides", () => {
    const two = [
      percent("B", 10, { priority: 5 }),
      percent("A", 20, { priority: 5 }),
      percent("C", 30, { priority: 1 }),
    ];
    expect(of(two, ["A", "B"])).toEqual([[2, "A", "line-SHOE", 40_002]]);
    expect(of(two, ["A", "B", "C"])).toEqual([[2, "C", "line-SHOE", 60_004]]);
  });
  test("stackable ones are added; an exclusive one blocks later ones", () => {
    const added = aPromotion("ADD", "item", [{ threshold: 1, reward: 20_000 }], { amountByQty: true, stackable: true });
    expect(of([percent("TEN", 10, { priority: 1 }), added], ["TEN", "ADD"])).toEqual([
      [2, "TEN", "line-SHOE", 20_002],
      [2, "ADD", "line-SHOE", 40_000],
    ]);
    expect(of([percent("TEN", 10, { priority: 1, exclusive: true }), added], ["TEN", "ADD"])).toEqual([
      [2, "TEN", "line-SHOE", 20_002],
    ]);
  });
  test("never discount more than the price", () => {
    expect(of([aPromotion("BIG", "item", [{ threshold: 1, reward: 900_000 }])], ["BIG"])).toEqual([
      [2, "BIG", "line-SHOE", 200_010],
    ]);
  });
});

describe("purchase with purchase", () => {
  const offer = aPromotion("ALONG", "pwp", [{ threshold: 400_000, giveaways: [{ skuCode: "SOCK", price: 15_000 }] }]);
  const sock = (quantity: number, touchedBy: string[] = []) =>
    aLine("SOCK", { price: 50_000, quantity, activityCode: "ALONG", touchedBy });
  const shoe = (price: number) => aLine("SHOE", { price, touchedBy: ["ALONG", "TIER"] });

  test("sells as many pieces as were earned at the offer's price, further ones at the usual price", () => {
    const { lines, totals } = priceBasket(aBasket({ lines: [shoe(400_000), sock(2)], promotions: [offer] }));
    expect(lines).toMatchObject([{}, { lineId: "line-SOCK", lineAmount: 65_000, offerUnits: 1 }]);
    expect(totals).toMatchObject({ productAmount: 500_000, promotionDiscount: 35_000, totalAmount: 465_000 });
  });
  test("1D-02 two lines of one SKU share the earned pieces", () => {
    const fetched = aLine("SOCK", {
      lineId: "line-FETCHED",
      price: 50_000,
      quantity: 1,
      activityCode: "ALONG",
      sentHome: false,
    });
    const priced = priceBasket(aBasket({ lines: [shoe(400_000), sock(1), fetched], promotions: [offer] }));
    expect(priced.lines.map(({ offerUnits }) => offerUnits)).toEqual([0, 1, 0]);
    expect(priced.totals.promotionDiscount).toBe(35_000);
  });
  test("pieces that were not earned cost the usual price", () => {
    const priced = priceBasket(aBasket({ lines: [shoe(399_999), sock(1)], promotions: [offer] }));
    expect(priced.lines[1]).toMatchObject({ lineAmount: 50_000, offerUnits: 0 });
    expect(progressOf(priced, "ALONG")).toMatchObject({ noTier: true, remainingAmount: 1 });
  });
  test("counts towards tiers only when the tier allows it", () => {
    const tier = (pwpCountsForTiers: boolean) =>
      aPromotion("TIER", "tier", [{ threshold: 415_000, reward: 10_000 }], { pwpCountsForTiers });
    const discount = (counts: boolean) =>
      priceBasket(aBasket({ lines: [shoe(400_000), sock(1, ["TIER"])], promotions: [offer, tier(counts)] })).totals
        .promotionDiscount;
    expect([discount(false), discount(true)]).toEqual([35_000, 45_000]);
  });
});

describe("tiers", () => {
  const tier = aPromotion("TIER", "tier", [
    { threshold: 500_000, reward: 20_000 },
    { threshold: 1_000_000, reward: 70_000 },
  ]);
  const of = (price: number, promotions = [tier]) =>
    priceBasket(aBasket({ lines: [aLine("SHOE", { price, touchedBy: ["TIER", "LATER"] })], promotions }));

  test("PR-04 only the highest tier reached applies, and the next one is reported", () => {
    expect(progressOf(of(499_999), "TIER")).toMatchObject({
      noTier: true,
      remainingAmount: 1,
      nextRewardEarned: 20_000,
    });
    expect(of(500_000).totals.promotionDiscount).toBe(20_000);
    expect(progressOf(of(500_000), "TIER")).toMatchObject({
      level: 1,
      remainingAmount: 500_000,
      nextRewardEarned: 70_000,
    });
    expect(of(1_000_000).totals.promotionDiscount).toBe(70_000);
    expect(progressOf(of(1_000_000), "TIER")).toMatchObject({ latestTier: true, remainingAmount: 0 });
  });
  test("an exclusive one blocks later ones on its lines", () => {
    const later = aPromotion("LATER", "tier", [{ threshold: 1, reward: 5_000 }], { priority: 200 });
    expect(of(500_000, [tier, later]).totals.promotionDiscount).toBe(25_000);
    expect(of(500_000, [{ ...tier, exclusive: true }, later]).totals.promotionDiscount).toBe(20_000);
  });
  test("remaining rupiah go to the largest remainders, and between equal ones to the first line", () => {
    const lines = ["C", "A", "B"].map((sku) => aLine(sku, { price: 10, touchedBy: ["ODD"] }));
    const odd = aPromotion("ODD", "tier", [{ threshold: 1, reward: 11 }]);
    expect(applied(priceBasket(aBasket({ lines, promotions: [odd] })))).toEqual([
      [3, "ODD", "line-A", 4],
      [3, "ODD", "line-B", 4],
      [3, "ODD", "line-C", 3],
    ]);
  });
});

describe("gifts", () => {
  const gift = aPromotion("GIFT", "gwp", [{ threshold: 300_000, giveaways: [{ skuCode: "MUG" }, { skuCode: "CUP" }] }]);
  const of = (giftStock: { skuCode: string; sourceCode: string; available: number }[], changes = {}, price = 300_000) =>
    priceBasket(
      aBasket({
        lines: [aLine("SHOE", { price, touchedBy: ["GIFT"] })],
        promotions: [{ ...gift, ...changes }],
        giftStock,
      }),
    );
  const at = (skuCode: string, sourceCode: string, available: number) => ({ skuCode, sourceCode, available });

  test("PR-13 ships from a source of another line; otherwise it is not eligible and the reason is reported", () => {
    expect(of([at("MUG", "WH01", 1)]).gifts).toEqual([
      { promotionCode: "GIFT", skuCode: "MUG", quantity: 1, sourceCode: "WH01" },
    ]);
    const elsewhere = of([at("MUG", "WH02", 9)]);
    expect(elsewhere.gifts).toEqual([]);
    expect(progressOf(elsewhere, "GIFT")).toMatchObject({ giftProblem: "OTHER_SOURCE", noTier: false });
    expect(elsewhere.totals.totalAmount).toBe(300_000);
  });
  test("a sold-out gift is replaced by the next one; without any, the basket is priced without a gift", () => {
    expect(of([at("MUG", "WH01", 0), at("CUP", "WH01", 3)]).gifts).toMatchObject([{ skuCode: "CUP" }]);
    expect(progressOf(of([at("MUG", "WH01", 0)]), "GIFT")?.giftProblem).toBe("OUT_OF_STOCK");
    expect(progressOf(of([at("MUG", "WH01", 5)], {}, 299_999), "GIFT")?.giftProblem).toBe("NOT_REACHED");
  });
  test("is given as often as it was earned, limited by the promotion and the stock", () => {
    const gifts = (most: number, available: number) =>
      of([at("MUG", "WH01", available)], { mostTimes: most }, 950_000).gifts.map(({ quantity }) => quantity);
    expect([gifts(1, 9), gifts(5, 9), gifts(5, 2)]).toEqual([[1], [3], [2]]);
  });
  test("units the basket itself buys are not available as gifts", () => {
    const lines = [aLine("SHOE", { price: 300_000, touchedBy: ["GIFT"] }), aLine("MUG", { quantity: 2 })];
    const { gifts } = priceBasket(aBasket({ lines, promotions: [gift], giftStock: [at("MUG", "WH01", 2)] }));
    expect(gifts).toEqual([]);
  });
});

describe("coupons", () => {
  const lines = [aLine("SHOE", { price: 400_000, touchedBy: ["TIER"] }), aLine("BALL", { price: 100_000 })];
  const tier = aPromotion("TIER", "tier", [{ threshold: 1, reward: 50_000 }]);
  const of = (coupon: Parameters<typeof someCoupon>[0], promotions = [tier]) =>
    priceBasket(aBasket({ lines, promotions, coupon: someCoupon({ lineIds: ["line-SHOE"], ...coupon }) }));

  test("PR-19 a percentage of the price of its lines after promotions, up to its limit", () => {
    expect(of({}).totals.couponDiscount).toBe(35_000);
    expect(of({ mostDiscount: rupiah(20_000) }).totals.couponDiscount).toBe(20_000);
    expect(of({ percent: null, amount: rupiah(900_000) }).totals.couponDiscount).toBe(350_000);
  });
  test("reports why it does not apply to a basket", () => {
    expect(of({ minimumSpend: rupiah(360_000) }).coupon).toEqual({
      code: "HELLO10",
      problem: "MINIMUM_SPEND",
      missing: 10_000,
    });
    expect(of({ stackable: false }).coupon?.problem).toBe("NOT_WITH_PROMOTIONS");
    expect(of({ stackable: false }, []).coupon?.problem).toBeNull();
    expect(of({ lineIds: [] }).coupon?.problem).toBe("NOTHING_FOR_IT");
  });
});

test("free delivery counts lines delivered to a home, and pays at most the freight", () => {
  const ship = aPromotion("SHIP", "freeShipping", [{ threshold: 300_000, reward: 25_000 }]);
  const of = (sentHome: boolean, freight: number) =>
    priceBasket(
      aBasket({
        lines: [aLine("SHOE", { price: 300_000, sentHome, touchedBy: ["SHIP"] })],
        promotions: [ship],
        parcels: [{ parcel: "WH01", freight: rupiah(freight) }],
      }),
    ).totals.freightDiscount;
  expect([of(true, 40_000), of(true, 9_000), of(false, 40_000)]).toEqual([25_000, 9_000, 0]);
});

test("points: as many whole ones as the balance and the price allow; the total may become 0", () => {
  const of = (balance: number, price: number) =>
    priceBasket(aBasket({ lines: [aLine("SHOE", { price })], points: { balance, worth: rupiah(100) } })).totals;
  expect(of(7, 12_345)).toMatchObject({ pointsUsed: 7, pointsAmount: 700, totalAmount: 11_645 });
  expect(of(9_999, 12_345)).toMatchObject({ pointsUsed: 123, totalAmount: 45 });
  expect(of(9_999, 12_300)).toMatchObject({ pointsUsed: 123, totalAmount: 0 });
});
