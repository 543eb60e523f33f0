/** Addresses of one member (D-45). */
export const maxAddresses = 20;

/** Characters of the street line (B§3, B§9). */
export const maxAddressLineLength = 100;
export const maxNameLength = 100;
export const maxCompanyNameLength = 100;

/** The shop delivers within one country (D-45). */
export const homeCountry = "ID";

/** Address types of the wire format (B§3). */
export const corporateType = "1";
export const personalType = "2";
export const addressTypes = [corporateType, personalType] as const;
export type AddressType = (typeof addressTypes)[number];

export const minAreaKeywordLength = 2;
export const maxAreaSuggestions = 10;
