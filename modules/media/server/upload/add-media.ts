import type { Transaction } from "kysely";
import { ok, type Result } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type StaffMember, writeAudit } from "#modules/staff/server/index.ts";
import { longestName } from "../../contract/constants.ts";
import type { MediaDeps } from "../media-deps.ts";
import { type MediaItem, nameOf, slugOf } from "../media-item.ts";
import { mediaRecord } from "../media-record.ts";
import { itemByHash, itemById, lockHash } from "../store/find-items.ts";
import type { FileRefused } from "./prepare-file.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { type StorageRefused, storeFile } from "./store-file.ts";

/** `isKnown`: the library already had this file, and its existing item is returned. */
export type AddedMedia = { readonly item: MediaItem; readonly isKnown: boolean };

type Sent = { readonly file: ReceivedFile; readonly name: string };

const idLetters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Adds a file to the library. Duplicate content results in one item, also in parallel uploads. */
export async function addMedia(
  deps: MediaDeps,
  staff: StaffMember,
  { file, name: sentName }: Sent,
): Promise<Result<AddedMedia, FileRefused | StorageRefused>> {
  const known = await itemByHash(deps.database.kysely, file.hash);
  if (known) return ok({ item: known, isKnown: true });
  const stored = await storeFile(deps, file);
  if (!stored.ok) return stored;
  const { key, ending } = stored.value;
  const name = nameOf(sentName, longestName);
  const added = await inTransaction(deps.database, async (trx: Transaction<unknown>) => {
    await lockHash(trx, file.hash);
    const meanwhile = await itemByHash(trx, file.hash);
    if (meanwhile) return { item: meanwhile, isKnown: true };
    const id = deps.ids.code(12, idLetters);
    const at = deps.clock.now();
    const state = {
      path: `/media/${id}/${slugOf(name)}.${ending}`,
      file: key,
      name,
      uploadedBy: staff.name,
      uploadedAt: at.toISOString(),
    };
    const changes = Object.entries(state).map(([path, after]) => ({ path, after }));
    const why = { at, actor: { id: staff.id, name: staff.name }, action: "upload" };
    const saved = await saveRecords(trx, mediaRecord(deps.usage), [{ id, version: 0, changes }], why);
    if (!saved.ok) throw new Error(`an uploaded file was refused: ${JSON.stringify(saved.error)}`);
    await writeAudit(trx, { staff, action: "media.upload", subject: `media:${id}`, detail: { name } }, at);
    const item = await itemById(trx, id);
    if (!item) throw new Error("an uploaded file is not in the library");
    return { item, isKnown: false };
  });
  return ok(added);
}
