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

/** A parcel to be fetched from us. The same `parcelCode` again means the same parcel: nobody must book a second one. */
type ParcelBooking = {
  readonly parcelCode: string;
  readonly courierCode: string;
  /** The courier's service, such as REG; null when any will do. */
  readonly serviceCode: string | null;
  /** Where it leaves, by our own code. */
  readonly sourceCode: string;
  readonly to: ParcelAddress;
  readonly pieces: number;
};

type BookedParcel = { readonly expressCode: string; readonly labelReference: string | null };

/** One thing a courier tells of a parcel. */
export type TrackingNews = {
  /** The same for every copy, another for everything else. */
  readonly eventId: string;
  readonly status: TrackingStatus;
  readonly at: Date;
  readonly place: string;
  /** Who took it; only of what was delivered. */
  readonly signerName: string | null;
  /** Why not; only of what failed. */
  readonly reason: string | null;
};

/** News whose sender was proved, and of which parcel: by our code where we booked it, else by the courier's number. */
export type CourierWebhook = TrackingNews & {
  readonly parcelCode: string | null;
  readonly courierCode: string;
  readonly expressCode: string;
};

/** What arrived at /webhooks/{name}, byte for byte. */
export type RawWebhook = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** UNAVAILABLE: nobody knows whether it happened; do it again under the same name. REFUSED: it did not, and will not. */
export type LogisticsFailure = { readonly code: "UNAVAILABLE" | "REFUSED"; readonly reason: string };

/** Whoever carries our parcels: books them, says where they are, and proves the webhooks it sends. */
export interface Logistics {
  /** As the address of its webhooks names it. */
  readonly name: string;
  book(booking: ParcelBooking): Promise<Result<BookedParcel, LogisticsFailure>>;
  /** All that happened to a parcel so far; nothing of one it does not know. */
  track(parcel: {
    readonly courierCode: string;
    readonly expressCode: string;
  }): Promise<Result<readonly TrackingNews[], LogisticsFailure>>;
  /** Proves who wrote a webhook before reading it. FORGED: not the courier, or not now. MALFORMED: it makes no sense. */
  readWebhook(notice: RawWebhook): Result<CourierWebhook, { readonly code: "FORGED" | "MALFORMED" }>;
}
