import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/** The outbox topic of all calls to the club about points. */
export const pointsTopic = "loyalty.points";

/**
 * `hold` brings a hold to the end its row names, `abandon` releases an unconfirmed one, `move` performs a movement. The
 * rows carry everything else, so a task may run twice, late, or out of order.
 */
export type PointsTask = { readonly task: "hold" | "abandon" | "move"; readonly key: string };

/** A task as the outbox stores it: earlier releases queued `abandon` as `giveUp`. */
export type QueuedPointsTask = PointsTask | { readonly task: "giveUp"; readonly key: string };

export const pointsTaskOf = ({ task, key }: QueuedPointsTask): PointsTask => ({
  task: task === "giveUp" ? "abandon" : task,
  key,
});

/** Thrown when the club does not answer: the outbox retries the task. */
export class ClubUnreachable extends Error {
  constructor() {
    super("the loyalty club did not answer");
  }
}

export const addPointsTask = (
  trx: Transaction<unknown>,
  { ids }: Pick<LoyaltyDeps, "ids">,
  task: PointsTask,
  notBefore?: Date,
): Promise<string> => addToOutbox(trx, ids, { topic: pointsTopic, payload: task, ...(notBefore ? { notBefore } : {}) });
