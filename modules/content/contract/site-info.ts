import type { Texts } from "#kit/core/locale.ts";

type SocialNetwork = "instagram" | "facebook" | "tiktok" | "youtube" | "whatsapp";

/** Name, club and contacts of the shop: data, not part of the engine. */
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
