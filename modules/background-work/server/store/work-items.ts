import { type Kysely, sql, type Transaction } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { WorkState } from "../../contract/work-state.ts";

export type NewWork = {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly key: string;
  readonly title: string;
  readonly path: string | null;
  readonly input: Json;
  readonly at: Date;
};

/** Inserts the work; null if its owner has already started it. */
export async function insertWork(trx: Transaction<unknown>, work: NewWork): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into background_work.item (id, kind, owner_id, owner_name, key, title, path, input, created_at)
    values (${work.id}, ${work.kind}, ${work.ownerId}, ${work.ownerName}, ${work.key}, ${work.title},
      ${work.path}, ${JSON.stringify(work.input)}::jsonb, ${work.at})
    on conflict (owner_id, kind, key) do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export async function workIdOf(
  trx: Transaction<unknown>,
  { ownerId, kind, key }: Pick<NewWork, "ownerId" | "kind" | "key">,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from background_work.item where owner_id = ${ownerId} and kind = ${kind} and key = ${key}`.execute(trx);
  return rows[0]?.id ?? null;
}

export type WorkItem = {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly path: string | null;
  readonly state: WorkState;
  readonly done: number;
  readonly total: number | null;
  readonly isCancelling: boolean;
  readonly result: Json;
  readonly error: { readonly code: string; readonly [detail: string]: Json } | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly isRead: boolean;
};

const shown = sql.raw(`id, kind, title, path, state, done, total,
  cancel_requested and ended_at is null as "isCancelling", result, error, created_at as "createdAt",
  ended_at as "endedAt", read_at is not null as "isRead"`);

/** A staff member's work, newest first, without older ended work. */
export async function workOf(db: Kysely<unknown>, ownerId: string, limit: number): Promise<WorkItem[]> {
  const { rows } = await sql<WorkItem>`
    select ${shown} from background_work.item where owner_id = ${ownerId}
    order by ended_at is not null, created_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function workById(db: Kysely<unknown>, ownerId: string, id: string): Promise<WorkItem | null> {
  const { rows } = await sql<WorkItem>`
    select ${shown} from background_work.item where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return rows[0] ?? null;
}

/** Ends waiting work, or asks the worker of running work to stop. Null when the owner has no such work. */
export async function cancelWork(
  trx: Transaction<unknown>,
  { id, ownerId, at }: { readonly id: string; readonly ownerId: string; readonly at: Date },
): Promise<{ readonly kind: string; readonly state: WorkState } | null> {
  const { rows } = await sql<{ kind: string; state: WorkState }>`
    update background_work.item set
      cancel_requested = cancel_requested or ended_at is null,
      state = case state when 'waiting' then 'cancelled' else state end,
      ended_at = case state when 'waiting' then ${at} else ended_at end
    where id = ${id} and owner_id = ${ownerId} returning kind, state`.execute(trx);
  return rows[0] ?? null;
}

/** Marks ended work as read; without an id, all of the owner's. */
export async function markRead(
  trx: Transaction<unknown>,
  { id, ownerId, at }: { readonly id: string | null; readonly ownerId: string; readonly at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update background_work.item set read_at = ${at}
    where owner_id = ${ownerId} and (${id}::uuid is null or id = ${id}) and ended_at is not null and read_at is null`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Retention of ended work in its owner's list. */
const keptDays = 30;

export async function purgeWork(db: Kysely<unknown>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await sql`delete from background_work.item where ended_at < ${before}`.execute(db);
}
