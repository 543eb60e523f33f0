import type { Result } from "#kit/core/result.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";

export type CourierRequest = {
  /** The origin of each parcel, as a city's code, and its chargeable weight. */
  readonly parcels: readonly { readonly originCode: string; readonly kilograms: number }[];
  readonly destination: { readonly district: string; readonly city: string; readonly state: string };
};

/** One service that takes all of the parcels. */
export type CourierRate = {
  readonly courierCode: string;
  readonly serviceCode: string;
  readonly name: string;
  /** In the order of the parcels. */
  readonly prices: readonly Rupiah[];
  readonly days: readonly [from: number, to: number];
};

export type CourierReply = Result<readonly CourierRate[], { readonly code: "COURIER_UNREACHABLE" }>;

/**
 * A courier or a group of couriers: answers the prices of its services for parcels, in display order. None for a destination that it
 * does not serve.
 */
export interface Courier {
  rates(request: CourierRequest): Promise<CourierReply>;
}
