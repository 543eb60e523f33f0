import type { Placement } from "../navigation.ts";

/** What stands around every page, in parts that are edited and published each on its own. */
export const siteParts = ["announcement", "contact", "header", "top", "footer"] as const;
export type SitePart = (typeof siteParts)[number];

export const asSitePart = (text: string | undefined): SitePart | null => siteParts.find((one) => one === text) ?? null;

/** How many levels the shop draws of each navigation list. */
export const navigationLevels: Readonly<Record<Placement, number>> = { top: 1, header: 3, footer: 2 };

export const isNavigation = (part: SitePart): part is Placement => part in navigationLevels;

/** Whether an entry at this level leads somewhere: the first level of the footer is headings. */
export const hasTarget = (part: SitePart, level: number): boolean => part !== "footer" || level > 1;

export const mostEntries = 300;

/** Texts around every page that are landing pages themselves, and are edited as such. */
export const cookieTextPath = "/consent/popup-cookie";
export const footerStripPath = "/footer/advertisement";
