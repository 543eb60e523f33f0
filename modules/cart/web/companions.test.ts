import { expect, test } from "vitest";
import { aGiveawayOnWire, aTierOnWire } from "#modules/promotion/web/testing/a-tier.ts";
import type { CartItem } from "./cart-item.ts";
import { type Companion, chosenItem, companionsOf, hasCompanions } from "./companions.ts";

const item = (skuCode: string, stock = 5): CartItem => ({
  productCode: skuCode.split("-")[0] ?? skuCode,
  skuCode,
  orgCode: "WH01",
  stock,
  price: 10_000,
  name: skuCode,
  brand: "",
});
const cross = (skuCode: string, stock = 5): Companion => ({
  key: skuCode,
  item: item(skuCode, stock),
  variants: [],
  image: null,
  before: null,
  activityCode: null,
});
const reached = { level: 1, reward: 0, remainingAmount: 0, nextRewardEarned: 0 };
const pwp = aTierOnWire({
  activityCode: "PWP1",
  activityType: "PWP",
  noTier: false,
  giveaways: [aGiveawayOnWire("SOCKS-A", { price: 9_000 }), aGiveawayOnWire("CAP-A", { stock: 0 })],
  currentActivityLevel: reached,
});
const gwp = aTierOnWire({ activityCode: "GWP1", activityType: "GWP", opsType: "GWP" });
const nothing = { activityCodes: ["PWP1", "GWP1"], tiers: [], crossSells: [] };

test("offers the cart has earned come first, with the price they are sold along for", () => {
  const found = companionsOf(item("SHOE-A"), { ...nothing, tiers: [gwp, pwp] });
  expect(found.along).toEqual([
    {
      key: "PWP1 SOCKS-A",
      item: { ...item("SOCKS-A"), orgCode: "", price: 9_000, name: "Thing SOCKS-A" },
      variants: [],
      image: null,
      before: 50_000,
      activityCode: "PWP1",
    },
  ]);
  expect(found.promotions).toEqual([gwp]);
  expect(hasCompanions(found)).toBe(true);
});

test("an offer that is not earned yet shows its progress, and cannot be taken", () => {
  const early = { ...pwp, noTier: true, currentActivityLevel: { ...reached, level: null } };
  const found = companionsOf(item("SHOE-A"), { ...nothing, tiers: [early] });
  expect(found).toEqual({ along: [], promotions: [early], crossSells: [] });
  expect(hasCompanions(found)).toBe(false);
});

test("promotions of other products in the cart are left for the cart", () => {
  const found = companionsOf(item("SHOE-A"), { ...nothing, activityCodes: [], tiers: [pwp, gwp] });
  expect(found).toEqual({ along: [], promotions: [], crossSells: [] });
});

test("at most ten companion products, none sold out and never the product itself", () => {
  const many = Array.from({ length: 12 }, (_, index) => cross(`C${index}-A`));
  const crossSells = [cross("SHOE-B"), cross("GONE-A", 0), ...many];
  const found = companionsOf(item("SHOE-A"), { ...nothing, crossSells });
  expect(found.crossSells.map(({ key }) => key)).toEqual(many.slice(0, 10).map(({ key }) => key));
  expect(hasCompanions(found)).toBe(true);
});

test("an earned gift opens the companions dialog; a gift that is not earned does not", () => {
  const earned = { ...gwp, eligibleGiveaway: true };
  expect(hasCompanions(companionsOf(item("SHOE-A"), { ...nothing, tiers: [earned] }))).toBe(true);
  expect(hasCompanions(companionsOf(item("SHOE-A"), { ...nothing, tiers: [gwp] }))).toBe(false);
});

test("1A-11 a product with several sizes is added only after one is chosen", () => {
  const variants = ["S", "M"].map((label) => ({ ...item(`SHIRT-${label}`, 3), label }));
  const shirt: Companion = { ...cross("SHIRT-S"), variants };
  expect(chosenItem(shirt, new Map())).toBeNull();
  expect(chosenItem(shirt, new Map([["SHIRT-S", "SHIRT-M"]]))?.skuCode).toBe("SHIRT-M");
  expect(chosenItem(shirt, new Map([["SHIRT-S", "NOPE"]]))).toBeNull();
  expect(chosenItem(cross("BALL-A"), new Map())?.skuCode).toBe("BALL-A");
  expect(chosenItem({ ...cross("BALL-A"), variants: variants.slice(0, 1) }, new Map())?.skuCode).toBe("BALL-A");
});
