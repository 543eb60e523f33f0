import type { ParcelStatus } from "#modules/shipping/contract/parcel-status.ts";

const day = 86_400_000;
/** Days from the proof of delivery to completion (D-57). */
const daysAfterProof = 7;
/** Days from shipping to completion without a proof of delivery (D-57). */
const daysWithoutProof = 14;

type Sent = {
  readonly status: ParcelStatus;
  readonly sentAt: Date;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
};

const latest = (times: readonly Date[]): number => Math.max(...times.map((time) => time.getTime()));

/**
 * When an order with these parcels completes. Null: not automatically, because a delivery failed. Parcels that were returned and
 * shipped again are left out by the caller.
 */
export function completesAt(parcels: readonly Sent[]): Date | null {
  const [last] = [...parcels].sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
  if (!last) return null;
  if (parcels.some(({ status }) => status === "failed" || status === "returned")) return null;
  const proofs = parcels.map(({ deliveredAt }) => deliveredAt).filter((at) => at !== null);
  if (proofs.length === parcels.length) return new Date(latest(proofs) + daysAfterProof * day);
  // A failed delivery attempt restarts the time like a new shipment.
  const tries = parcels.flatMap(({ deliveredAt, sentAt, failedAt }) =>
    deliveredAt === null ? [sentAt, ...(failedAt ? [failedAt] : [])] : [],
  );
  return new Date(latest(tries) + daysWithoutProof * day);
}
