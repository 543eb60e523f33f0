import { absolute, type StructuredData } from "./structured-data.ts";

export type ShopFacts = {
  readonly origin: string;
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
  /** Digits with the country code, as in a WhatsApp link; empty when there is none. */
  readonly phone: string;
  readonly socialUrls: readonly string[];
};

/** The id by which other pages refer to the organization. */
export const organizationId = (origin: string): string => `${origin}/#organization`;

/** The organization that runs the shop, for the home page. */
export const organizationData = ({ origin, name, tagline, email, phone, socialUrls }: ShopFacts): StructuredData => ({
  "@type": "OnlineStore",
  "@id": organizationId(origin),
  name,
  url: `${origin}/`,
  description: tagline,
  logo: absolute(origin, "/icon-512.png"),
  sameAs: socialUrls,
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: email || undefined,
    telephone: phone ? `+${phone.replace(/\D/g, "")}` : undefined,
    areaServed: "ID",
    availableLanguage: ["id", "en"],
  },
  hasMerchantReturnPolicy: returnPolicy(),
});

/** The web site with its search address. */
export const websiteData = ({ origin, name }: Pick<ShopFacts, "origin" | "name">): StructuredData => ({
  "@type": "WebSite",
  "@id": `${origin}/#website`,
  name,
  url: `${origin}/`,
  publisher: { "@id": organizationId(origin) },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/plp/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

/** Seven days from receipt; the shopper pays for the return of an unwanted item (D-56). */
export const returnPolicy = (): StructuredData => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: "ID",
  returnPolicyCountry: "ID",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: 7,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  itemDefectReturnFees: "https://schema.org/FreeReturn",
});
