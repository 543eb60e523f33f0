import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { seededIds } from "../core/ids.ts";
import { testDatabase } from "../testing/test-database.ts";
import {
  addToOutbox,
  type OutboxDelivery,
  type OutboxHandler,
  outboxJob,
  outboxJobName,
  purgeOutbox,
} from "./outbox.ts";
import { inTransaction } from "./transaction.ts";
import { startWorker, type Worker } from "./worker.ts";

const { database, url } = await testDatabase();
const ids = seededIds(1);
const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

async function deliverWith(deliver: Record<string, OutboxHandler>): Promise<void> {
  workers.push(
    await startWorker({
      connectionString: url,
      jobs: { [outboxJobName]: outboxJob(database, deliver) },
      concurrency: 2,
      pollIntervalMs: 50,
      log: () => undefined,
    }),
  );
}

const send = (topic: string, payload: unknown) =>
  inTransaction(database, (trx) => addToOutbox(trx, ids, { topic, payload }));

const rowOf = async (id: string) => {
  const { rows } = await sql`
    select topic, payload, attempts, last_error, delivered_at is not null as delivered
    from kit.outbox where id = ${id}`.execute(database.kysely);
  return rows[0];
};

/** Runs the queue's delayed retry now. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.kysely);

test("a message is delivered once its transaction has committed, with its id as idempotency key, and then emptied", async () => {
  const seen: Partial<OutboxDelivery>[] = [];
  const id = await send("greet", { to: "Sari" });
  expect(await rowOf(id)).toEqual({
    topic: "greet",
    payload: { to: "Sari" },
    attempts: 0,
    last_error: null,
    delivered: false,
  });
  await deliverWith({
    greet: async ({ signal: _signal, ...delivery }) => {
      seen.push(delivery);
    },
  });
  await expect
    .poll(() => rowOf(id))
    .toEqual({ topic: "greet", payload: null, attempts: 1, last_error: null, delivered: true });
  expect(seen).toEqual([{ id, topic: "greet", payload: { to: "Sari" }, attempt: 1 }]);
});

test("a message of a rolled-back transaction is never sent", async () => {
  const failing = inTransaction(database, async (trx) => {
    await addToOutbox(trx, ids, { topic: "greet", payload: "never" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  const { rows } = await sql`select 1 from kit.outbox where payload = '"never"'`.execute(database.kysely);
  expect(rows).toEqual([]);
  expect((await sql`select 1 from graphile_worker.jobs`.execute(database.kysely)).rows).toEqual([]);
});

test("a failed delivery is recorded and retried with the same id", async () => {
  const keys: string[] = [];
  const id = await send("greet", "again");
  await deliverWith({
    greet: async (delivery) => {
      keys.push(delivery.id);
      if (delivery.attempt === 1) throw new Error("nobody answers");
    },
  });
  const undelivered = { topic: "greet", payload: "again", attempts: 1, last_error: "nobody answers", delivered: false };
  await expect.poll(() => rowOf(id)).toEqual(undelivered);
  await expect
    .poll(async () => {
      await hurry();
      return rowOf(id);
    })
    .toEqual({ topic: "greet", payload: null, attempts: 2, last_error: null, delivered: true });
  expect(keys).toEqual([id, id]);
});

test("a message of an unknown topic is kept and reported", async () => {
  const id = await send("unheard", 1);
  await deliverWith({});
  await expect
    .poll(() => rowOf(id))
    .toEqual({
      topic: "unheard",
      payload: 1,
      attempts: 1,
      last_error: "no handler for the topic unheard",
      delivered: false,
    });
});

test("a delivered message is not delivered again, even if its job runs twice", async () => {
  let deliveries = 0;
  const job = outboxJob(database, {
    greet: async () => {
      deliveries += 1;
    },
  });
  const id = await send("greet", "once");
  const attempt = { jobId: "1", attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
  await job({ id }, attempt);
  await job({ id }, attempt);
  expect(deliveries).toBe(1);
});

test("purging deletes messages delivered long ago, and no waiting ones", async () => {
  await sql`truncate kit.outbox`.execute(database.kysely);
  await sql`
    insert into kit.outbox (id, topic, created_at, delivered_at) values
      (${ids.uuid()}, 'old', now() - interval '40 days', now() - interval '31 days'),
      (${ids.uuid()}, 'fresh', now() - interval '40 days', now() - interval '29 days'),
      (${ids.uuid()}, 'waiting', now() - interval '40 days', null)`.execute(database.kysely);
  expect(await purgeOutbox(database.kysely, 30)).toBe(1);
  const { rows } = await sql`select topic from kit.outbox order by topic`.execute(database.kysely);
  expect(rows).toEqual([{ topic: "fresh" }, { topic: "waiting" }]);
});
