import type { Transaction } from "kysely";
import { notify } from "#kit/postgres/notify.ts";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import { type MediaState, type ServedFile, servedFiles } from "./store/media-states.ts";

/** The PostgreSQL channel that notifies processes of changed files. */
export const mediaChannel = "media";

/** One changed item: its current file, or null when it was deleted, and whether it replaced another one. */
export type MediaChange = { readonly id: string; readonly file: ServedFile | null; readonly isReplaced: boolean };

/** Payload that makes the listeners reload all files. */
export const everyFile = "*";

/** A payload has at most 8000 bytes, a change takes about 300. */
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
