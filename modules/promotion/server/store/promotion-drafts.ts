import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";

/** The drafts among these codes. */
export async function readDrafts(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, RecordState>> {
  const { rows } = await sql<{ code: string; state: RecordState }>`
    select code, state from promotion.draft where code = any(${codes}::text[])`.execute(db);
  return new Map(rows.map(({ code, state }) => [code, state]));
}

/** Writes drafts over earlier ones of their codes. */
export async function writeDrafts(
  trx: Transaction<unknown>,
  drafts: readonly { readonly code: string; readonly state: RecordState }[],
): Promise<void> {
  await sql`
    insert into promotion.draft (code, state)
    select code, state
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as draft (code text, state jsonb)
    on conflict (code) do update set state = excluded.state, updated_at = now()`.execute(trx);
}

export async function deleteDrafts(trx: Transaction<unknown>, codes: readonly string[]): Promise<void> {
  await sql`delete from promotion.draft where code = any(${codes}::text[])`.execute(trx);
}
