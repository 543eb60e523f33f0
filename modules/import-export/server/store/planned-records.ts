import { type Kysely, sql, type Transaction } from "kysely";
import type { FieldChange } from "#kit/core/fields/field-changes.ts";
import type { FilePicture } from "../formats/file-content.ts";
import type { Outcome } from "./imports.ts";

/** A refused cell or field; `path` is null for cells that could not be parsed. */
export type RowProblem = {
  readonly row: number;
  readonly column: string;
  readonly path: string | null;
  readonly problem: string;
  readonly detail: string;
};

export type StoredPlan = {
  readonly number: number;
  readonly recordId: string;
  readonly rows: readonly number[];
  readonly version: number;
  readonly outcome: Outcome;
  readonly changes: readonly FieldChange[];
  readonly problems: readonly RowProblem[];
  readonly pictures: readonly FilePicture[];
};

const recordset = sql.raw(`record (number integer, "recordId" text, rows integer[], version integer, outcome text,
  changes jsonb, problems jsonb, pictures jsonb)`);

/** About a megabyte of rows. */
const perStatement = 1_000;

/** Replaces the preview of an import. */
export async function replacePlan(
  trx: Transaction<unknown>,
  importId: string,
  plan: readonly StoredPlan[],
): Promise<void> {
  await sql`delete from import_export.planned_record where import_id = ${importId}`.execute(trx);
  for (let from = 0; from < plan.length; from += perStatement) {
    await sql`
      insert into import_export.planned_record
        (import_id, number, record_id, file_rows, version, outcome, changes, problems, pictures)
      select ${importId}, number, "recordId", rows, version, outcome, changes, problems, pictures
      from jsonb_to_recordset(${JSON.stringify(plan.slice(from, from + perStatement))}::jsonb) as ${recordset}`.execute(
      trx,
    );
  }
}

const shown = sql.raw(
  `number, record_id as "recordId", file_rows as rows, version, outcome, changes, problems, pictures`,
);

export async function plannedRecords(
  db: Kysely<unknown>,
  importId: string,
  { outcome, after, limit }: { readonly outcome: Outcome | null; readonly after: number; readonly limit: number },
): Promise<StoredPlan[]> {
  const { rows } = await sql<StoredPlan>`
    select ${shown} from import_export.planned_record
    where import_id = ${importId} and number > ${after} and (${outcome}::text is null or outcome = ${outcome})
    order by number limit ${limit}`.execute(db);
  return rows;
}

/** All records that would be written. */
export async function recordsToWrite(db: Kysely<unknown>, importId: string): Promise<StoredPlan[]> {
  const { rows } = await sql<StoredPlan>`
    select ${shown} from import_export.planned_record
    where import_id = ${importId} and outcome in ('created', 'changed') order by record_id`.execute(db);
  return rows;
}

/** Stores the outcome of records that were not written after all. */
export async function saveOutcomes(
  trx: Transaction<unknown>,
  importId: string,
  outcomes: readonly { readonly number: number; readonly outcome: Outcome; readonly problems: readonly RowProblem[] }[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update import_export.planned_record as planned set outcome = record.outcome, problems = record.problems
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as record (number integer, outcome text, problems jsonb)
    where import_id = ${importId} and planned.number = record.number`.execute(trx);
}

export async function countOutcomes(
  trx: Transaction<unknown>,
  importId: string,
): Promise<{ [outcome: string]: number }> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*)::int as count from import_export.planned_record
    where import_id = ${importId} group by outcome`.execute(trx);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}
