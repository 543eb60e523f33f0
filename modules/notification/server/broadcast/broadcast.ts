import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addToOutbox, type OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { addBroadcast, finishBroadcast, insertForMembers, type NewBroadcast } from "../store/broadcasts.ts";

/** The members who agreed to promotions. It is read again for every batch, so that a withdrawn consent takes effect. */
export interface NotificationAudience {
  size(db: Kysely<unknown>): Promise<number>;
  /** The next members after this one, in a fixed order. */
  next(db: Kysely<unknown>, after: string, limit: number): Promise<readonly string[]>;
}

export const broadcastTopic = "notice.broadcast";

const batchSize = 500;

type Deps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };
type Position = { readonly broadcastId: string; readonly after: string };

const scheduleBatch = (trx: Transaction<unknown>, { ids }: Pick<Deps, "ids">, position: Position) =>
  addToOutbox(trx, ids, { topic: broadcastTopic, payload: position });

/** Sends an announcement to all members who agreed, if the caller's transaction commits. False when its id was sent before. */
export async function broadcast(trx: Transaction<unknown>, deps: Deps, announcement: NewBroadcast): Promise<boolean> {
  const isNew = await addBroadcast(trx, announcement, deps.clock.now());
  if (isNew) await scheduleBatch(trx, deps, { broadcastId: announcement.id, after: "" });
  return isNew;
}

/** The outbox handler: inserts one batch and schedules the next in one transaction. A repeated run inserts nothing twice. */
export const deliverBroadcast =
  (deps: Deps & { readonly database: Database; readonly audience: NotificationAudience }): OutboxHandler =>
  ({ payload }) => {
    const { broadcastId, after } = payload as Position;
    return inTransaction(deps.database, async (trx) => {
      const members = await deps.audience.next(trx, after, batchSize);
      const now = deps.clock.now();
      await insertForMembers(trx, broadcastId, members, now);
      const last = members.at(-1);
      if (last === undefined || members.length < batchSize) await finishBroadcast(trx, broadcastId, now);
      else await scheduleBatch(trx, deps, { broadcastId, after: last });
    });
  };
