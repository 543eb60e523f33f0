import { type Kysely, sql } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContent } from "../../contract/page-columns.ts";
import type { Seo } from "../../contract/seo.ts";

type Contents = Readonly<Partial<Record<Locale, { readonly content: PageContent; readonly seo?: Seo }>>>;

/** A stored page: its draft, or else its newest version for each device. */
export type StoredDraft = {
  readonly path: string;
  readonly state: RecordState | null;
  readonly contents: { readonly pc?: Contents; readonly h5?: Contents } | null;
  /** When it was last published; null when it is not public. */
  readonly publishedAt: string | null;
};

/** The stored form of these pages; one statement. Unknown paths are left out. */
export async function readStoredDrafts(db: Kysely<unknown>, paths: readonly string[]): Promise<StoredDraft[]> {
  const { rows } = await sql<StoredDraft>`
    select asked.path, draft.state, coalesce(versions.contents, published.contents) as contents,
      to_char(published.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt"
    from unnest(${paths}::text[]) as asked (path)
    left join content.page_draft as draft on draft.path = asked.path
    cross join lateral (
      select json_object_agg(device, contents) as contents from (
        select distinct on (device) device, contents from content.page_version as version
        where version.path = asked.path and draft.path is null order by device, version.version desc) as newest
    ) as versions
    cross join lateral (
      select json_object_agg(device, contents) as contents, max(at) as at from (
        select device, json_object_agg(locale, json_build_object('content', content, 'seo', seo)) as contents,
          max(updated_at) as at
        from content.page where page.path = asked.path group by device) as devices
    ) as published
    where draft.path is not null or versions.contents is not null or published.contents is not null`.execute(db);
  return rows;
}

type DraftWrite = { readonly id: string; readonly before: RecordState | null; readonly after: RecordState | null };

/** Writes complete drafts. The first edit of a published page also stores the published version. */
export async function writeDraftStates(db: Kysely<unknown>, writes: readonly DraftWrite[]): Promise<void> {
  const gone = writes.filter(({ after }) => after === null).map(({ id }) => id);
  if (gone.length > 0) await sql`delete from content.page_draft where path = any(${gone}::text[])`.execute(db);
  await sql`
    insert into content.page_draft (path, state, live_state)
    select id, after, case when exists (select from content.page where page.path = id) then before - 'live' end
    from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as draft (id text, before jsonb, after jsonb)
    where after is not null and after <> 'null'::jsonb
    on conflict (path) do update set state = excluded.state, updated_at = now()`.execute(db);
}

/** Stores the published state of a draft; null when nothing is published. */
export async function setLiveState(db: Kysely<unknown>, path: string, state: RecordState | null): Promise<void> {
  await sql`
    update content.page_draft set live_state = ${state === null ? null : JSON.stringify(state)}::jsonb - 'live'
    where path = ${path}`.execute(db);
}
