import type { DayRange } from "#modules/catalogue/contract/working-days.ts";
import { organizationId, returnPolicy } from "./organization-data.ts";
import { absolute, plainText, type StructuredData } from "./structured-data.ts";

/** A variant that can be ordered. */
export type OfferFacts = {
  readonly sku: string;
  /** A barcode; included only when its check digit is valid. */
  readonly barcode?: string;
  /** The price a visitor sees, in rupiah. */
  readonly price: number;
  readonly stock: number;
  /** The day a pre-order leaves, as yyyy-mm-dd. */
  readonly releaseDay?: string | null;
  /** The last instant of a flash-sale price, in ISO 8601. */
  readonly priceEnds?: string | null;
};

export type ProductFacts = {
  readonly origin: string;
  /** The product's own address, without a query. */
  readonly path: string;
  readonly code: string;
  readonly name: string;
  /** May be HTML. */
  readonly description: string;
  readonly brand: string;
  /** The category path as a shopper reads it, "Shoes > Running". */
  readonly category?: string;
  readonly images: readonly string[];
  readonly offers: readonly OfferFacts[];
  /** Delivery time in working days. */
  readonly deliveryDays: DayRange;
  /** Today, as yyyy-mm-dd in Jakarta. */
  readonly today: string;
};

/** A product with its price, as merchant listings require it. Several variants with several prices become a range. */
export function productData(facts: ProductFacts): StructuredData {
  const { origin, path, code, name, description, brand, category, images, offers } = facts;
  const [only] = offers;
  return {
    "@type": "Product",
    "@id": `${origin}${path}#product`,
    url: origin + path,
    name,
    description: plainText(description) || name,
    image: images.map((image) => absolute(origin, image)),
    brand: { "@type": "Brand", name: brand },
    category,
    sku: offers.length === 1 && only ? only.sku : code,
    productID: code,
    ...(offers.length === 1 && only ? gtin(only.barcode) : {}),
    offers: offersData(facts),
  };
}

function offersData(facts: ProductFacts): StructuredData | readonly StructuredData[] | undefined {
  const { offers } = facts;
  const prices = offers.map(({ price }) => price);
  const each = offers.map((offer) => offerData(offer, facts));
  if (new Set(prices).size <= 1) return each.length === 1 ? each[0] : each;
  return {
    "@type": "AggregateOffer",
    priceCurrency: "IDR",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    offers: each,
  };
}

function offerData(offer: OfferFacts, { origin, path, today, deliveryDays }: ProductFacts): StructuredData {
  return {
    "@type": "Offer",
    url: `${origin}${path}`,
    sku: offer.sku,
    ...gtin(offer.barcode),
    price: offer.price,
    priceCurrency: "IDR",
    priceValidUntil: offer.priceEnds?.slice(0, 10) ?? yearLater(today),
    availability: availabilityOf(offer),
    availabilityStarts: offer.releaseDay ?? undefined,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@id": organizationId(origin) },
    shippingDetails: shippingDetails(deliveryDays),
    hasMerchantReturnPolicy: returnPolicy(),
  };
}

function availabilityOf({ stock, releaseDay }: OfferFacts): string {
  if (stock < 1) return "https://schema.org/OutOfStock";
  return releaseDay ? "https://schema.org/PreOrder" : "https://schema.org/InStock";
}

/** Delivery within Indonesia in the days the page promises; its price depends on the district and is shown at checkout (D-46, GN-14). */
const shippingDetails = ({ least, most }: DayRange): StructuredData => ({
  "@type": "OfferShippingDetails",
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "ID" },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
    transitTime: { "@type": "QuantitativeValue", minValue: least, maxValue: most, unitCode: "DAY" },
  },
});

/** Only a valid number: 8, 12, 13 or 14 digits with the right check digit. */
function gtin(barcode: string | undefined): Record<string, string> {
  if (!barcode || !/^(\d{8}|\d{12,14})$/.test(barcode)) return {};
  const digits = [...barcode].map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 1 ? digit * 3 : digit), 0);
  return sum % 10 === 0 ? { gtin: barcode } : {};
}

function yearLater(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
