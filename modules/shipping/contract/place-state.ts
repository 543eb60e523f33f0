export const placeKinds = ["warehouse", "store"] as const;
type PlaceKind = (typeof placeKinds)[number];

/** A place that holds stock, as staff edit it: a warehouse sends parcels, a store hands out orders. */
export type PlaceState = {
  readonly name: string;
  readonly kind: PlaceKind;
  /** The city its parcels are sent from. */
  readonly city?: string;
  /** Of several warehouses that hold the units, the one with the lowest number sends them. */
  readonly priority?: number;
};
export const placeFields = ["name", "kind", "city", "priority"] as const;

export const longestPlaceName = 80;
export const mostPriority = 999;
export const usualPriority = 100;

/** Capital letters and digits; stock files and orders name it. */
export const isPlaceCode = (code: string): boolean => /^[A-Z0-9]{2,20}$/.test(code);
