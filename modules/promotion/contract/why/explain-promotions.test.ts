import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Basket } from "../pricing/basket.ts";
import { priceBasket } from "../pricing/price-basket.ts";
import { aBasket, aLine, aPromotion, someCoupon } from "../pricing/testing/a-basket.ts";
import { couponVerdict } from "./coupon-verdict.ts";
import { explainPromotions } from "./explain-promotions.ts";
import type { FlashSaleFacts } from "./flash-sale-verdict.ts";

function explain(changes: Partial<Basket>, flashSales: readonly FlashSaleFacts[] = []) {
  const basket = aBasket(changes);
  const verdicts = explainPromotions(basket, priceBasket(basket), flashSales);
  return Object.fromEntries(verdicts.map(({ code, ...verdict }) => [code, verdict]));
}

const item = (code: string, changes: object = {}) =>
  aPromotion(code, "item", [{ threshold: 1, reward: 10_000 }], changes);
const tier = (code: string, threshold: number, changes: object = {}) =>
  aPromotion(code, "tier", [{ threshold, reward: 20_000 }], changes);
const touched = (...codes: string[]) => [aLine("SHOE", { touchedBy: codes })];

test("what applied shows its rupiah; what misses its level shows what counts and what is missing", () => {
  const { ITEM, TIER, PIECES } = explain({
    lines: touched("ITEM", "TIER", "PIECES"),
    promotions: [item("ITEM"), tier("TIER", 150_000), tier("PIECES", 3, { amountByQty: true })],
  });
  expect(ITEM).toMatchObject({ reason: null, amount: 10_000 });
  // The tier counts what is left after the item promotion.
  expect(TIER).toMatchObject({ reason: "BELOW_THRESHOLD", counted: 90_000, missing: 60_000 });
  expect(PIECES).toMatchObject({ reason: "BELOW_THRESHOLD", counted: 1, missing: 2 });
});

test("a promotion does not keep another away from lines whose price it does not apply to", () => {
  const { SECOND } = explain({
    lines: [...touched("FIRST", "SECOND"), aLine("SOCK", { price: 5_000, touchedBy: ["FIRST", "SECOND"] })],
    promotions: [
      tier("FIRST", 1, { priority: 1, exclusive: true, priceUntil: 5_000 }),
      tier("SECOND", 200_000, { priceFrom: 5_001 }),
    ],
  });
  expect(SECOND).toMatchObject({ reason: "BELOW_THRESHOLD", counted: 100_000 });
});

test("an exclusive promotion and the one item promotion of a line are named where they keep others away", () => {
  const { LATER, ADDED, SECOND } = explain({
    lines: touched("FIRST", "LATER", "ADDED", "BIG", "SECOND"),
    promotions: [
      item("FIRST", { priority: 1 }),
      item("LATER"),
      item("ADDED", { stackable: true }),
      tier("BIG", 50_000, { priority: 1, exclusive: true }),
      tier("SECOND", 1),
    ],
  });
  expect(LATER).toMatchObject({ reason: "PRECEDED", others: ["FIRST"] });
  expect(ADDED).toMatchObject({ reason: null });
  expect(SECOND).toMatchObject({ reason: "PRECEDED", others: ["BIG"] });
});

test("a promotion that would miss its level anyway is not said to be kept away", () => {
  const { SECOND } = explain({
    lines: touched("BIG", "SECOND"),
    promotions: [tier("BIG", 50_000, { priority: 1, exclusive: true }), tier("SECOND", 900_000)],
  });
  expect(SECOND).toMatchObject({ reason: "BELOW_THRESHOLD" });
});

