import { type Kysely, sql, type Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";

export type TakenWork = {
  readonly kind: string;
  readonly input: Json;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly attempt: number;
  readonly cancelRequested: boolean;
};

/** Claims work that is waiting, or whose worker has died. Null when it has ended. */
export async function takeWork(db: Kysely<unknown>, id: string, at: Date): Promise<TakenWork | null> {
  const { rows } = await sql<TakenWork>`
    update background_work.item set
      state = 'running', attempt = attempt + 1, started_at = coalesce(started_at, ${at}), done = 0
    where id = ${id} and ended_at is null
    returning kind, input, owner_id as "ownerId", owner_name as "ownerName", attempt,
      cancel_requested as "cancelRequested"`.execute(db);
  return rows[0] ?? null;
}

/** A run of one work item: only the newest attempt may write. */
type Run = { readonly id: string; readonly attempt: number };

export type Standing = "running" | "cancelled" | "replaced";

/** Stores the progress and returns whether the run may continue. */
export async function noteProgress(
  db: Kysely<unknown>,
  { id, attempt }: Run,
  { done, total }: { readonly done: number; readonly total: number | null },
): Promise<Standing> {
  const { rows } = await sql<{ cancelled: boolean }>`
    update background_work.item set done = ${done}, total = ${total}
    where id = ${id} and attempt = ${attempt} and state = 'running' returning cancel_requested as cancelled`.execute(
    db,
  );
  const [row] = rows;
  return row ? (row.cancelled ? "cancelled" : "running") : "replaced";
}

/**
 * Marks the work as done inside the transaction of its effect. If the returned state is not `running`, the caller must
 * roll back.
 */
export async function markDone(
  trx: Transaction<unknown>,
  { id, attempt }: Run,
  { result, at }: { readonly result: Json; readonly at: Date },
): Promise<Standing> {
  const { rows } = await sql<{ cancelled: boolean }>`
    update background_work.item set
      state = 'done', result = ${JSON.stringify(result)}::jsonb, ended_at = ${at}, done = coalesce(total, done)
    where id = ${id} and attempt = ${attempt} and state = 'running' returning cancel_requested as cancelled`.execute(
    trx,
  );
  const [row] = rows;
  return row ? (row.cancelled ? "cancelled" : "running") : "replaced";
}

/** Ends work without an effect. */
export async function endWork(
  db: Kysely<unknown>,
  { id, attempt }: Run,
  { state, error, at }: { readonly state: "failed" | "cancelled"; readonly error: Json; readonly at: Date },
): Promise<void> {
  await sql`
    update background_work.item set
      state = ${state}, error = ${error === null ? null : JSON.stringify(error)}::jsonb, ended_at = ${at}
    where id = ${id} and attempt = ${attempt} and state = 'running'`.execute(db);
}
