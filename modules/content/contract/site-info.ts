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
  /** The picture of the shop's name; without one the name is shown in letters. */
  logo?: string;
  /** For the dark theme. */
  logoDark?: string;
  /** The colour of buttons and links, as #rrggbb; the usual one without. */
  actionColour?: string;
  /** The colour of coloured backgrounds. */
  groundColour?: string;
  socialLinks: readonly { network: SocialNetwork; url: string }[];
};

/** The line above every page, while it is shown. */
export type Announcement = { text: Texts; url: string | null };
