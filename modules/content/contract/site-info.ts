import type { Texts } from "#kit/core/locale.ts";

type SocialNetwork = "instagram" | "facebook" | "tiktok" | "youtube" | "whatsapp";

/** Facts about the shop. The engine has none built in: name, club and contact are data of the shop that runs it. */
export type SiteInfo = {
  name: string;
  tagline: Texts;
  contactHours: Texts;
  serviceHours: Texts;
  whatsAppNumber: string;
  email: string;
  clubName: string;
  clubSiteUrl: string;
  socialLinks: readonly { network: SocialNetwork; url: string }[];
};
