import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutProblems, type Submission } from "./checkout-problems.ts";
import { checkoutProblemTexts } from "./checkout-texts.ts";

const address = {
  firstName: "Andi",
  lastName: "Pratama",
  mobile: "+6281210000001",
  email: "andi@demo.example",
  address1: "Jalan Melati 5",
  area: {
    state: "31",
    stateName: "DKI Jakarta",
    city: "31.71",
    cityName: "Jakarta Pusat",
    district: "31.71.01",
    districtName: "Gambir",
  },
  zipCode: "10110",
  company: null,
} as const;

const complete: Submission = {
  delivery: { type: "homeDelivery", addressCode: null, address, service: "JNE:REG" },
  channelCode: "va_bca",
  agreements: { terms: true, dataProtection: true, consent: true },
  isGuest: true,
  totalAmount: 250_000,
};

test("a complete checkout may be placed", () => {
  expect(checkoutProblems(complete)).toEqual([]);
});

test("CK-07 delivery, payment and terms are checked together, the consent only after them", () => {
  const nothing: Submission = {
    ...complete,
    delivery: { type: "homeDelivery", addressCode: null, address: null, service: null },
    channelCode: null,
    agreements: { terms: false, dataProtection: false, consent: false },
  };
  expect(checkoutProblems(nothing)).toEqual([
    "delivery_invalid",
    "payment_invalid",
    "tnc_invalid",
    "data_protection_invalid",
  ]);
  const noConsent = { ...complete, agreements: { ...complete.agreements, consent: false } };
  expect(checkoutProblems(noConsent)).toEqual(["consent_invalid"]);
});

test("CK-08 an order of nothing needs no way to pay", () => {
  expect(checkoutProblems({ ...complete, channelCode: null, totalAmount: 0 })).toEqual([]);
  expect(checkoutProblems({ ...complete, channelCode: null, totalAmount: 1 })).toEqual(["payment_invalid"]);
});

test.each<[string, Submission]>([
  ["no courier", { ...complete, delivery: { type: "homeDelivery", addressCode: null, address, service: null } }],
  [
    "no address",
    { ...complete, delivery: { type: "homeDelivery", addressCode: null, address: null, service: "JNE:REG" } },
  ],
  [
    "a guest's address without an e-mail",
    {
      ...complete,
      delivery: { type: "homeDelivery", addressCode: null, address: { ...address, email: null }, service: "JNE:REG" },
    },
  ],
  ["no store", { ...complete, delivery: { type: "storePickup", storeCode: null, receiver: address } }],
  ["no pickup person", { ...complete, delivery: { type: "storePickup", storeCode: "S1", receiver: null } }],
])("%s: the delivery is not complete", (_title, submission) => {
  expect(checkoutProblems(submission)).toEqual(["delivery_invalid"]);
});

test("a member's own address and e-mail are known", () => {
  const own: Submission = {
    ...complete,
    isGuest: false,
    delivery: { type: "homeDelivery", addressCode: "A1", address: null, service: "JNE:REG" },
  };
  expect(checkoutProblems(own)).toEqual([]);
});

test("no order is placed without every agreement, and every problem has a text", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.nat(2), (terms, dataProtection, consent, totalAmount) => {
      const found = checkoutProblems({ ...complete, totalAmount, agreements: { terms, dataProtection, consent } });
      expect(found.length === 0).toBe(terms && dataProtection && consent);
      for (const problem of found) expect(checkoutProblemTexts[problem]["en-US"]).not.toBe("");
    }),
  );
});

test("the texts of missing fields are the specification's", () => {
  expect(Object.values(checkoutProblemTexts).map((texts) => texts["en-US"])).toEqual([
    "Please complete new address form",
    "Please select payment method",
    "Please check terms & conditions to continue checkout",
    "Please check data protection policy to continue checkout",
    "You are required to agree to our data terms to proceed.",
  ]);
});

test("CK-02 an unfinished invoice address is a problem of the delivery", () => {
  expect(checkoutProblems({ ...complete, billingUnfinished: true })).toEqual(["delivery_invalid"]);
  expect(checkoutProblems({ ...complete, billingUnfinished: false })).toEqual([]);
});
