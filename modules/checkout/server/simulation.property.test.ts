import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { buyerKinds } from "#modules/promotion/contract/audience.ts";
import { naivePrice } from "#modules/promotion/contract/pricing/testing/naive-pricing.ts";
import { anyPromotion, promotionOfDraft } from "#modules/promotion/server/testing/any-promotion.ts";
import { aCatalogueSku, simulateAll } from "#modules/promotion/server/testing/simulation-world.ts";
import { chargeInMemory, type World } from "./testing/charge-in-memory.ts";

const prices = { A: 99_999, B: 35_501, C: 777_000, D: 7 };
const products = Object.keys(prices);
const gifts = ["CUP", "PEN", "BAG"];
const skus = new Map(
  [...Object.entries(prices), ...gifts.map((code) => [code, 20_000] as const)].map(([code, price]) => [
    `${code}-A`,
    aCatalogueSku(code, price),
  ]),
);
const sources: Record<string, string> = { "A-A": "WH01", "B-A": "WH01", "C-A": "WH02", "D-A": "WH02" };

const kinds = ["flashSale", "item", "gwp", "tier", "freeShipping"] as const;
const goods = { products, gifts: ["PEN-A", "BAG-A"] };
const anyCoupon = fc.option(
  fc.record({
    percent: fc.option(fc.integer({ min: 1, max: 100 })),
    amount: fc.integer({ min: 1, max: 200_000 }),
    minimumSpend: fc.integer({ min: 0, max: 500_000 }),
    stackable: fc.boolean(),
  }),
);

const anyCase = fc.record({
  running: fc
    .tuple(...["R1", "R2", "R3", "R4"].map((code) => anyPromotion(code, goods, kinds)))
    .chain((all) => fc.subarray(all)),
  simulated: anyPromotion("SIMULATED", { products, gifts: ["CUP-A"] }, kinds),
  // A form of it that ran already: the typed one replaces it.
  former: fc.option(anyPromotion("SIMULATED", { products, gifts: ["CUP-A"] }, kinds)),
  stock: fc.record({ PEN: fc.integer({ min: 0, max: 3 }), BAG: fc.integer({ min: 0, max: 3 }) }),
  coupon: anyCoupon,
  purchases: fc.array(
    fc.record({
      buyer: fc.constantFrom("member:one", "member:two"),
      kind: fc.constantFrom(...buyerKinds),
      isKindKnown: fc.boolean(),
      cart: fc.uniqueArray(
        fc.record({
          skuCode: fc.constantFrom(...products.map((code) => `${code}-A`)),
          quantity: fc.integer({ min: 1, max: 5 }),
        }),
        { minLength: 1, maxLength: 4, selector: ({ skuCode }) => skuCode },
      ),
      useCoupon: fc.boolean(),
      points: fc.option(fc.integer({ min: 0, max: 20_000 })),
      pickup: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

const at = new Date("2026-11-15T05:00:00Z");
const always = { beginsAt: new Date("2026-01-01"), endsAt: new Date("2027-01-01"), status: "active" } as const;
const runs = tries(500, 5_000);
const known = /^(BUYER|GIFT|FLASH_SALE|POINTS)_UNKNOWN$|^PARCELS_CHANGE$/;

test(`${runs} histories of purchases are simulated as they are charged while the promotion runs, by the engine and by the second implementation`, () => {
  const counts = { equal: 0, touched: 0, leftOut: 0 };
  fc.assert(
    fc.property(anyCase, ({ running, simulated, former, stock, coupon, purchases }) => {
      const promotion = promotionOfDraft(simulated);
      const others = running.map(promotionOfDraft);
      const charged = former === null ? others : [...others, promotionOfDraft(former)];
      const pricing = coupon && {
        code: "COUPON",
        percent: coupon.percent,
        mostDiscount: null,
        amount: coupon.percent === null ? rupiah(coupon.amount) : null,
        minimumSpend: rupiah(coupon.minimumSpend),
        stackable: coupon.stackable,
      };
      const giftStock = Object.entries(stock).flatMap(([code, available]) =>
        ["WH01", "WH02", "STORE"].map((sourceCode) => ({ skuCode: `${code}-A`, sourceCode, available })),
      );
      const cups = ["WH01", "WH02", "STORE"].map((sourceCode) => ({ skuCode: "CUP-A", sourceCode, available: 1_000 }));
      const world = (promotions: World["promotions"]): World => ({
        skus,
        promotions,
        giftStock: [...giftStock, ...cups],
        sold: new Map(),
        bought: new Map(),
        sourceOf: (skuCode) => sources[skuCode] ?? "WH01",
        freightOf: (source) => rupiah(source === "WH01" ? 18_000 : 37_501),
      });
      const buyings = purchases.map(({ buyer, kind, cart, useCoupon, points, pickup }) => ({
        at,
        buyer: kind,
        buyerKeys: [buyer],
        cart: cart.map((line) => ({ ...line, activityCode: "" })),
        coupon: useCoupon && pricing ? { ...pricing, lineIds: cart.map((_, index) => `line-${index}`) } : null,
        points,
        pickup,
      }));
      const before = world(charged);
      const live = world([...others, promotion]);
      const coupons = new Map(
        pricing
          ? [["COUPON", { coupon: { ...always, ...pricing } as never, products: new Set(products) }] as const]
          : [],
      );
      const placed = buyings.map((buying, index) => {
        const { purchase } = chargeInMemory(before, buying);
        return purchases[index]?.isKindKnown ? purchase : { ...purchase, buyers: buyerKinds };
      });
      const results = simulateAll(promotion, charged, placed, skus, coupons);
      const reference = world(charged);
      for (const [index, buying] of buyings.entries()) {
        // Other flash sales have left what they had then; the simulated one counts its own units.
        for (const [key, units] of reference.sold) if (!key.startsWith("SIMULATED")) live.sold.set(key, units);
        for (const [key, units] of reference.bought) if (!key.includes(" SIMULATED ")) live.bought.set(key, units);
        chargeInMemory(reference, buying);
        const result = results[index];
        if (!result?.ok) {
          expect(result?.error.code).toMatch(known);
          counts.leftOut += 1;
          continue;
        }
        const { before: was, after, basket } = result.value;
        const now = chargeInMemory(live, buying);
        expect(after.totals).toEqual(now.priced.totals);
        expect(after.lines.map(({ payAmount }) => payAmount)).toEqual(
          now.priced.lines.map(({ payAmount }) => payAmount),
        );
        expect(after.gifts).toEqual(now.priced.gifts);
        const naive = naivePrice(basket);
        expect(after.totals.totalAmount).toBe(naive.total);
        expect(after.totals.pointsUsed).toBe(naive.points);
        counts.equal += 1;
        if (was.totals.totalAmount !== after.totals.totalAmount) counts.touched += 1;
      }
    }),
    { numRuns: runs, seed: 2026 },
  );
  figure(
    "M1",
    "purchases simulated as they are charged",
    `${counts.equal} equal, ${counts.leftOut} left out, 0 different`,
  );
  expect(counts.equal).toBeGreaterThan(counts.leftOut);
  expect(counts.touched).toBeGreaterThan(counts.equal / 4);
});
