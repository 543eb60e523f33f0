import type { RouterContextProvider } from "react-router";
import { organizationData, websiteData } from "../seo/organization-data.ts";
import type { RootData } from "../shell/root-data.ts";
import { servicesOf } from "./page-context.server.ts";

/** Structured data of the home page: the organization and its search. Omitted when the site's settings could not be loaded. */
export function describeShop(context: Readonly<RouterContextProvider>, { origin, shell }: RootData): void {
  const { siteInfo } = shell;
  if (siteInfo.name === "") return;
  const facts = {
    origin,
    name: siteInfo.name,
    tagline: siteInfo.tagline,
    email: siteInfo.email,
    phone: siteInfo.phone ?? siteInfo.whatsAppNumber,
    socialUrls: siteInfo.socialLinks.map(({ url }) => url),
  };
  servicesOf(context).describe(organizationData(facts), websiteData(facts));
}
