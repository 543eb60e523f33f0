/** The default courier (B§9). */
export const defaultCourier = "GRAB";

/** The courier that is the shop's own staff. */
const ownCourier = "OWN";

const names: Readonly<Record<string, string>> = {
  GRAB: "Grab",
  JNE: "JNE",
  ANTERAJA: "AnterAja",
  GOSEND: "GoSend",
  IDX: "ID Express",
  JNT: "J&T Express",
  LION: "Lion Parcel",
  NINJA: "Ninja Xpress",
  POS: "Pos Indonesia",
  SICEPAT: "SiCepat",
  TIKI: "TIKI",
  [ownCourier]: "Kurir toko",
};

/** The couriers that can be chosen for a parcel. */
export const courierCodes: readonly string[] = Object.keys(names);

/** A courier's name as shoppers know it; one we have no name for is called by its code. */
export const courierName = (code: string): string => names[code] ?? code;
