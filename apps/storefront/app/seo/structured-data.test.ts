import { expect, test } from "vitest";
import { articleData } from "./article-data.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";
import { faqData } from "./faq-data.ts";
import { organizationData, websiteData } from "./organization-data.ts";
import { storeData } from "./store-data.ts";
import { plainText, type StructuredData } from "./structured-data.ts";

const origin = "https://shop.example";
const written = (data: StructuredData) => JSON.parse(JSON.stringify(data));

test("breadcrumbs count from one and are absolute addresses", () => {
  expect(
    written(
      breadcrumbData(origin, [
        { name: "Home", path: "/" },
        { name: "Balls", path: "/balls.html" },
      ]),
    ),
  ).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
      { "@type": "ListItem", position: 2, name: "Balls", item: "https://shop.example/balls.html" },
    ],
  });
});

test("the organization has name, contact and search address", () => {
  const facts = {
    origin,
    name: "Bata & Bola",
    tagline: "Build and play",
    email: "",
    phone: "62 811-1",
    socialUrls: [],
  };
  expect(written(organizationData(facts))).toMatchObject({
    "@type": "OnlineStore",
    "@id": "https://shop.example/#organization",
    name: "Bata & Bola",
    url: "https://shop.example/",
    logo: "https://shop.example/icon-512.png",
    contactPoint: { telephone: "+628111", contactType: "customer service" },
    hasMerchantReturnPolicy: { merchantReturnDays: 7 },
  });
  expect(written(organizationData(facts)).contactPoint.email).toBeUndefined();
  expect(written(websiteData(facts))).toMatchObject({
    "@type": "WebSite",
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: "https://shop.example/plp/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});

test("an article has a headline, its date and its picture", () => {
  const story = {
    origin,
    path: "/information/court",
    title: "A ".repeat(100),
    subTitle: "",
    image: null,
    written: "2026-11-01T00:00:00.000Z",
    language: "id-ID",
  };
  const data = written(articleData(story));
  expect(data.headline.length).toBeLessThanOrEqual(111);
  expect(data).toMatchObject({ datePublished: story.written, dateModified: story.written, inLanguage: "id-ID" });
  expect(data.image).toBeUndefined();
});

test("questions have their answers as text", () => {
  expect(written(faqData([{ question: "How long?", answer: "<p>3–7 days &amp; no more</p>" }])).mainEntity).toEqual([
    {
      "@type": "Question",
      name: "How long?",
      acceptedAnswer: { "@type": "Answer", text: "3–7 days & no more" },
    },
  ]);
});

test("a store has its address, its hours and no hours on a day it is closed", () => {
  const store = {
    storeCode: "JKT1",
    storeName: "Jakarta",
    address1: "Jl. Satu 1",
    city: "Jakarta",
    province: "DKI",
    zipCode: "10110",
    latitude: -6.2,
    longitude: 106.8,
    phone: "",
    hours: [
      { weekday: "MONDAY", opens: "10:00", closes: "22:00" },
      { weekday: "SUNDAY", opens: null, closes: null },
    ],
    image: "/pictures/stores/jkt.webp",
  };
  expect(written(storeData(origin, "/store", store))).toEqual({
    "@type": "Store",
    "@id": "https://shop.example/store#JKT1",
    name: "Jakarta",
    url: "https://shop.example/store",
    image: "https://shop.example/pictures/stores/jkt.webp",
    parentOrganization: { "@id": "https://shop.example/#organization" },
    address: {
      "@type": "PostalAddress",
      streetAddress: "Jl. Satu 1",
      addressLocality: "Jakarta",
      addressRegion: "DKI",
      postalCode: "10110",
      addressCountry: "ID",
    },
    geo: { "@type": "GeoCoordinates", latitude: -6.2, longitude: 106.8 },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Monday",
        opens: "10:00",
        closes: "22:00",
      },
    ],
  });
});

test("long texts are cut between two words", () => {
  expect(plainText("one two three", 9)).toBe("one two…");
  expect(plainText("<p>one</p><p>two</p>")).toBe("one two");
});
