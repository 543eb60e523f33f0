/** The placeholder of an unknown zip code (B§9). */
export const unknownZip = "00000";

/** An area with its zip code, as on an envelope. An unknown zip code is left out. */
export const withZipCode = (area: string, zipCode: string | null | undefined): string =>
  zipCode && zipCode !== unknownZip ? `${area} ${zipCode}`.trim() : area;
