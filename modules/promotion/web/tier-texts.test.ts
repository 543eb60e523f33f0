import { describe, expect, test } from "vitest";
import { formatMessage } from "#kit/web/i18n/format-message.ts";
import en from "./messages/en-US.json" with { type: "json" };
import { periodOf } from "./period.ts";
import type { PromotionTranslate } from "./promotion-text.ts";
import { aGiveawayOnWire, aTierOnWire } from "./testing/a-tier.ts";
import { giftWords, mayPromise, progressPart, progressWords, rewardWords, thresholdText } from "./tier-texts.ts";

const text: PromotionTranslate = (key, values) => formatMessage(en[key], values);
const first = { level: 1, amount: 500_000, reward: 5 };

describe("the text about the next level", () => {
  test("PR-05 by amount, with a percentage", () => {
    const tier = aTierOnWire({
      currentActivityLevel: { level: 1, reward: 5, remainingAmount: 50_000, nextRewardEarned: 10 },
    });
    expect(progressWords(text, tier)).toBe("Rp50.000 more for 10% off");
    expect(progressPart(tier)).toBe(0.95);
  });

  test("PR-02 PR-03 by quantity, with an amount", () => {
    const tier = aTierOnWire({
      amountByQty: true,
      rewardByPercentage: false,
      levels: [{ level: 1, amount: 3, reward: 60_000 }],
      currentActivityLevel: { level: null, reward: 0, remainingAmount: 1, nextRewardEarned: 60_000 },
    });
    expect(progressWords(text, tier)).toBe("1 piece more for Rp60.000 off");
    expect(progressPart(tier)).toBeCloseTo(2 / 3);
  });

  test("1A-11 the price of add-ons is shown as a minimum, unless all cost the same", () => {
    const sold = (...prices: number[]) =>
      aTierOnWire({
        activityType: "PWP",
        giveaways: prices.map((price, index) =>
          aGiveawayOnWire(`B${index}`, { price, giveawayName: `Thing ${index}` }),
        ),
      });
    expect(rewardWords(text, sold(69_000, 39_000), first)).toBe("Thing 0 or Thing 1 from Rp39.000");
    expect(rewardWords(text, sold(39_000, 39_000), first)).toBe("Thing 0 or Thing 1 for Rp39.000");
  });

  test("for a gift, an add-on and free delivery", () => {
    const rest = { level: null, reward: 0, remainingAmount: 50_000, nextRewardEarned: 0 };
    const gift = aTierOnWire({ opsType: "GWP", activityType: "GWP", currentActivityLevel: rest });
    expect(progressWords(text, gift)).toBe("Rp50.000 more for a free gift");
    expect(progressWords(text, { ...gift, noTier: false })).toBe("Rp50.000 more for the next gift");
    const along = aTierOnWire({ activityType: "PWP", currentActivityLevel: rest });
    expect(progressWords(text, along)).toBe("Rp50.000 more for the special price");
    const delivery = aTierOnWire({ activityType: "FREE_SHIPPING", currentActivityLevel: rest });
    expect(progressWords(text, delivery)).toBe("Rp50.000 more for free delivery");
  });

  test("PR-04 the last level promises no further reward, and a promotion without levels has no text", () => {
    const top = { level: 1, reward: 5, remainingAmount: 0, nextRewardEarned: 0 };
    expect(progressWords(text, aTierOnWire({ latestTier: true, currentActivityLevel: top }))).toBe("You get 5% off");
    expect(progressPart(aTierOnWire({ latestTier: true }))).toBe(1);
    expect(progressWords(text, aTierOnWire({ levels: [] }))).toBeNull();
  });
});

test("1A-17 a gift that could not be sent with the cart is not promised", () => {
  const far = { level: null, reward: 0, remainingAmount: 50_000, nextRewardEarned: 0 };
  const gift = aTierOnWire({ opsType: "GWP", activityType: "GWP", noTier: true, currentActivityLevel: far });
  expect(giftWords(text, gift)?.words).toBe("No gift yet: Rp50.000 more for a free gift");
  const elsewhere = { ...gift, nextGiveawayProblem: "OTHER_SOURCE" };
  expect([mayPromise(gift), mayPromise(elsewhere)]).toEqual([true, false]);
  expect(giftWords(text, elsewhere)?.words).toBe(
    "This gift lies in another warehouse than your items, so it cannot come along",
  );
  expect(giftWords(text, { ...gift, nextGiveawayProblem: "OUT_OF_STOCK" })?.words).toBe("This gift is gone for now");
});

