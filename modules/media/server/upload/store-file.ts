import { fail, ok, type Result } from "#kit/core/result.ts";
import type { MediaDeps } from "../media-deps.ts";
import type { StoredFile } from "../media-item.ts";
import { insertFile } from "../store/files.ts";
import { type FileRefused, prepareFile } from "./prepare-file.ts";
import type { ReceivedFile } from "./receive-file.ts";

export type StorageRefused = { readonly code: "STORAGE_UNAVAILABLE" };

/** Checks a received file and stores it under a unique key. No item refers to it yet. */
export async function storeFile(
  { database, clock, ids, storage, cleanPicture }: MediaDeps,
  received: ReceivedFile,
): Promise<Result<StoredFile & { readonly ending: string }, FileRefused | StorageRefused>> {
  const prepared = await prepareFile(cleanPicture, received);
  if (!prepared.ok) return prepared;
  const { kind, type, ending, width, height, content, digest } = prepared.value;
  const sha256 = digest.toString("hex");
  const file = {
    // The random part prevents the removal of an unused file from deleting a new upload of the same content.
    key: `${sha256.slice(0, 2)}/${sha256.slice(2, 34)}-${ids.code(8, "abcdefghijklmnopqrstuvwxyz")}.${ending}`,
    kind,
    type,
    width,
    height,
    bytes: content.size,
    hash: digest.toString("base64url"),
    sentHash: received.hash,
  };
  await insertFile(database.kysely, file, clock.now());
  const stored = await storage.put({ key: file.key, content, type, sha256 });
  return stored.ok ? ok({ ...file, ending }) : fail({ code: "STORAGE_UNAVAILABLE" });
}
