/** How far a parcel is: the courier knows of it, has it, moves it, is at the door, and how that ended. */
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

type Told = { readonly status: TrackingStatus; readonly at: Date };

/**
 * Where a parcel is after all that was told of it, in whatever order and however often: the first end that was told stands;
 * before that the latest word counts, and of words of the same moment the one that is farther on.
 */
export function statusAfter(now: ParcelStatus, told: readonly Told[]): ParcelStatus {
  if (isFinal(now)) return now;
  const ends = told.filter(({ status }) => isFinal(status));
  const words = ends.length > 0 ? ends : told;
  const last = [...words].sort(
    (one, other) => other.at.getTime() - one.at.getTime() || rank(other.status) - rank(one.status),
  )[0];
  return last?.status ?? now;
}
