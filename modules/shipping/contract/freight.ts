import type { Rupiah } from "#kit/core/rupiah.ts";

/** A way to send all parcels, with one courier's service. */
export type FreightOffer = {
  readonly courierCode: string;
  readonly serviceCode: string;
  readonly name: string;
  /** Price and chargeable kilograms of each parcel, in the order of the request. */
  readonly prices: readonly Rupiah[];
  readonly kilograms: readonly number[];
  readonly total: Rupiah;
  /** Working days from and to; 0 is the same day. */
  readonly days: readonly [from: number, to: number];
};
