import { organizationId } from "./organization-data.ts";
import { absolute, type StructuredData } from "./structured-data.ts";

export type StoreFacts = {
  readonly storeCode: string;
  readonly storeName: string;
  readonly address1: string;
  readonly city: string;
  readonly province: string;
  readonly zipCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  /** MONDAY to SUNDAY, in the store's local time. */
  readonly hours: readonly {
    readonly weekday: string;
    readonly opens: string | null;
    readonly closes: string | null;
  }[];
  readonly image: string | null;
};

/** A store shoppers can visit. */
export const storeData = (origin: string, path: string, store: StoreFacts): StructuredData => ({
  "@type": "Store",
  "@id": `${origin}${path}#${store.storeCode}`,
  name: store.storeName,
  url: origin + path,
  image: store.image ? absolute(origin, store.image) : undefined,
  telephone: store.phone || undefined,
  parentOrganization: { "@id": organizationId(origin) },
  address: {
    "@type": "PostalAddress",
    streetAddress: store.address1,
    addressLocality: store.city,
    addressRegion: store.province,
    postalCode: store.zipCode,
    addressCountry: "ID",
  },
  geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.hours.flatMap(({ weekday, opens, closes }) =>
    opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: dayName(weekday), opens, closes }] : [],
  ),
});

const dayName = (weekday: string): string => `https://schema.org/${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`;
