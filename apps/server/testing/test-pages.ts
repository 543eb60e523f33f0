import { sql } from "kysely";
import { type Device, devices } from "#kit/core/device.ts";
import { locales } from "#kit/core/locale.ts";
import type { RawResponse } from "#kit/http/testing/raw-request.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { pageRecord, savePage } from "#modules/content/server/index.ts";

const contentOf = (text: string) => ({ columns: [{ id: "a", kind: "html", html: `<p>text ${text}</p>` }] });

/** A page in every language for both devices, whose text names language and device. */
const variants = locales.flatMap((locale) => devices.map((device) => [locale, device] as const));

/** Writes a page without an invalidation, so only a page rendered again can show it. */
export async function writeSilently(database: Database, path: string, word = "first"): Promise<void> {
  for (const [locale, device] of variants) {
    const content = JSON.stringify(contentOf(`${word} ${locale} ${device}`));
    await sql`insert into content.page (path, device, locale, content, seo)
      values (${path}, ${device}, ${locale}, ${content}, '{"title": "A test page"}')
      on conflict (path, device, locale) do update set content = excluded.content`.execute(database.kysely);
  }
}

/** Writes a page as an editor does, with the invalidation. */
export async function writePage(database: Database, path: string, word: string): Promise<void> {
  for (const device of devices) {
    const contents = contentsOf(word, device);
    const saved = await savePage(database.kysely, { path, device, author: "test", contents, publish: true });
    if (!saved.ok) throw new Error(saved.error.sentence);
  }
}

/** Saves a draft of a page in the back office, which shoppers do not see. */
export async function draftPage(database: Database, path: string, word: string): Promise<void> {
  const htmlOf = (device: Device) =>
    Object.fromEntries(locales.map((locale) => [locale, `<p>text ${word} ${locale} ${device}</p>`]));
  const changes = devices.map((device) => ({ path: `${device}/a`, after: { kind: "html", html: htmlOf(device) } }));
  const edit = { id: path, version: Number.MAX_SAFE_INTEGER, changes: [{ path: "name", after: word }, ...changes] };
  const why = { at: new Date(), actor: { id: null, name: "test" }, action: "save" };
  const saved = await inTransaction(database, (trx) => saveRecords(trx, pageRecord, [edit], why));
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}

const contentsOf = (word: string, device: Device) =>
  Object.fromEntries(locales.map((locale) => [locale, { content: contentOf(`${word} ${locale} ${device}`) }]));

/** The text of such a page in a response. */
export const shown = ({ text }: RawResponse): string | undefined => /<p>text ([^<]+)<\/p>/.exec(text)?.[1];
