/** How many addresses a member may keep (D-45). */
export const mostAddresses = 20;

/** Longest street line (B§3, B§9). */
export const longestAddressLine = 100;
export const longestName = 100;
export const longestCompanyName = 100;

/** The shop sends within one country (D-45). */
export const homeCountry = "ID";

/** Kinds of address as the wire writes them (B§3). */
export const corporateType = "1";
export const personalType = "2";
export const addressTypes = [corporateType, personalType] as const;
export type AddressType = (typeof addressTypes)[number];

/** Fewest letters worth searching an area by, and how many areas are offered. */
export const shortestAreaWords = 2;
export const mostAreasOffered = 10;