describe("1A-11 texts about a level are correct for any threshold", () => {
  test.each([
    [false, 1, "On every purchase"],
    [false, 500, "On every purchase"],
    [false, 1_000, "From Rp1.000"],
    [false, 750_000, "From Rp750.000"],
    [true, 1, "On every purchase"],
    [true, 2, "From 2 pieces"],
  ])("counted in pieces: %s, threshold %i", (amountByQty, amount, expected) => {
    expect(thresholdText(text, aTierOnWire({ amountByQty }), { level: 1, amount, reward: 5 })).toBe(expected);
  });

  test("the last level shows the earned reward, for every kind", () => {
    const top = { level: 1, reward: 0, remainingAmount: 0, nextRewardEarned: 0 };
    const done = { latestTier: true, noTier: false, currentActivityLevel: top };
    const levels = [{ level: 1, amount: 1, reward: 25_000 }];
    const giveaways = [aGiveawayOnWire("SOCKS-A", { price: 9_000 })];
    const texts = [
      aTierOnWire({ ...done, levels, rewardByPercentage: false }),
      aTierOnWire({ ...done, levels, activityType: "FREE_SHIPPING" }),
      aTierOnWire({ ...done, levels, activityType: "PWP", giveaways }),
      aTierOnWire({ ...done, levels, activityType: "GWP", opsType: "GWP", giveaways }),
    ].map((activity) => progressWords(text, activity));
    expect(texts).toEqual([
      "You get Rp25.000 off",
      "You get free delivery up to Rp25.000",
      "You can add Thing SOCKS-A for Rp9.000",
      "You get free: Thing SOCKS-A",
    ]);
  });
});

describe("the reward of a level", () => {
  test("PR-03 a percentage or an amount", () => {
    expect(rewardWords(text, aTierOnWire(), first)).toBe("5% off");
    expect(rewardWords(text, aTierOnWire({ rewardByPercentage: false }), { ...first, reward: 30_000 })).toBe(
      "Rp30.000 off",
    );
  });

  test("PR-01 a gift, or an add-on price", () => {
    const giveaways = [aGiveawayOnWire("CUP-A"), aGiveawayOnWire("BOWL-A"), aGiveawayOnWire("HAT-A", { level: 2 })];
    expect(rewardWords(text, aTierOnWire({ opsType: "GWP", giveaways }), first)).toBe(
      "free: Thing CUP-A or Thing BOWL-A",
    );
    const along = [aGiveawayOnWire("CUP-A", { price: 29_000 })];
    expect(rewardWords(text, aTierOnWire({ giveaways: along }), first)).toBe("Thing CUP-A for Rp29.000");
  });

  test("PR-02 from an amount or a number of pieces", () => {
    expect(thresholdText(text, aTierOnWire(), first)).toBe("From Rp500.000");
    expect(thresholdText(text, aTierOnWire({ amountByQty: true }), { ...first, amount: 2 })).toBe("From 2 pieces");
  });
});

describe("PR-14 a gift", () => {
  const giveaways = [aGiveawayOnWire("CUP-A", { stock: 0 }), aGiveawayOnWire("BOWL-A")];
  const earned = { level: 1, reward: 0, remainingAmount: 0, nextRewardEarned: 0 };
  const gift = aTierOnWire({ opsType: "GWP", giveaways, eligibleGiveaway: true, currentActivityLevel: earned });

  test("is shown as received once it is earned: the first one of the level in stock", () => {
    expect(giftWords(text, gift)).toEqual({ received: true, words: "Gift received: Thing BOWL-A" });
  });

  test("is not shown as received while it is not earned or out of stock", () => {
    expect(giftWords(text, aTierOnWire({ opsType: "GWP" }))).toEqual({
      received: false,
      words: "No gift yet: Rp500.000 more for a free gift",
    });
    const gone = { ...gift, giveaways: [aGiveawayOnWire("CUP-A", { stock: 0 })] };
    expect(giftWords(text, gone)).toEqual({ received: false, words: "This gift is gone for now" });
    const none = { ...gift, eligibleGiveaway: false, giveawayProblem: "OUT_OF_STOCK" };
    expect(giftWords(text, none)).toEqual({ received: false, words: "This gift is gone for now" });
  });

  test("PR-13 is not shown as received from another source than the rest of the cart", () => {
    const elsewhere = { ...gift, eligibleGiveaway: false, giveawayProblem: "OTHER_SOURCE" };
    expect(giftWords(text, elsewhere)).toEqual({
      received: false,
      words: "This gift lies in another warehouse than your items, so it cannot come along",
    });
  });

  test("is absent for an order tier", () => {
    expect(giftWords(text, aTierOnWire())).toBeNull();
  });
});

test("the period shows the last day on which a promotion runs, by Jakarta's calendar", () => {
  expect(periodOf(aTierOnWire())).toEqual({ from: "01/11/2026", until: "30/04/2027" });
});
