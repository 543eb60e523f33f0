import { type Kysely, sql, type Transaction } from "kysely";
import type { SavedMapping } from "../formats/match-columns.ts";

export async function savedMapping(db: Kysely<unknown>, ownerId: string, recordType: string): Promise<SavedMapping> {
  const { rows } = await sql<{ columns: SavedMapping }>`
    select columns from import_export.mapping where owner_id = ${ownerId} and record_type = ${recordType}`.execute(db);
  return rows[0]?.columns ?? {};
}

/** Adds to the person's earlier choices; the newest choice for a header counts. */
export async function saveMapping(
  trx: Transaction<unknown>,
  ownerId: string,
  recordType: string,
  columns: SavedMapping,
): Promise<void> {
  await sql`
    insert into import_export.mapping as saved (owner_id, record_type, columns)
    values (${ownerId}, ${recordType}, ${JSON.stringify(columns)}::jsonb)
    on conflict (owner_id, record_type) do update set columns = saved.columns || excluded.columns`.execute(trx);
}
