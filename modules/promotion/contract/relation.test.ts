import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import type { PricingPromotion } from "./pricing/basket.ts";
import { priceBasket } from "./pricing/price-basket.ts";
import { aBasket, aLine, aPromotion } from "./pricing/testing/a-basket.ts";
import { countedFirst, relationOf } from "./relation.ts";

const flags = [{}, { exclusive: true }, { stackable: true }] as const;
const kinds = ["item", "tier", "gwp", "freeShipping"] as const;
const gift = [{ threshold: 1, giveaways: [{ skuCode: "GIFT" }] }];
const money = [{ threshold: 1, reward: 1_000 }];

const promotions = (code: string): PricingPromotion[] =>
  kinds.flatMap((kind) =>
    flags.flatMap((flag) =>
      [10, 20].map((priority) => aPromotion(code, kind, kind === "gwp" ? gift : money, { ...flag, priority })),
    ),
  );

/** The promotions the engine applies to one line. */
function counted(one: PricingPromotion, other: PricingPromotion): string[] {
  const { records, gifts } = priceBasket(
    aBasket({
      lines: [aLine("GOODS", { touchedBy: [one.code, other.code] })],
      promotions: [one, other],
      parcels: [{ parcel: "1", freight: rupiah(20_000) }],
      giftStock: [{ skuCode: "GIFT", sourceCode: "WH01", available: 10 }],
    }),
  );
  return [...new Set([...records, ...gifts].map(({ promotionCode }) => promotionCode))].sort();
}

test("MR-02 the relation of two promotions matches the engine, for every pair of kinds, flags and priorities", () => {
  let pairs = 0;
  for (const one of promotions("A"))
    for (const other of promotions("B")) {
      const [first, second] = countedFirst(one, other);
      const expected = relationOf(first, second) === "both" ? ["A", "B"] : [first.code];
      expect(counted(one, other), JSON.stringify([one, other])).toEqual(expected);
      pairs += 1;
    }
  expect(pairs).toBe(576);
});
