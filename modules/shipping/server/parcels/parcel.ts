import type { Transaction } from "kysely";
import type { ParcelStatus, TrackingStatus } from "../../contract/parcel-status.ts";

export type ParcelItem = { readonly itemCode: string; readonly skuCode: string; readonly quantity: number };

export type TrackingEvent = {
  readonly status: TrackingStatus;
  readonly at: Date;
  readonly place: string;
  readonly reason: string | null;
};

/** A parcel with its tracking events, latest first. */
export type ParcelRecord = {
  readonly code: string;
  readonly reference: string;
  readonly courierCode: string;
  readonly expressCode: string | null;
  readonly labelReference: string | null;
  readonly status: ParcelStatus;
  readonly sentAt: Date;
  readonly deliveredAt: Date | null;
  readonly signerName: string | null;
  readonly failedAt: Date | null;
  readonly failReason: string | null;
  readonly items: readonly ParcelItem[];
  readonly events: readonly TrackingEvent[];
};

/** Called in the transaction that changes a parcel's status. */
export type ParcelListener = (trx: Transaction<unknown>, parcel: ParcelRecord, from: ParcelStatus) => Promise<void>;
