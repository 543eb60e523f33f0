import { fail, ok, type Result } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type StaffMember, writeAudit } from "#modules/staff/server/index.ts";
import type { MediaDeps } from "../media-deps.ts";
import type { MediaItem } from "../media-item.ts";
import { mediaRecord } from "../media-record.ts";
import { itemById } from "../store/find-items.ts";
import type { FileRefused } from "./prepare-file.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { type StorageRefused, storeFile } from "./store-file.ts";

/** `OUTDATED`: the file was replaced after the page was opened. */
export type NotReplaced = FileRefused | StorageRefused | { readonly code: "NOT_FOUND" | "OTHER_KIND" | "OUTDATED" };

type Sent = { readonly id: string; readonly version: number; readonly file: ReceivedFile };

/** Replaces an item's file. Its path stays, so every use of the item shows the new file. */
export async function replaceMedia(
  deps: MediaDeps,
  staff: StaffMember,
  { id, version, file }: Sent,
): Promise<Result<MediaItem, NotReplaced>> {
  const before = await itemById(deps.database.kysely, id);
  if (!before) return fail({ code: "NOT_FOUND" });
  if (before.file.sentHash === file.hash || before.file.hash === file.hash) return ok(before);
  const stored = await storeFile(deps, file);
  if (!stored.ok) return stored;
  const { key, kind } = stored.value;
  if (kind !== before.file.kind) return fail({ code: "OTHER_KIND" });
  return inTransaction(deps.database, async (trx) => {
    const at = deps.clock.now();
    const why = { at, actor: { id: staff.id, name: staff.name }, action: "replace" };
    const edit = { id, version, changes: [{ path: "file", after: key }] };
    const saved = await saveRecords(trx, mediaRecord(deps.usage), [edit], why);
    if (!saved.ok && saved.error.code === "OUTDATED") return fail({ code: "OUTDATED" });
    // Deleted in the meantime: saving would recreate the item from the file alone.
    if (!saved.ok) return fail({ code: "NOT_FOUND" });
    await writeAudit(
      trx,
      { staff, action: "media.replace", subject: `media:${id}`, detail: { name: before.name } },
      at,
    );
    const item = await itemById(trx, id);
    if (!item) throw new Error("a replaced file is not in the library");
    return ok(item);
  });
}
