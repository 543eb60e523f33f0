import { courierCodes } from "./couriers.ts";

/** What a service charges from a city to an area. */
export type RateState = {
  readonly first: number;
  readonly next: number;
  /** Working days, 0 for the same day. */
  readonly from: number;
  readonly to: number;
};
export const rateFields = ["first", "next", "from", "to"] as const;

/** A courier's service as staff edit it. A rate's key is its origin city and its destination, as `32.16-31.74`. */
export type ServiceState = {
  readonly name: string;
  readonly active?: true;
  readonly rates?: Readonly<Record<string, RateState>>;
};
export const serviceFields = ["name", "active", "rates"] as const;

export const longestServiceName = 40;
/** Every province and city from several warehouses fits. */
export const mostRates = 5_000;
export const mostCharge = 100_000_000;
export const mostDays = 60;

/** The id of a service's record: `JNE-REG`. */
export const serviceId = (courierCode: string, code: string): string => `${courierCode}-${code}`;

/** Courier and service of an id; null for what is no id. */
export function serviceOfId(id: string): { readonly courierCode: string; readonly code: string } | null {
  const [, courierCode = "", code = ""] = /^([A-Z0-9]{1,20})-([A-Z0-9_]{1,20})$/.exec(id) ?? [];
  return courierCode === "" ? null : { courierCode, code };
}

/** Whether a service of this id may be made. */
export const isNewServiceId = (id: string): boolean => {
  const named = serviceOfId(id);
  return named !== null && courierCodes.includes(named.courierCode);
};

export const rateKey = (originCode: string, destinationCode: string): string => `${originCode}-${destinationCode}`;

/** Origin city and destination of a rate's key; null for what is no key. */
export function routeOf(key: string): { readonly originCode: string; readonly destinationCode: string } | null {
  const [, originCode = "", destinationCode = ""] = /^(\d\d\.\d\d)-(\d\d(?:\.\d\d){0,2})$/.exec(key) ?? [];
  return originCode === "" ? null : { originCode, destinationCode };
}
