import { withZipCode } from "#kit/core/zip-code.ts";

/** A district with its city and province. */
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

/** The last line of an address: district, city, state, then the zip code (CK-18). */
export const areaLine = (address: AreaNames & { readonly zipCode: string }): string =>
  withZipCode(areaNames(address), address.zipCode);
