import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import { aBasket, aLine, aPromotion } from "#modules/promotion/contract/pricing/testing/a-basket.ts";
import { type Drafting, orderDrafts } from "./order-drafts.ts";
import type { Checkout } from "./read-checkout.ts";

const person = { firstName: "Sari", lastName: "Lestari", mobile: "+6281234567890", email: "sari@mail.example" };
const destination = {
  ...person,
  ...{ type: "2", companyName: "", taxId: "", address1: "Jl. Melati 5", state: "31", stateName: "DKI Jakarta" },
  ...{ city: "3174", cityName: "Jakarta Selatan", district: "317401", districtName: "Tebet", zip: "12810" },
};

const basket = aBasket({
  lines: [
    aLine("A", { sourceCode: "WH01", touchedBy: ["FREE", "MORE"] }),
    aLine("B", { sourceCode: "WH02", touchedBy: ["FREE", "MORE"] }),
    aLine("C", { sourceCode: "WH02", touchedBy: ["FREE", "MORE"] }),
  ],
  promotions: [
    aPromotion("FREE", "freeShipping", [{ threshold: 1, reward: 50 }], { rewardByPercentage: true, priority: 1 }),
    aPromotion("MORE", "freeShipping", [{ threshold: 1, reward: 9_000 }], { priority: 2 }),
  ],
  parcels: [
    { parcel: "WH01", freight: rupiah(20_000) },
    { parcel: "WH02", freight: rupiah(40_000) },
  ],
});

/** A checkout of two parcels, as far as its orders depend on it; what is bought is looked up elsewhere and left out here. */
const checkout = {
  basket,
  priced: priceBasket(basket),
  plans: ["WH01", "WH02"].map((key) => ({ key, sourceCode: key, shipsFrom: null, lines: [] })),
  session: { choices: { deliveryMethod: "homeDelivery", receiver: null, clubMobile: null } },
  ...{ destination, billing: null, store: null, freight: null, coupon: null, channel: null, promotions: [] },
} as unknown as Checkout;

const drafting: Drafting = {
  ...{ owner: "guest:G1", paymentReference: "PAY", email: "sari@mail.example", locale: "en-US" },
  gifts: new Map(),
  deliveryDays: { least: 3, most: 7 },
};

test("1D-02 an order goes to the address it is delivered to, and one that is picked up has none, though one was chosen before", () => {
  const session = { ...checkout.session, choices: { ...checkout.session.choices, receiver: person } };
  const addresses = (deliveryMethod: "homeDelivery" | "storePickup", to: Checkout["destination"]) => {
    const choices = { ...session.choices, deliveryMethod };
    const drafts = orderDrafts({ ...checkout, session: { ...session, choices }, destination: to }, drafting);
    return [...new Set(drafts.map(({ address }) => address?.address1 ?? null))];
  };
  expect(addresses("homeDelivery", checkout.destination)).toEqual(["Jl. Melati 5"]);
  expect(addresses("storePickup", checkout.destination)).toEqual([null]);
  expect(addresses("storePickup", null)).toEqual([null]);
});

test("1D-02 a discount that belongs to no line stands with the order of its own parcel, and adds up to that order's freight", () => {
  const drafts = orderDrafts(checkout, drafting);
  expect(
    drafts.map(({ sourceCode, totals, discounts }) => [
      sourceCode,
      totals.freight,
      totals.freightDiscount,
      discounts.map(({ promotionCode, line, amount }) => [promotionCode, line, amount]),
    ]),
  ).toEqual([
    [
      "WH01",
      20_000,
      13_000,
      [
        ["FREE", null, 10_000],
        ["MORE", null, 3_000],
      ],
    ],
    [
      "WH02",
      40_000,
      26_000,
      [
        ["FREE", null, 20_000],
        ["MORE", null, 6_000],
      ],
    ],
  ]);
  for (const { discounts, totals } of drafts) {
    expect(discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.freightDiscount);
  }
});
