/** What stands for a zip code nobody knows (B§9). */
export const unknownZip = "00000";

/** An area with its zip code, as on an envelope. A zip code nobody knows is left out. */
export const withZipCode = (area: string, zipCode: string | null | undefined): string =>
  zipCode && zipCode !== unknownZip ? `${area} ${zipCode}`.trim() : area;
