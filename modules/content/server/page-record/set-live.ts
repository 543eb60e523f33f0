import type { Transaction } from "kysely";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import type { LiveState } from "../../contract/page/page-state.ts";
import { publishedPageRecord } from "./page-record.ts";

/** Author, label and time of a page's status change, for the history. */
export type LiveReason = {
  readonly actor: { readonly id: string | null; readonly name: string };
  readonly action: "publish" | "schedule" | "unschedule" | "withdraw" | "archive" | "expire";
  readonly at: Date;
};

const fields: readonly (keyof LiveState)[] = [
  "publishedAt",
  "publishedBy",
  "publishAt",
  "expiresAt",
  "expiredAt",
  "withdrawnAt",
  "archivedAt",
];

/** Stores a page's live state as an entry of its history. Open editors are notified as for any save. */
export async function setLive(trx: Transaction<unknown>, path: string, live: LiveState, why: LiveReason) {
  const changes = fields.map((field) => {
    const after = live[field];
    return after === undefined ? { path: `live/${field}` } : { path: `live/${field}`, after };
  });
  const saved = await saveRecords(
    trx,
    publishedPageRecord,
    [{ id: path, version: Number.MAX_SAFE_INTEGER, changes }],
    why,
  );
  if (!saved.ok) throw new Error(`the state of ${path} could not be written: ${JSON.stringify(saved.error)}`);
  const [record] = saved.value.records;
  return record?.version ?? 0;
}
