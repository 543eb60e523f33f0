import type { Database } from "#kit/postgres/connect.ts";
import { receiveOnce } from "#kit/postgres/inbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { Logistics, RawWebhook } from "../ports/logistics.ts";
import { recordTracking, type TrackingDeps } from "./record-tracking.ts";

export type ReceiveTrackingDeps = TrackingDeps & { readonly database: Database; readonly logistics: Logistics | null };

/** The status of the answer: a copy of a webhook is as welcome as the first. */
export type TrackingReply = 200 | 400 | 401 | 404;

/** Verifies a courier's webhook and applies it, once. */
export async function receiveTracking(
  deps: ReceiveTrackingDeps,
  name: string,
  raw: RawWebhook,
): Promise<TrackingReply> {
  const { logistics } = deps;
  if (logistics?.name !== name) return 404;
  const read = logistics.readWebhook(raw);
  if (!read.ok) return read.error.code === "FORGED" ? 401 : 400;
  const { parcelCode, courierCode, expressCode, ...news } = read.value;
  await inTransaction(deps.database, async (trx) => {
    if (!(await receiveOnce(trx, { provider: `courier:${name}`, eventId: news.eventId }))) return;
    await recordTracking(trx, deps, { parcelCode, courierCode, expressCode }, [news]);
  });
  return 200;
}
