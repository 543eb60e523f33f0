import { unknownZip } from "./constants.ts";

/** A district with the city and the province around it: all that one pick of the area search fills in. */
export type Area = {
  readonly state: string;
  readonly stateName: string;
  readonly city: string;
  readonly cityName: string;
  readonly district: string;
  readonly districtName: string;
};

type AreaNames = Pick<Area, "districtName" | "cityName" | "stateName">;

/** "Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta". */
export const areaNames = ({ districtName, cityName, stateName }: AreaNames): string =>
  `${districtName}, ${cityName}, ${stateName}`;

/** An area with its zip code, as on an envelope. A zip code nobody knows is left out. */
export const withZipCode = (area: string, zipCode: string | null | undefined): string =>
  zipCode && zipCode !== unknownZip ? `${area} ${zipCode}`.trim() : area;

/** The last line of an address: district, city, state, then the zip code (CK-18). */
export const areaLine = (address: AreaNames & { readonly zipCode: string }): string =>
  withZipCode(areaNames(address), address.zipCode);
