import type { IncomingHttpHeaders } from "node:http";
import type { Result } from "#kit/core/result.ts";
import type { TrackingStatus } from "../../contract/parcel-status.ts";

export type ParcelAddress = {
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  readonly district: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
};

/** A parcel for a courier to collect. `parcelCode` is the idempotency key: a courier must not book a second parcel under it. */
type ParcelBooking = {
  readonly parcelCode: string;
  readonly courierCode: string;
  /** The courier's service, such as REG; null when any will do. */
  readonly serviceCode: string | null;
  /** The warehouse or store it leaves from. */
  readonly sourceCode: string;
  readonly to: ParcelAddress;
  readonly pieces: number;
};

type BookedParcel = { readonly expressCode: string; readonly labelReference: string | null };

/** A tracking event of a parcel, as the courier reports it. */
export type TrackingReport = {
  /** Equal for copies of one event, unique otherwise. */
  readonly eventId: string;
  readonly status: TrackingStatus;
  readonly at: Date;
  readonly place: string;
  /** The person who signed for it; null unless delivered. */
  readonly signerName: string | null;
  /** Why the delivery failed; null unless failed. */
  readonly reason: string | null;
};

/** A tracking event with a verified signature. The parcel is known by our code where the shop booked it, else by the tracking number. */
export type CourierWebhook = TrackingReport & {
  readonly parcelCode: string | null;
  readonly courierCode: string;
  readonly expressCode: string;
};

/** A request to /webhooks/{name}, unparsed: the signature covers its bytes. */
export type RawWebhook = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** UNAVAILABLE: the outcome is unknown; retry with the same key. REFUSED: it did not happen and will not. */
export type LogisticsFailure = { readonly code: "UNAVAILABLE" | "REFUSED"; readonly reason: string };

/** A courier, or a broker of couriers: books and tracks parcels and verifies its webhooks. */
export interface Logistics {
  /** Its name in the URL of its webhooks. */
  readonly name: string;
  book(booking: ParcelBooking): Promise<Result<BookedParcel, LogisticsFailure>>;
  /** All tracking events of a parcel so far; empty for an unknown parcel. */
  track(parcel: {
    readonly courierCode: string;
    readonly expressCode: string;
  }): Promise<Result<readonly TrackingReport[], LogisticsFailure>>;
  /** Verifies the signature before parsing. FORGED: wrong signature, or too old. MALFORMED: invalid body. */
  readWebhook(webhook: RawWebhook): Result<CourierWebhook, { readonly code: "FORGED" | "MALFORMED" }>;
}
