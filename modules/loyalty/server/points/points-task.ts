import type { Transaction } from "kysely";
import { addToOutbox } from "#kit/postgres/outbox.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";

/** The outbox topic of everything the club is asked about points. */
export const pointsTopic = "loyalty.points";

/**
 * What is to be done about points: bring a hold to where its row says it should be, let go of one that nobody kept, or
 * make a movement. The rows say everything else, so a task may come twice, late, or out of order.
 */
export type PointsTask = { readonly task: "hold" | "giveUp" | "move"; readonly key: string };

/** The club did not answer: the task comes again. */
export class ClubSilent extends Error {
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
