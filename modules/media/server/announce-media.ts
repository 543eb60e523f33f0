import type { Transaction } from "kysely";
import { notify } from "#kit/postgres/notify.ts";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import { type MediaState, type ServedFile, servedFiles } from "./store/media-states.ts";

/** The PostgreSQL channel that notifies processes of changed files. */
export const mediaChannel = "media";

/** One changed item: the file it has now, or null when it is gone, and whether it had another one before. */
export type MediaChange = { readonly id: string; readonly file: ServedFile | null; readonly isReplaced: boolean };

/** Makes the listeners read all files again. */
export const everyFile = "*";

/** A payload has 8000 bytes at most, a change takes about 300. */
const changesPerPayload = 15;
const mostPayloads = 20;

/** Notifies every process of an item's current file. */
export async function announceMedia(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<MediaState>[],
): Promise<void> {
  const changed = writes.filter(({ before, after }) => before?.file !== after?.file);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const files = new Map((await servedFiles(trx, ids)).map((file) => [file.path, file]));
  const changes = changed.map(
    ({ id, before, after }): MediaChange => ({
      id,
      file: files.get(after?.path ?? "") ?? null,
      isReplaced: before !== null,
    }),
  );
  for (const payload of payloadsOf(changes)) await notify(trx, mediaChannel, payload);
}

function payloadsOf(changes: readonly MediaChange[]): string[] {
  if (changes.length > changesPerPayload * mostPayloads) return [everyFile];
  const payloads: string[] = [];
  for (let from = 0; from < changes.length; from += changesPerPayload) {
    payloads.push(JSON.stringify(changes.slice(from, from + changesPerPayload)));
  }
  return payloads;
}
