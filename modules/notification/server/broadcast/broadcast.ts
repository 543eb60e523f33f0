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
  /** Those of a segment of customers; the module of segments is above this one. */
  readonly ofSegment: SegmentAudience;
}

interface SegmentAudience {
  /** The people of a segment, and those of them who agreed; null when there is no such segment. */
  size(db: Kysely<unknown>, segment: string): Promise<{ readonly people: number; readonly agreed: number } | null>;
  /** The next members who agreed; none once the segment is gone. */
  next(db: Kysely<unknown>, segment: string, after: string, limit: number): Promise<readonly string[]>;
}

export const broadcastTopic = "notice.broadcast";

const batchSize = 500;

type Deps = { readonly ids: Pick<Ids, "uuid">; readonly clock: Clock };
/** `segment` is missing in a message of an older process. */
type Position = { readonly broadcastId: string; readonly after: string; readonly segment?: string | null };

const scheduleBatch = (trx: Transaction<unknown>, { ids }: Pick<Deps, "ids">, position: Position) =>
  addToOutbox(trx, ids, { topic: broadcastTopic, payload: position });

/** Sends an announcement to all members who agreed, or those of a segment among them, if the caller's transaction commits. False when its id was sent before. */
export async function broadcast(trx: Transaction<unknown>, deps: Deps, announcement: NewBroadcast): Promise<boolean> {
  const isNew = await addBroadcast(trx, announcement, deps.clock.now());
  if (isNew)
    await scheduleBatch(trx, deps, {
      broadcastId: announcement.id,
      after: "",
      segment: announcement.segment,
    });
  return isNew;
}

/** The outbox handler: inserts one batch and schedules the next in one transaction. A repeated run inserts nothing twice. */
export const deliverBroadcast =
  (deps: Deps & { readonly database: Database; readonly audience: NotificationAudience }): OutboxHandler =>
  ({ payload }) => {
    const { broadcastId, after, segment = null } = payload as Position;
    return inTransaction(deps.database, async (trx) => {
      const members =
        segment === null
          ? await deps.audience.next(trx, after, batchSize)
          : await deps.audience.ofSegment.next(trx, segment, after, batchSize);
      const now = deps.clock.now();
      await insertForMembers(trx, broadcastId, members, now);
      const last = members.at(-1);
      if (last === undefined || members.length < batchSize) await finishBroadcast(trx, broadcastId, now);
      else await scheduleBatch(trx, deps, { broadcastId, after: last, segment });
    });
  };
