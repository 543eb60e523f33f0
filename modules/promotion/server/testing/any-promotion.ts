import * as fc from "fast-check";
import * as v from "valibot";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { audiences } from "../../contract/audience.ts";
import { scopeTargets } from "../../contract/scope.ts";
import type { Promotion } from "../promotion.ts";
import { type PromotionDraft, promotionDraftSchema, promotionOf } from "../promotion-draft.ts";

const november = { beginsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") };

type Goods = {
  /** Products with one SKU each; the SKU code is the product code with `-A`. */
  readonly products: readonly string[];
  readonly gifts: readonly string[];
};

type Kind = PromotionDraft["kind"];

/** The prices of the products of simulations lie on both sides. */
const bound = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  fc.constantFrom(30_000, 35_501, 99_999, 100_000, 777_000),
);

function boundsInOrder({ priceFrom, priceUntil }: { priceFrom: number | null; priceUntil: number | null }) {
  const [from, until] =
    priceFrom !== null && priceUntil !== null && priceUntil < priceFrom
      ? [priceUntil, priceFrom]
      : [priceFrom, priceUntil];
  return { ...(from === null ? {} : { priceFrom: from }), ...(until === null ? {} : { priceUntil: until }) };
}

/** Random complete and valid promotions of every kind. Odd rewards produce rounding remainders. */
export const anyPromotion = (code: string, { products, gifts }: Goods, kinds: readonly Kind[]) =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      priority: fc.integer({ min: 0, max: 3 }),
      alone: fc.constantFrom("exclusive", "stackable", "neither"),
      amountByQty: fc.boolean(),
      rewardByPercentage: fc.boolean(),
      pwpCountsForTiers: fc.boolean(),
      mostTimes: fc.integer({ min: 1, max: 3 }),
      scope: fc.oneof(
        fc.constant("everything" as const),
        fc.subarray([...products], { minLength: 1 }).map((chosen) => ({ products: chosen })),
      ),
      bounds: fc.record({ priceFrom: bound, priceUntil: bound }),
      audience: fc.constantFrom(null, null, null, null, null, null, ...audiences),
      levels: fc.uniqueArray(
        fc.record({
          step: fc.integer({ min: 1, max: 12 }),
          percent: fc.integer({ min: 1, max: 100 }),
          amount: fc.integer({ min: 1, max: 60_000 }),
          gifts: fc.subarray([...gifts], { minLength: 1 }),
          number: fc.integer({ min: 1, max: 2 }),
        }),
        { minLength: 1, maxLength: 3, selector: ({ step }) => step },
      ),
      skus: fc.uniqueArray(
        fc.record({
          product: fc.constantFrom(...products),
          price: fc.integer({ min: 1_001, max: 120_000 }),
          stock: fc.integer({ min: 1, max: 8 }),
          maxPerUser: fc.option(fc.integer({ min: 1, max: 3 })),
        }),
        { minLength: 1, maxLength: 3, selector: ({ product }) => product },
      ),
    })
    .map(
      ({
        kind,
        alone,
        amountByQty,
        rewardByPercentage,
        scope,
        bounds,
        audience,
        levels,
        skus,
        ...rest
      }): PromotionDraft => {
        const isAlone = kind === "flashSale" ? "neither" : alone;
        const draft = {
          ...rest,
          ...november,
          code,
          kind,
          names: inAll(code),
          exclusive: isAlone === "exclusive",
          stackable: isAlone === "stackable",
        };
        if (kind === "flashSale") {
          const flashSaleSkus = skus.map(({ product, maxPerUser, ...sku }) => ({
            ...sku,
            skuCode: `${product}-A`,
            ...(maxPerUser === null ? {} : { maxPerUser }),
          }));
          return { ...draft, flashSaleSkus };
        }
        const gives = kind === "gwp";
        const rising = [...levels].sort((one, other) => one.step - other.step).slice(0, kind === "item" ? 1 : 3);
        return {
          ...draft,
          amountByQty,
          rewardByPercentage: rewardByPercentage && !gives,
          scope,
          ...boundsInOrder(bounds),
          ...(audience === null ? {} : { audience }),
          levels: rising.map((level) => ({
            threshold: amountByQty ? level.step : level.step * 41_111,
            ...(gives
              ? { giveaways: level.gifts.map((skuCode) => ({ skuCode, number: level.number })) }
              : { reward: rewardByPercentage ? level.percent : level.amount }),
          })),
        };
      },
    );

/** The promotion as stored; each SKU belongs to the product in its code. */
export function promotionOfDraft(draft: PromotionDraft): Promotion {
  const promotion = promotionOf(v.parse(promotionDraftSchema, draft));
  if (promotion.kind !== "flashSale") return promotion;
  const products = promotion.flashSaleSkus.map(({ skuCode }) => skuCode.replace(/-A$/, ""));
  return { ...promotion, scope: scopeTargets({ products }) };
}
