import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Ids } from "#kit/core/ids.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { addToOutbox, type OutboxHandler } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { addBroadcast, finishBroadcast, type NewBroadcast, tellMembers } from "../store/broadcasts.ts";

/** Who agreed to hear of offers. It is asked anew for every batch: whoever changes their mind meanwhile is not told. */
export interface NotificationAudience {
  size(db: Kysely<unknown>): Promise<number>;
  /** The next members after this one, in a fixed order. */
  next(db: Kysely<unknown>, after: string, limit: number): Promise<readonly string[]>;
}

/** The outbox topic of notifications to many. */
export const broadcastTopic = "notice.broadcast";

const batchSize = 500;

type Deps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };
type Place = { readonly broadcastId: string; readonly after: string };

const goOn = (trx: Transaction<unknown>, { ids }: Pick<Deps, "ids">, place: Place) =>
  addToOutbox(trx, ids, { topic: broadcastTopic, payload: place });

/** Sends news to everybody who agreed, if the caller's transaction commits. False when it was sent before under this id. */
export async function broadcast(trx: Transaction<unknown>, deps: Deps, news: NewBroadcast): Promise<boolean> {
  const isNew = await addBroadcast(trx, news, deps.clock.now());
  if (isNew) await goOn(trx, deps, { broadcastId: news.id, after: "" });
  return isNew;
}

/** The outbox handler: one batch and the word for the next, in one transaction. Twice tells nobody twice. */
export const deliverBroadcast =
  (deps: Deps & { readonly database: Database; readonly audience: NotificationAudience }): OutboxHandler =>
  ({ payload }) => {
    const { broadcastId, after } = payload as Place;
    return inTransaction(deps.database, async (trx) => {
      const members = await deps.audience.next(trx, after, batchSize);
      const now = deps.clock.now();
      await tellMembers(trx, broadcastId, members, now);
      const last = members.at(-1);
      if (last === undefined || members.length < batchSize) await finishBroadcast(trx, broadcastId, now);
      else await goOn(trx, deps, { broadcastId, after: last });
    });
  };
