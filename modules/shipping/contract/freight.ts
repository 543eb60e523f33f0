import type { Rupiah } from "#kit/core/rupiah.ts";

/** A way to send all parcels, with one courier's service. */
export type FreightOffer = {
  readonly courierCode: string;
  readonly serviceCode: string;
  readonly name: string;
  /** What each parcel costs and how many kilograms are charged of it, in the order they were asked for. */
  readonly prices: readonly Rupiah[];
  readonly kilograms: readonly number[];
  readonly total: Rupiah;
  /** Working days from and to; 0 is the same day. */
  readonly days: readonly [from: number, to: number];
};