test("scope, budget, gifts, add-ons and freight have reasons of their own", () => {
  const gift = aPromotion("GIFT", "gwp", [{ threshold: 1, giveaways: [{ skuCode: "CUP" }] }]);
  const offer = aPromotion("OFFER", "pwp", [{ threshold: 1, giveaways: [{ skuCode: "SOCK", price: 5_000 }] }]);
  const delivery = aPromotion("DELIVERY", "freeShipping", [{ threshold: 1, reward: 10_000 }]);
  const all = {
    lines: touched("GIFT", "OFFER", "DELIVERY", "POOR"),
    promotions: [gift, offer, delivery, item("POOR"), item("ELSEWHERE")],
    budgets: [{ promotionCode: "POOR", left: 9_999 }],
  };
  const found = explain(all);
  expect(found.GIFT).toMatchObject({ reason: "GIFT_MISSING" });
  expect(found.OFFER).toMatchObject({ reason: "OFFER_NOT_TAKEN" });
  expect(found.DELIVERY).toMatchObject({ reason: "FREIGHT_UNKNOWN" });
  expect(found.POOR).toMatchObject({ reason: "BUDGET_TOO_SMALL", left: 9_999 });
  expect(found.ELSEWHERE).toMatchObject({ reason: "NO_LINE_IN_SCOPE" });

  const dear = explain({
    ...all,
    promotions: [item("POOR", { priceFrom: 100_001 }), item("ELSEWHERE", { priceFrom: 100_001 })],
  });
  expect(dear.POOR).toMatchObject({ reason: "PRICE_OUTSIDE" });
  expect(dear.ELSEWHERE).toMatchObject({ reason: "NO_LINE_IN_SCOPE" });
  const at = explain({ ...all, budgets: [], promotions: [item("POOR", { priceFrom: 100_000, priceUntil: 100_000 })] });
  expect(at.POOR).toMatchObject({ reason: null, amount: 10_000 });

  const club = {
    ...all,
    promotions: [item("POOR", { audience: "clubMembers" }), item("ELSEWHERE", { audience: "members" })],
  };
  expect(explain(club).POOR).toMatchObject({ reason: "NOT_FOR_BUYER" });
  expect(explain({ ...club, buyer: "member" }).POOR).toMatchObject({ reason: "NOT_FOR_BUYER" });
  expect(explain({ ...club, buyer: "clubMember" }).POOR).toMatchObject({ reason: "BUDGET_TOO_SMALL" });
  expect(explain(club).ELSEWHERE).toMatchObject({ reason: "NO_LINE_IN_SCOPE" });

  const sent = explain({ ...all, parcels: [{ parcel: "WH01", freight: rupiah(0) }] });
  expect(sent.DELIVERY).toMatchObject({ reason: "NOTHING_LEFT" });
  const fetched = explain({ ...all, lines: [aLine("SHOE", { sentHome: false, touchedBy: ["DELIVERY"] })] });
  expect(fetched.DELIVERY).toMatchObject({ reason: "NOT_SENT_HOME" });
  const stocked = explain({ ...all, giftStock: [{ skuCode: "CUP", sourceCode: "WH01", available: 1 }] });
  expect(stocked.GIFT).toMatchObject({ reason: null, amount: 0 });
});

test("a flash sale says whether units, the buyer's cap, its price or another flash sale keep it away", () => {
  const sale = (code: string, left: number | null, price = 70_000, priority = 1): FlashSaleFacts => ({
    code,
    priority,
    skus: new Map([["SHOE", { price, left }]]),
  });
  const line = (units: number, activityCode = "SALE") => ({
    lines: [aLine("SHOE", { flashSale: { activityCode, price: 70_000, units } })],
  });
  const reason = (changes: Partial<Basket>, ...facts: FlashSaleFacts[]) => explain(changes, facts).SALE;
  expect(reason(line(2), sale("SALE", 2))).toMatchObject({ reason: null, amount: 30_000 });
  expect(reason(line(0), sale("SALE", 2))).toMatchObject({ reason: "BUYER_CAP" });
  expect(reason({ lines: [aLine("SHOE")] }, sale("SALE", 0))).toMatchObject({ reason: "UNITS_GONE" });
  expect(reason({ lines: [aLine("SHOE")] }, sale("SALE", null))).toMatchObject({ reason: "UNITS_OR_CAP" });
  expect(reason({ lines: [aLine("SHOE")] }, sale("SALE", 2, 100_000))).toMatchObject({ reason: "NOT_CHEAPER" });
  expect(reason({ lines: [aLine("SOCK")] }, sale("SALE", 2))).toMatchObject({ reason: "NO_LINE_IN_SCOPE" });
  const [before, after] = [sale("OTHER", 2, 80_000, 0), sale("OTHER", 2, 80_000, 2)];
  expect(reason(line(2, "OTHER"), sale("SALE", 2), before)).toMatchObject({ reason: "PRECEDED", others: ["OTHER"] });
  expect(reason(line(2, "OTHER"), sale("SALE", null), after)).toMatchObject({ reason: "UNITS_GONE" });
});

test("a coupon says what is missing, and which promotions it is not added to", () => {
  const verdict = (coupon: object) => {
    const changes = { lines: touched("ITEM"), promotions: [item("ITEM")] };
    return couponVerdict(
      priceBasket(aBasket({ ...changes, coupon: someCoupon({ lineIds: ["line-SHOE"], ...coupon }) })),
    );
  };
  expect(verdict({})).toMatchObject({ reason: null, amount: 9_000 });
  expect(verdict({ stackable: false })).toMatchObject({ reason: "COUPON_NOT_WITH_PROMOTIONS", others: ["ITEM"] });
  expect(verdict({ minimumSpend: 100_000 })).toMatchObject({ reason: "COUPON_MINIMUM_SPEND", missing: 10_000 });
  expect(verdict({ lineIds: [] })).toMatchObject({ reason: "NO_LINE_IN_SCOPE" });
  expect(couponVerdict(priceBasket(aBasket()))).toBeNull();
});
