import type { ParcelStatus } from "#modules/shipping/contract/parcel-status.ts";

const day = 86_400_000;
/** Taken as received so long after a courier proved that it was delivered (D-57). */
const daysAfterProof = 7;
/** Taken as received so long after it was sent, when no courier proves anything (D-57). */
const daysWithoutProof = 14;

type Sent = {
  readonly status: ParcelStatus;
  readonly sentAt: Date;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
};

const latest = (times: readonly Date[]): number => Math.max(...times.map((time) => time.getTime()));

/**
 * When an order whose parcels stand like this is taken as received. Null: not by itself, because something of it could not be
 * delivered and a courier or the shop has the next word. What came back to us and was sent again does not count.
 */
export function completesAt(parcels: readonly Sent[]): Date | null {
  const [last] = [...parcels].sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
  if (!last) return null;
  if (parcels.some(({ status }) => status === "failed" || status === "returned")) return null;
  const proofs = parcels.map(({ deliveredAt }) => deliveredAt).filter((at) => at !== null);
  if (proofs.length === parcels.length) return new Date(latest(proofs) + daysAfterProof * day);
  // A second try at the door counts like a second sending.
  const tries = parcels.flatMap(({ deliveredAt, sentAt, failedAt }) =>
    deliveredAt === null ? [sentAt, ...(failedAt ? [failedAt] : [])] : [],
  );
  return new Date(latest(tries) + daysWithoutProof * day);
}
