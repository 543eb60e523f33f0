import type { RouterContextProvider } from "react-router";
import { organizationData, websiteData } from "../seo/organization-data.ts";
import type { RootData } from "../shell/root-data.ts";
import { servicesOf } from "./page-context.server.ts";

/** The home page says who runs the shop and how to search it. A shop whose facts could not be loaded says nothing. */
export function describeShop(context: Readonly<RouterContextProvider>, { origin, shell }: RootData): void {
  const { siteInfo } = shell;
  if (siteInfo.name === "") return;
  const facts = {
    origin,
    name: siteInfo.name,
    tagline: siteInfo.tagline,
    email: siteInfo.email,
    phone: siteInfo.whatsAppNumber,
    socialUrls: siteInfo.socialLinks.map(({ url }) => url),
  };
  servicesOf(context).describe(organizationData(facts), websiteData(facts));
}
