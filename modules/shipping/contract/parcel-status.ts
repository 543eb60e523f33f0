/** The states of a parcel: announced, picked up, in transit, out for delivery, and its end. */
export const parcelStatuses = [
  "booked",
  "pickedUp",
  "onTheWay",
  "outForDelivery",
  "failed",
  "delivered",
  "returned",
] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** The statuses a courier reports. */
export const trackingStatuses = parcelStatuses.filter((status) => status !== "booked") as readonly Exclude<
  ParcelStatus,
  "booked"
>[];
export type TrackingStatus = (typeof trackingStatuses)[number];

/** Final: delivered, or returned to the shop. */
export const isFinal = (status: ParcelStatus): boolean => status === "delivered" || status === "returned";

const rank = (status: ParcelStatus): number => parcelStatuses.indexOf(status);

type TrackingReport = { readonly status: TrackingStatus; readonly at: Date };

/**
 * The status of a parcel after these reports, in any order and with copies: the first reported end counts;
 * before that the latest report counts, and of reports of the same moment the one that is farther on.
 */
export function statusAfter(now: ParcelStatus, reports: readonly TrackingReport[]): ParcelStatus {
  if (isFinal(now)) return now;
  const ends = reports.filter(({ status }) => isFinal(status));
  const decisive = ends.length > 0 ? ends : reports;
  const last = [...decisive].sort(
    (one, other) => other.at.getTime() - one.at.getTime() || rank(other.status) - rank(one.status),
  )[0];
  return last?.status ?? now;
}
