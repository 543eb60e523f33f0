import { type Kysely, sql, type Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";

type ImportState = "uploaded" | "previewed" | "applied" | "undone";
export type Outcome = "created" | "changed" | "unchanged" | "refused" | "outdated";

export type ImportRow = {
  readonly id: string;
  readonly ownerName: string;
  readonly recordType: string;
  readonly source: string;
  readonly title: string;
  readonly header: readonly string[];
  readonly settings: { readonly [key: string]: Json };
  readonly state: ImportState;
  readonly counts: { readonly [Name in Outcome]?: number };
  readonly notes: { readonly [key: string]: Json };
  readonly entryIds: readonly number[];
  readonly createdAt: Date;
  readonly previewedAt: Date | null;
  readonly appliedAt: Date | null;
  readonly undoneAt: Date | null;
};

const shown =
  sql.raw(`id, owner_name as "ownerName", record_type as "recordType", source, title, header, settings, state,
  counts, notes, entry_ids::int[] as "entryIds", created_at as "createdAt", previewed_at as "previewedAt",
  applied_at as "appliedAt", undone_at as "undoneAt"`);

export type NewImport = {
  readonly id: string;
  readonly owner: { readonly id: string; readonly name: string };
  readonly recordType: string;
  readonly source: string;
  readonly title: string;
  readonly content: Buffer | null;
  readonly header: readonly string[];
  readonly settings: Json;
  readonly at: Date;
};

export async function insertImport(db: Kysely<unknown>, one: NewImport): Promise<void> {
  await sql`
    insert into import_export.import
      (id, owner_id, owner_name, record_type, source, title, content, header, settings, created_at)
    values (${one.id}, ${one.owner.id}, ${one.owner.name}, ${one.recordType}, ${one.source}, ${one.title}, ${one.content},
      ${JSON.stringify(one.header)}::jsonb, ${JSON.stringify(one.settings)}::jsonb, ${one.at})
    on conflict (id) do nothing`.execute(db);
}

export async function importById(db: Kysely<unknown>, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select ${shown} from import_export.import where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the row, so that an import is applied or undone once. */
export async function lockImport(trx: Transaction<unknown>, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${shown} from import_export.import where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function newestImports(
  db: Kysely<unknown>,
  { types, offset, limit }: { readonly types: readonly string[]; readonly offset: number; readonly limit: number },
): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${shown} from import_export.import where record_type = any(${types}::text[])
    order by created_at desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function contentOf(db: Kysely<unknown>, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer | null }>`
    select content from import_export.import where id = ${id}`.execute(db);
  return rows[0]?.content ?? null;
}

export async function saveSettings(
  trx: Transaction<unknown>,
  id: string,
  source: string,
  settings: Json,
): Promise<void> {
  await sql`
    update import_export.import set source = ${source}, settings = ${JSON.stringify(settings)}::jsonb
    where id = ${id}`.execute(trx);
}

export async function markPreviewed(
  trx: Transaction<unknown>,
  id: string,
  { counts, notes, at }: { readonly counts: object; readonly notes: object; readonly at: Date },
): Promise<void> {
  await sql`
    update import_export.import set state = 'previewed', counts = ${JSON.stringify(counts)}::jsonb,
      notes = ${JSON.stringify(notes)}::jsonb, previewed_at = ${at}
    where id = ${id}`.execute(trx);
}

/** Deletes the file: the journal has the changes. */
export async function markApplied(
  trx: Transaction<unknown>,
  id: string,
  {
    entryIds,
    counts,
    notes,
    at,
  }: {
    readonly entryIds: readonly number[];
    readonly counts: object;
    readonly notes: object;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    update import_export.import set state = 'applied', entry_ids = ${entryIds}::bigint[], content = null,
      counts = ${JSON.stringify(counts)}::jsonb, notes = ${JSON.stringify(notes)}::jsonb, applied_at = ${at}
    where id = ${id}`.execute(trx);
}

export async function markUndone(trx: Transaction<unknown>, id: string, at: Date): Promise<void> {
  await sql`update import_export.import set state = 'undone', undone_at = ${at} where id = ${id}`.execute(trx);
}

/** Retention of imports that were never applied, and of the rows of all imports. */
const keptDays = 90;

export async function purgeImports(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`delete from import_export.import where created_at < ${before}`.execute(db);
}
