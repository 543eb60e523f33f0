import { socialNetworks } from "../site-info.ts";
import { isNavigation, type SitePart } from "./site-parts.ts";

/** What a field of the site holds. `texts` is a text in every language. */
export type SiteField = {
  readonly holds: "text" | "texts" | "link" | "https" | "mail" | "telephone" | "moment" | "picture" | "colour" | "flag";
  readonly longest?: number;
  readonly isRequired?: true;
};

const required = (holds: SiteField["holds"], longest?: number): SiteField => ({
  holds,
  isRequired: true,
  ...(longest === undefined ? {} : { longest }),
});

const announcement: Readonly<Record<string, SiteField>> = {
  text: required("texts", 160),
  url: { holds: "link" },
  from: { holds: "moment" },
  until: { holds: "moment" },
  hidden: { holds: "flag" },
};

const contact: Readonly<Record<string, SiteField>> = {
  name: required("text", 60),
  tagline: required("texts", 160),
  contactHours: { holds: "texts", longest: 120 },
  serviceHours: { holds: "texts", longest: 120 },
  whatsAppNumber: { holds: "telephone" },
  phone: { holds: "telephone" },
  email: { holds: "mail", longest: 120 },
  logo: { holds: "picture" },
  logoDark: { holds: "picture" },
  actionColour: { holds: "colour" },
  groundColour: { holds: "colour" },
  clubName: required("text", 60),
  clubSiteUrl: required("link"),
  ...Object.fromEntries(socialNetworks.map((network) => [`social/${network}`, { holds: "https" } as const])),
};

/** The fields of a navigation entry, apart from its place. */
export const entryFields: Readonly<Record<string, SiteField>> = {
  name: required("texts", 80),
  url: required("link"),
  image: { holds: "picture" },
  hidden: { holds: "flag" },
};

/** The fields of a part by their paths, in the order of its form; those of navigation are in its entries. */
export const fieldsOfPart = (part: SitePart): Readonly<Record<string, SiteField>> =>
  isNavigation(part) ? {} : part === "contact" ? contact : announcement;
