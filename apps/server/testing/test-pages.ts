import { sql } from "kysely";
import { type Device, devices } from "#kit/core/device.ts";
import { locales } from "#kit/core/locale.ts";
import type { Answer } from "#kit/http/testing/raw-request.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveDraft, savePage } from "#modules/content/server/index.ts";

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

/** Saves a draft of a page, which shoppers do not see. */
export async function draftPage(database: Database, path: string, word: string): Promise<void> {
  for (const device of devices) {
    const saved = await saveDraft(database.kysely, {
      path,
      device,
      author: "test",
      contents: contentsOf(word, device),
    });
    if (!saved.ok) throw new Error(saved.error.sentence);
  }
}

const contentsOf = (word: string, device: Device) =>
  Object.fromEntries(locales.map((locale) => [locale, { content: contentOf(`${word} ${locale} ${device}`) }]));

/** The text of such a page in a response. */
export const shown = ({ text }: Answer): string | undefined => /<p>text ([^<]+)<\/p>/.exec(text)?.[1];
