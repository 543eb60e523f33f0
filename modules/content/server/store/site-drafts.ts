import { type Kysely, sql } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { SitePart } from "../../contract/site/site-parts.ts";

/** A part as the tables hold it: its draft, and what is published; null where there is none. */
type StoredPart = {
  readonly part: SitePart;
  readonly state: RecordState | null;
  readonly published: unknown;
};

/** These parts by one statement, locked by the caller. */
export async function readStoredParts(db: Kysely<unknown>, parts: readonly SitePart[]): Promise<StoredPart[]> {
  const { rows } = await sql<StoredPart>`
    select asked.part, draft.state, case asked.part
      when 'contact' then (select info from content.site)
      when 'announcement' then (
        select jsonb_build_object('text', texts, 'url', url, 'from', ${iso("shown_from")}, 'until', ${iso("shown_until")})
        from content.announcement)
      else (select entries from content.navigation where placement = asked.part) end as published
    from unnest(${parts}::text[]) as asked (part)
    left join content.site_draft as draft on draft.part = asked.part`.execute(db);
  return rows;
}

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type PartWrite = { readonly id: string; readonly after: RecordState | null };

/** Writes drafts whole. */
export async function writeParts(db: Kysely<unknown>, writes: readonly PartWrite[]): Promise<void> {
  await sql`
    insert into content.site_draft (part, state)
    select id, after from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as draft (id text, after jsonb)
    where after is not null and after <> 'null'::jsonb
    on conflict (part) do update set state = excluded.state, updated_at = now()`.execute(db);
}
