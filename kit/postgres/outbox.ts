import { sql, type Transaction } from "kysely";
import type { Ids } from "../core/ids.ts";
import type { Database, Executor } from "./connect.ts";
import { addJob, type Job } from "./jobs.ts";
import { type WriteFragment, writeInOneStatement } from "./write-fragments.ts";

export type OutboxMessage = {
  readonly topic: string;
  readonly payload: unknown;
  /** The earliest time; at once if absent. */
  readonly notBefore?: Date;
};

/** An outgoing message. `id` is the same for every attempt: pass it on as idempotency key. */
export type OutboxDelivery = {
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
  readonly attempt: number;
  readonly signal: AbortSignal;
};

/** Delivers a message. A throw repeats it later, so delivering twice must be harmless. */
export type OutboxHandler = (delivery: OutboxDelivery) => Promise<void>;

export const outboxJobName = "kit.deliver_outbox";

/** Writes a message that is sent if, and only if, the caller's transaction commits. Returns its id. */
export async function addToOutbox<Tables>(
  trx: Transaction<Tables>,
  ids: Pick<Ids, "uuid">,
  message: OutboxMessage,
): Promise<string> {
  const id = ids.uuid();
  await writeInOneStatement(trx, outboxWrites(id, message));
  return id;
}

/** The same with a given id: repeated calls send one message. */
export async function addToOutboxOnce<Tables>(
  trx: Transaction<Tables>,
  id: string,
  { topic, payload }: OutboxMessage,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into kit.outbox (id, topic, payload) values (${id}, ${topic}, ${JSON.stringify(payload ?? null)}::jsonb)
    on conflict (id) do nothing`.execute(trx);
  if (numAffectedRows === 1n) await addJob(trx, outboxJobName, { id }, { key: `outbox:${id}` });
}

/** The same as part of a larger writing statement. */
export const outboxWrites = (id: string, { topic, payload, notBefore }: OutboxMessage): WriteFragment => ({
  rows: [
    sql`insert into kit.outbox (id, topic, payload) values (${id}, ${topic}, ${JSON.stringify(payload ?? null)}::jsonb)`,
  ],
  jobs: [{ name: outboxJobName, payload: { id }, key: `outbox:${id}`, runAt: notBefore }],
});

/** The job that delivers messages at least once, each by the handler of its topic. */
export function outboxJob(database: Database, deliver: Readonly<Record<string, OutboxHandler>>): Job {
  return async (jobPayload, { signal }) => {
    const { id } = jobPayload as { id: string };
    // No transaction is open while the handler calls the outside service.
    const message = await beginAttempt(database.kysely, id);
    if (!message) return; // delivered before, or purged
    try {
      const handler = deliver[message.topic];
      // Thrown, not dropped: a node of a newer release may know the topic.
      if (!handler) throw new Error(`no handler for the topic ${message.topic}`);
      await handler({ id, topic: message.topic, payload: message.payload, attempt: message.attempts, signal });
    } catch (cause) {
      await noteFailure(database.kysely, id, cause);
      throw cause;
    }
    await noteDelivery(database.kysely, id);
  };
}

async function beginAttempt(executor: Executor, id: string) {
  const { rows } = await sql<{ topic: string; payload: unknown; attempts: number }>`
    update kit.outbox set attempts = attempts + 1
    where id = ${id} and delivered_at is null
    returning topic, payload, attempts`.execute(executor);
  return rows[0] ?? null;
}

async function noteFailure(executor: Executor, id: string, cause: unknown): Promise<void> {
  const text = (cause instanceof Error ? cause.message : String(cause)).slice(0, 500);
  await sql`update kit.outbox set last_error = ${text} where id = ${id}`.execute(executor);
}

async function noteDelivery(executor: Executor, id: string): Promise<void> {
  await sql`
    update kit.outbox set delivered_at = now(), last_error = null, payload = null
    where id = ${id}`.execute(executor);
}

/** Deletes messages delivered more than `days` ago. Returns the number. */
export async function purgeOutbox(executor: Executor, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from kit.outbox where delivered_at < now() - make_interval(days => ${days}::int)`.execute(executor);
  return Number(numAffectedRows ?? 0n);
}
