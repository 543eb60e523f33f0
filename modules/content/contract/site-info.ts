import type { Texts } from "#kit/core/locale.ts";

/** The networks whose marks the shop has, in the order they are shown in. */
export const socialNetworks = ["instagram", "tiktok", "youtube", "facebook", "whatsapp"] as const;
type SocialNetwork = (typeof socialNetworks)[number];

/** Name, club and contacts of the shop: data, not part of the engine. */
export type SiteInfo = {
  name: string;
  tagline: Texts;
  contactHours: Texts;
  serviceHours: Texts;
  whatsAppNumber: string;
  /** A number to call; absent where the shop takes no calls. */
  phone?: string;
  email: string;
  clubName: string;
  clubSiteUrl: string;
  socialLinks: readonly { network: SocialNetwork; url: string }[];
};

/** The line above every page, while it is shown. */
export type Announcement = { text: Texts; url: string | null };
