import type { Fact } from "./read-page.ts";

/** The fields search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ["name", "image", "description", "brand", "sku", "offers", "url"],
  Offer: [
    "price",
    "priceCurrency",
    "availability",
    "priceValidUntil",
    "shippingDetails",
    "hasMerchantReturnPolicy",
    "url",
  ],
  AggregateOffer: ["lowPrice", "highPrice", "priceCurrency", "offerCount", "offers"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  OnlineStore: ["name", "url", "logo", "hasMerchantReturnPolicy"],
  WebSite: ["name", "url", "potentialAction"],
  Article: ["headline", "datePublished", "author", "publisher", "mainEntityOfPage"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Store: ["name", "address", "geo", "openingHoursSpecification"],
  PostalAddress: ["streetAddress", "addressLocality", "addressCountry"],
  MerchantReturnPolicy: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
  OfferShippingDetails: ["shippingDestination", "deliveryTime"],
};

/** The problems of a structured-data object and everything inside it, as sentences. */
export function factProblems(fact: Fact, path = fact["@type"]): string[] {
  const missing = (required[fact["@type"]] ?? [])
    .filter((name) => isEmpty(fact[name]))
    .map((name) => `${path} lacks ${name}`);
  const inside = Object.entries(fact).flatMap(([name, value]) => problemsInside(value, `${path}.${name}`));
  const price = fact["@type"] === "Offer" && !(Number(fact.price) > 0) ? [`${path} costs nothing`] : [];
  return [...missing, ...price, ...inside];
}

function problemsInside(value: unknown, path: string): string[] {
  if (typeof value === "string") return /^\/(?!\/)/.test(value) ? [`${path} is no whole address`] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => problemsInside(one, `${path}[${index}]`));
  if (typeof value !== "object" || value === null || !("@type" in value)) return [];
  return factProblems(value as Fact, path);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
