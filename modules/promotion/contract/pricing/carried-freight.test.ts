import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { carriedFreight } from "./carried-freight.ts";
import { priceBasket } from "./price-basket.ts";
import { anyBasket } from "./testing/any-basket.ts";

test("the freight discount computed for one parcel equals the discount from pricing the basket with that parcel", () => {
  fc.assert(
    fc.property(anyBasket, fc.integer({ min: 0, max: 200_000 }).map(rupiah), (basket, freight) => {
      const unsent = priceBasket({ ...basket, parcels: [] });
      const sent = priceBasket({ ...basket, parcels: [{ parcel: "all", freight }] });
      expect(carriedFreight(basket, unsent.progress, freight)).toBe(sent.totals.freightDiscount);
    }),
    { numRuns: 1_000 },
  );
});
