import fc from "fast-check";
import { expect, test } from "vitest";
import { type OfferFacts, type ProductFacts, productData } from "./product-data.ts";

const offer = (given: Partial<OfferFacts> = {}): OfferFacts => ({ sku: "P1-R", price: 150_000, stock: 3, ...given });

const facts = (given: Partial<ProductFacts> = {}): ProductFacts => ({
  origin: "https://shop.example",
  path: "/pdp/Ball/P1",
  code: "P1",
  name: "Ball",
  description: "<p>A <b>round</b>&nbsp;ball.</p>",
  brand: "Bola",
  category: "Sport > Football",
  images: ["/img/w1080/ball.webp", "https://pictures.example/ball.webp"],
  offers: [offer()],
  deliveryDays: { least: 3, most: 7 },
  today: "2026-11-15",
  ...given,
});

// biome-ignore lint/suspicious/noExplicitAny: what is written for machines is read here field by field
const read = (given?: Partial<ProductFacts>): any => JSON.parse(JSON.stringify(productData(facts(given))));

test("a product has everything a merchant listing requires", () => {
  expect(read()).toEqual({
    "@type": "Product",
    "@id": "https://shop.example/pdp/Ball/P1#product",
    url: "https://shop.example/pdp/Ball/P1",
    name: "Ball",
    description: "A round ball.",
    image: ["https://shop.example/img/w1080/ball.webp", "https://pictures.example/ball.webp"],
    brand: { "@type": "Brand", name: "Bola" },
    category: "Sport > Football",
    sku: "P1-R",
    productID: "P1",
    offers: {
      "@type": "Offer",
      url: "https://shop.example/pdp/Ball/P1",
      sku: "P1-R",
      price: 150_000,
      priceCurrency: "IDR",
      priceValidUntil: "2027-11-15",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": "https://shop.example/#organization" },
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingDestination: { "@type": "DefinedRegion", addressCountry: "ID" },
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
          transitTime: { "@type": "QuantitativeValue", minValue: 3, maxValue: 7, unitCode: "DAY" },
        },
      },
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "ID",
        returnPolicyCountry: "ID",
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 7,
        returnMethod: "https://schema.org/ReturnByMail",
        returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
        itemDefectReturnFees: "https://schema.org/FreeReturn",
      },
    },
  });
});

test("variants at one price are offers; at several prices they are a range of offers", () => {
  expect(read({ offers: [offer(), offer({ sku: "P1-G" })] }).offers).toHaveLength(2);
  const range = read({ offers: [offer(), offer({ sku: "P1-G", price: 99_000 })] });
  expect(range.sku).toBe("P1");
  expect(range.offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: 99_000,
    highPrice: 150_000,
    offerCount: 2,
    priceCurrency: "IDR",
  });
  expect(range.offers.offers.map(({ sku, price }: { sku: string; price: number }) => [sku, price])).toEqual([
    ["P1-R", 150_000],
    ["P1-G", 99_000],
  ]);
});

test("for all prices the range encloses them and each offer has its own", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 2 }), (prices) => {
      const { offers } = read({ offers: prices.map((price, index) => offer({ sku: `S${index}`, price })) });
      const each = Array.isArray(offers) ? offers : offers.offers;
      expect(each.map(({ price }: { price: number }) => price)).toEqual(prices);
      if (Array.isArray(offers)) return;
      expect([offers.lowPrice, offers.highPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
    }),
  );
});

test("availability, pre-order date and the end of a flash-sale price are stated", () => {
  expect(read({ offers: [offer({ stock: 0 })] }).offers.availability).toBe("https://schema.org/OutOfStock");
  const later = read({ offers: [offer({ releaseDay: "2026-12-24" })] }).offers;
  expect([later.availability, later.availabilityStarts]).toEqual(["https://schema.org/PreOrder", "2026-12-24"]);
  expect(read({ offers: [offer({ priceEnds: "2026-11-30T16:59:59.000Z" })] }).offers.priceValidUntil).toBe(
    "2026-11-30",
  );
});

test("a barcode is included only when its check digit is valid", () => {
  expect(read({ offers: [offer({ barcode: "4006381333931" })] })).toMatchObject({
    gtin: "4006381333931",
    offers: { gtin: "4006381333931" },
  });
  for (const barcode of ["4006381333932", "B-P1", "123", ""]) {
    expect(read({ offers: [offer({ barcode })] }).gtin).toBeUndefined();
  }
});

test("a product without a description is described by its name", () => {
  expect(read({ description: "<p> </p>" }).description).toBe("Ball");
});

test("the delivery time is the one the page shows", () => {
  const { deliveryTime } = read({ deliveryDays: { least: 1, most: 2 } }).offers.shippingDetails;
  expect(deliveryTime.transitTime).toMatchObject({ minValue: 1, maxValue: 2 });
});
