import { sql, type Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { CurrentRecord } from "../plan/plan-records.ts";

const perStatement = 2_000;

/** The current records with their versions. Missing ones have no state. */
export async function currentRecords(
  trx: Transaction<unknown>,
  type: RecordType,
  ids: readonly string[],
): Promise<Map<string, CurrentRecord>> {
  const current = new Map<string, CurrentRecord>();
  for (let from = 0; from < ids.length; from += perStatement) {
    const some = ids.slice(from, from + perStatement);
    // Versions are read first: a save between the two statements then makes the preview outdated.
    const { rows } = await sql<{ id: string; version: number }>`
      select record_id as id, version from kit.record_version
      where record_type = ${type.name} and record_id = any(${some}::text[])`.execute(trx);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const states: ReadonlyMap<string, RecordState> = await type.read(trx, some);
    for (const id of some) current.set(id, { version: versions.get(id) ?? 0, state: states.get(id) ?? null });
  }
  return current;
}

/** Runs a step in a savepoint, so that it can be rolled back without ending the transaction. */
export async function withSavepoint<Value>(
  trx: Transaction<unknown>,
  step: () => Promise<{ readonly keep: boolean; readonly value: Value }>,
): Promise<Value> {
  await sql`savepoint import_step`.execute(trx);
  const { keep, value } = await step();
  await (keep ? sql`release savepoint import_step` : sql`rollback to savepoint import_step`).execute(trx);
  return value;
}
