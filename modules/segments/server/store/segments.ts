import { type Kysely, sql, type Transaction } from "kysely";
import type { RecordWrite } from "#kit/postgres/records/record-type.ts";
import type { SegmentConditions, SegmentState } from "../../contract/segment-state.ts";

type Row = {
  readonly code: string;
  readonly name: string;
  readonly match: "all" | "any";
  readonly conditions: SegmentConditions;
};

const stateOf = ({ name, match, conditions }: Row): SegmentState => ({
  name,
  ...(match === "any" ? { match } : {}),
  ...conditions,
});

/** The states of those segments that exist; one statement. */
export async function readSegmentStates(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SegmentState>> {
  const { rows } = await sql<Row>`
    select code, name, match, conditions from segments.segment where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, stateOf(row)]));
}

export type ListedSegment = { readonly code: string; readonly state: SegmentState };

/** Every segment by name. */
export async function listSegments(db: Kysely<unknown>): Promise<readonly ListedSegment[]> {
  const { rows } = await sql<Row>`
    select code, name, match, conditions from segments.segment order by lower(name), code`.execute(db);
  return rows.map((row) => ({ code: row.code, state: stateOf(row) }));
}

/** Writes segments by two statements. */
export async function writeSegmentStates(
  trx: Transaction<unknown>,
  writes: readonly RecordWrite<SegmentState>[],
): Promise<void> {
  const gone = writes.flatMap(({ id, after }) => (after === null ? [id] : []));
  await sql`delete from segments.segment where code = any(${gone}::text[])`.execute(trx);
  const kept = writes.flatMap(({ id, after }) => {
    if (after === null) return [];
    const { name, match = "all", ...conditions } = after;
    return [{ code: id, name, match, conditions }];
  });
  await sql`
    insert into segments.segment as stored (code, name, match, conditions)
    select code, name, match, conditions
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as draft (code text, name text, match text, conditions jsonb)
    on conflict (code) do update set name = excluded.name, match = excluded.match, conditions = excluded.conditions`.execute(
    trx,
  );
}

/** The number of segments besides these. Saves of new ones wait for each other here. */
export async function countOtherSegments(trx: Transaction<unknown>, codes: readonly string[]): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('segments.segment'))`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from segments.segment where code <> all(${[...codes]}::text[])`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Until the transaction ends: "shared" keeps these segments from being deleted, "deleting" waits for those who use them. */
export async function lockSegments(
  trx: Transaction<unknown>,
  codes: readonly string[],
  mode: "shared" | "deleting",
): Promise<void> {
  const lock = sql.raw(mode === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  // Sorted, so that two saves of several segments wait instead of deadlocking.
  const sorted = [...new Set(codes)].sort();
  await sql`
    select ${lock}(hashtext('segments.segment'), hashtext(code))
    from unnest(${sorted}::text[]) with ordinality as locked (code, place) order by place`.execute(trx);
}
