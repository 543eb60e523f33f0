import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import { statusAfter } from "../../contract/parcel-status.ts";
import type { TrackingReport } from "../ports/logistics.ts";
import {
  insertTracking,
  lockParcels,
  noteHeard,
  type ParcelName,
  type ParcelProgress,
  writeProgress,
} from "../store/parcels.ts";
import type { ParcelListener, ParcelRecord } from "./parcel.ts";

export type TrackingDeps = { readonly clock: Clock; readonly onMoved: readonly ParcelListener[] };

/**
 * Records a courier's tracking report. Duplicates and the order of arrival change nothing; listeners are called in the same
 * transaction. Returns the number of parcels concerned.
 */
export async function recordTracking(
  trx: Transaction<unknown>,
  { clock, onMoved }: TrackingDeps,
  name: ParcelName,
  news: readonly TrackingReport[],
): Promise<number> {
  const parcels = await lockParcels(trx, name);
  for (const parcel of parcels) {
    const fresh: TrackingReport[] = [];
    for (const item of news) if (await insertTracking(trx, parcel.code, item, clock.now())) fresh.push(item);
    if (fresh.length === 0) continue;
    const standing = after(parcel, fresh);
    await writeProgress(trx, parcel.code, standing);
    if (standing.status === parcel.status && standing.failedAt?.getTime() === parcel.failedAt?.getTime()) continue;
    const moved = { ...parcel, ...standing };
    for (const listener of onMoved) await listener(trx, moved, parcel.status);
  }
  await noteHeard(
    trx,
    parcels.map(({ code }) => code),
    clock.now(),
  );
  return parcels.length;
}

function after(parcel: ParcelRecord, fresh: readonly TrackingReport[]): ParcelProgress {
  const status = statusAfter(parcel.status, [...parcel.events, ...fresh]);
  const byTime = [...fresh].sort((one, other) => other.at.getTime() - one.at.getTime());
  const failure = byTime.find((item) => item.status === "failed");
  const isLater = failure !== undefined && (parcel.failedAt === null || failure.at > parcel.failedAt);
  const proof = byTime.find((item) => item.status === "delivered");
  const isProved = status === "delivered" && parcel.status !== "delivered" && proof !== undefined;
  return {
    status,
    deliveredAt: isProved ? proof.at : parcel.deliveredAt,
    signerName: isProved ? proof.signerName : parcel.signerName,
    failedAt: isLater ? failure.at : parcel.failedAt,
    failReason: isLater ? (failure.reason ?? "OTHER") : parcel.failReason,
  };
}
