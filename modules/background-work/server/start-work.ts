import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Ids } from "#kit/core/ids.ts";
import { addJob } from "#kit/postgres/jobs.ts";
import { runWorkJobName } from "./run-work.ts";
import { insertWork, workIdOf } from "./store/work-items.ts";

export type WorkOrder = {
  readonly kind: string;
  readonly owner: { readonly id: string; readonly name: string };
  /** Idempotency key, created with the page: a second press sends the same one. */
  readonly key: string;
  readonly title: string;
  /** The page of the back office that shows the result. */
  readonly path: string | null;
  readonly input: Json;
};

/**
 * Starts work, or finds the work already started with this key. It exists only after the caller's transaction commits.
 */
export async function startWork(
  trx: Transaction<unknown>,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { owner, ...order }: WorkOrder,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const work = { ...order, id: ids.uuid(), ownerId: owner.id, ownerName: owner.name, at: clock.now() };
  const id = await insertWork(trx, work);
  if (id === null) {
    const earlier = await workIdOf(trx, work);
    if (earlier === null) throw new Error(`work ${order.kind} ${order.key} was purged while it was started again`);
    return { id: earlier, isNew: false };
  }
  await addJob(trx, runWorkJobName, { id }, { key: `${runWorkJobName}:${id}` });
  return { id, isNew: true };
}
