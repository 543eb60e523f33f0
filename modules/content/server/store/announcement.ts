import { type Kysely, sql } from "kysely";
import { invalidateTags } from "#kit/postgres/invalidate-tags.ts";
import type { PublishedAnnouncement } from "../../contract/site/site-of-state.ts";

const isWithin = (from: unknown, until: unknown) => sql`
  (coalesce(${from} <= clock_timestamp(), true) and coalesce(${until} > clock_timestamp(), true))`;

/** Replaces the announcement, or removes it, and invalidates every page. */
export async function writeAnnouncement(
  db: Kysely<unknown>,
  announcement: PublishedAnnouncement | null,
): Promise<void> {
  if (announcement === null) await sql`delete from content.announcement`.execute(db);
  else {
    const { text, url, from, until } = announcement;
    const shown = isWithin(sql`${from}::timestamptz`, sql`${until}::timestamptz`);
    await sql`
      insert into content.announcement (texts, url, shown_from, shown_until, is_shown)
      values (${JSON.stringify(text)}, ${url}, ${from}, ${until}, ${shown})
      on conflict (singleton) do update set texts = excluded.texts, url = excluded.url, shown_from = excluded.shown_from,
        shown_until = excluded.shown_until, is_shown = excluded.is_shown`.execute(db);
  }
  await invalidateTags(db, ["navigation"]);
}

/** Shows or hides the announcement when its period has begun or ended; whether anything changed. */
export async function refreshAnnouncement(trx: Kysely<unknown>): Promise<boolean> {
  const shown = isWithin(sql.ref("shown_from"), sql.ref("shown_until"));
  // An update renews the version of all content even where it changes no row, so it is asked first.
  const { rows } = await sql`
    select from content.announcement where is_shown is distinct from ${shown} for update`.execute(trx);
  if (rows.length === 0) return false;
  await sql`update content.announcement set is_shown = ${shown}`.execute(trx);
  await invalidateTags(trx, ["navigation"]);
  return true;
}
