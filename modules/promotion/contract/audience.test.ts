import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { audiences, buyerKinds, commonAudience, isForBuyer } from "./audience.ts";
import { priceBasket } from "./pricing/price-basket.ts";
import { aBasket, aLine, aPromotion } from "./pricing/testing/a-basket.ts";

const wanted = {
  everyone: ["guest", "member", "clubMember"],
  members: ["member", "clubMember"],
  clubMembers: ["clubMember"],
};

test("MR-01 a promotion of any kind is priced for its audience alone, and shows others no progress", () => {
  const money = [{ threshold: 1, reward: 1_000 }];
  for (const audience of [null, ...audiences]) {
    for (const buyer of buyerKinds) {
      const kinds = ["item", "tier", "gwp", "pwp", "freeShipping"] as const;
      const priced = priceBasket(
        aBasket({
          buyer,
          lines: [aLine("SHOE", { touchedBy: kinds }), aLine("SOCK", { activityCode: "pwp" })],
          promotions: kinds.map((kind) =>
            aPromotion(
              kind,
              kind,
              kind === "gwp" || kind === "pwp"
                ? [
                    {
                      threshold: 1,
                      giveaways: [{ skuCode: kind === "gwp" ? "CUP" : "SOCK", price: kind === "gwp" ? 0 : 5_000 }],
                    },
                  ]
                : money,
              { audience },
            ),
          ),
          parcels: [{ parcel: "WH01", freight: rupiah(20_000) }],
          giftStock: [{ skuCode: "CUP", sourceCode: "WH01", available: 1 }],
        }),
      );
      const given = [...priced.records, ...priced.gifts].map(({ promotionCode }) => promotionCode);
      const isFor = wanted[audience ?? "everyone"].includes(buyer);
      expect([audience, buyer, [...new Set(given)].sort()]).toEqual([audience, buyer, isFor ? [...kinds].sort() : []]);
      expect(priced.progress).toHaveLength(isFor ? 5 : 0);
    }
  }
});

test("the common audience of two promotions are the buyers both are for", () => {
  for (const one of [null, ...audiences])
    for (const other of [null, ...audiences])
      for (const buyer of buyerKinds)
        expect(isForBuyer(commonAudience(one, other), buyer)).toBe(isForBuyer(one, buyer) && isForBuyer(other, buyer));
});
