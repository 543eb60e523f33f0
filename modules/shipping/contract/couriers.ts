/** The default courier (B§9). */
export const defaultCourier = "GRAB";

const names: Readonly<Record<string, string>> = { GRAB: "Grab", JNE: "JNE" };

/** The couriers that can be chosen for a parcel. */
export const courierCodes: readonly string[] = Object.keys(names);

/** A courier's name as shoppers know it; one we have no name for is called by its code. */
export const courierName = (code: string): string => names[code] ?? code;
