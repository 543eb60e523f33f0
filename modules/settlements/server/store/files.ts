import { type Kysely, sql, type Transaction } from "kysely";
import type { SettlementMapping } from "../../contract/settlement-fields.ts";

export type SettlementFile = {
  readonly id: string;
  readonly title: string;
  readonly format: string;
  readonly gateway: string | null;
  readonly header: readonly string[];
  readonly mapping: SettlementMapping;
  readonly rowsInFile: number;
  readonly state: "uploaded" | "imported";
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly importedBy: string | null;
  readonly importedAt: Date | null;
  readonly skipped: number;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
  readonly firstDay: string | null;
};

const columns = sql.raw(`file.id, file.title, file.format, file.gateway, file.header, file.mapping,
  file.rows_in_file as "rowsInFile", file.state, file.uploaded_by as "uploadedBy", file.uploaded_at as "uploadedAt",
  file.imported_by as "importedBy", file.imported_at as "importedAt", file.skipped, file.gross::float8 as gross,
  file.fee::float8 as fee, file.net::float8 as net, file.first_day::text as "firstDay"`);

export type NewFile = Pick<SettlementFile, "id" | "title" | "format" | "header" | "mapping" | "rowsInFile"> & {
  readonly digest: string;
  readonly content: Uint8Array;
  readonly uploadedBy: string;
  readonly at: Date;
};

/** Stores a file, unless one with the same bytes is there; answers the id of the one that is stored. */
export async function insertFile(db: Kysely<unknown>, file: NewFile): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into settlements.file (id, title, digest, format, header, mapping, rows_in_file, content, uploaded_by, uploaded_at)
    values (${file.id}, ${file.title}, ${file.digest}, ${file.format}, ${JSON.stringify(file.header)},
      ${JSON.stringify(file.mapping)}, ${file.rowsInFile}, ${file.content}, ${file.uploadedBy}, ${file.at})
    on conflict (digest) do nothing returning id`.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const known = await sql<{ id: string }>`select id from settlements.file where digest = ${file.digest}`.execute(db);
  return { id: known.rows[0]?.id ?? file.id, isNew: false };
}

export async function fileById(db: Kysely<unknown>, id: string): Promise<SettlementFile | null> {
  const { rows } = await sql<SettlementFile>`select ${columns} from settlements.file where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a file, so that it is imported once. */
export async function lockFile(trx: Transaction<unknown>, id: string): Promise<SettlementFile | null> {
  const { rows } = await sql<SettlementFile>`
    select ${columns} from settlements.file where id = ${id} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function contentOf(db: Kysely<unknown>, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer | null }>`
    select content from settlements.file where id = ${id}`.execute(db);
  return rows[0]?.content ?? null;
}

type Imported = {
  readonly gateway: string;
  readonly mapping: SettlementMapping;
  readonly skipped: number;
  readonly sums: { readonly gross: number; readonly fee: number; readonly net: number };
  readonly firstDay: string;
  readonly by: string;
  readonly at: Date;
};

/** Marks a file as imported. Its bytes are not needed any more. */
export async function markImported(trx: Transaction<unknown>, id: string, done: Imported): Promise<void> {
  await sql`
    update settlements.file set state = 'imported', gateway = ${done.gateway}, mapping = ${JSON.stringify(done.mapping)},
      skipped = ${done.skipped}, gross = ${done.sums.gross}, fee = ${done.sums.fee}, net = ${done.sums.net},
      first_day = ${done.firstDay}, imported_by = ${done.by}, imported_at = ${done.at}, content = null
    where id = ${id}`.execute(trx);
}

export type ListedFile = SettlementFile & { readonly differences: number; readonly open: number };

/** Files, the newest first, with the number of their differences. */
export async function listFiles(
  db: Kysely<unknown>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly ListedFile[]; readonly total: number }> {
  const { rows } = await sql<ListedFile & { total: number }>`
    with listed as (
      select *, (count(*) over ())::int as total from settlements.file
      order by uploaded_at desc, id limit ${limit} offset ${offset})
    select ${columns}, file.total, difference.count as differences, difference.open
    from listed as file, lateral (
      select count(*)::int as count, (count(*) filter (where explanation.state is distinct from 'explained'))::int as open
      from settlements.line left join settlements.explanation
        on subject = 'row:' || line.file_id || ':' || line.number
      where line.file_id = file.id and line.result not in ('matched', 'refunded')) as difference
    order by file.uploaded_at desc, file.id`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Removes files nobody imported, and rows of imports that were killed. */
export async function purgeSettlements(db: Kysely<unknown>, before: Date): Promise<void> {
  await sql`delete from settlements.staged_row where staged_at < ${before}`.execute(db);
  await sql`delete from settlements.file where state = 'uploaded' and uploaded_at < ${before}`.execute(db);
}
