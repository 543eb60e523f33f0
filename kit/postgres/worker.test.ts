import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDatabaseProxy } from "../testing/database-proxy.ts";
import { testDatabase } from "../testing/test-database.ts";
import { addJob, type Jobs } from "./jobs.ts";
import { inTransaction } from "./transaction.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

const { database, url } = await testDatabase();
const workers: Worker[] = [];

async function work(jobs: Jobs, options: Partial<WorkerOptions> = {}): Promise<Worker> {
  const worker = await startWorker({
    connectionString: url,
    concurrency: 2,
    pollIntervalMs: 50,
    log: () => undefined,
    ...options,
    jobs,
  });
  workers.push(worker);
  return worker;
}

const waitingJobs = async () => {
  const { rows } = await sql`select task_identifier as name, key from graphile_worker.jobs order by id`.execute(
    database.kysely,
  );
  return rows;
};

beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(database.kysely));
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

test("a job of a committed transaction runs, one of a rolled-back transaction never existed", async () => {
  const done: unknown[] = [];
  const failing = inTransaction(database, async (trx) => {
    await addJob(trx, "work", { order: "lost" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await inTransaction(database, (trx) => addJob(trx, "work", { order: "kept" }));
  expect(await waitingJobs()).toEqual([{ name: "work", key: null }]);
  await work({
    work: async (payload, { attempt, maxAttempts }) => {
      done.push({ payload, attempt, maxAttempts });
    },
  });
  await expect.poll(() => done).toEqual([{ payload: { order: "kept" }, attempt: 1, maxAttempts: 25 }]);
  await expect.poll(waitingJobs).toEqual([]);
});

test("a key replaces the waiting job with the same key", async () => {
  const later = new Date(Date.now() + 3_600_000);
  await addJob(database.kysely, "work", { take: 1 }, { key: "one", runAt: later });
  await addJob(database.kysely, "work", { take: 2 }, { key: "one", runAt: later });
  expect(await waitingJobs()).toEqual([{ name: "work", key: "one" }]);
});

test("a scheduled job waits for its time", async () => {
  const done: unknown[] = [];
  await addJob(database.kysely, "work", "later", { runAt: new Date(Date.now() + 3_600_000) });
  await addJob(database.kysely, "work", "now");
  await work({
    work: async (payload) => {
      done.push(payload);
    },
  });
  await expect.poll(waitingJobs).toEqual([{ name: "work", key: null }]);
  expect(done).toEqual(["now"]);
});

test("a failed job is retried later, and its failure is logged", async () => {
  const problems: string[] = [];
  await addJob(database.kysely, "work", {});
  await work(
    {
      work: async () => {
        throw new Error("the printer is on fire");
      },
    },
    { log: (message) => problems.push(message) },
  );
  const state = sql`
    select attempts, last_error like '%the printer is on fire%' as logged, run_at > now() as later
    from graphile_worker.jobs where locked_at is null`;
  await expect
    .poll(async () => (await state.execute(database.kysely)).rows)
    .toEqual([{ attempts: 1, logged: true, later: true }]);
  expect(problems.join()).toContain("the printer is on fire");
});

test("stopping lets the running job finish, and is idempotent", async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let finished = false;
  await addJob(database.kysely, "work", {});
  const worker = await work({
    work: async () => {
      started.resolve();
      await gate.promise;
      finished = true;
    },
  });
  await started.promise;
  const stopping = [worker.stop(), worker.stop()];
  gate.resolve();
  await Promise.all(stopping);
  expect(finished).toBe(true);
  expect(await waitingJobs()).toEqual([]);
});

test("a cron entry must have a valid pattern", async () => {
  const attempt = work({ work: async () => undefined }, { cron: [{ job: "work", match: "every now and then" }] });
  await expect(attempt).rejects.toThrow();
});

test("after the database was lost in the middle of a job and came back, work continues", async () => {
  const proxy = await startDatabaseProxy(url);
  const done: unknown[] = [];
  const problems: string[] = [];
  await addJob(database.kysely, "work", "during");
  const worker = await work(
    {
      work: async (payload) => {
        if (done.length === 0) proxy.cut();
        done.push(payload);
      },
    },
    { connectionString: proxy.url, heartbeatMs: 50, log: (message) => problems.push(message) },
  );
  await expect.poll(() => problems.join()).toContain("could not be started again yet");
  expect(done).toEqual(["during"]);
  proxy.mend();
  await addJob(database.kysely, "work", "after");
  // The first job could not be recorded as done, so it runs again rather than being lost.
  await expect.poll(() => done.toSorted()).toEqual(["after", "during", "during"]);
  await expect.poll(waitingJobs).toEqual([]);
  await worker.stop();
  await proxy.stop();
});

test("the job of a killed process is taken over by another", async () => {
  await addJob(database.kysely, "work", "orphan");
  const script = fileURLToPath(new URL("./testing/hanging-worker.ts", import.meta.url));
  const child = spawn(process.execPath, [script, url], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  const done: unknown[] = [];
  await work(
    {
      work: async (payload) => {
        done.push(payload);
      },
    },
    { heartbeatMs: 50 },
  );
  await expect.poll(() => done).toEqual(["orphan"]);
});

/** How many statements wait for a lock. */
const waitingForLock = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely)
  ).rows[0]?.count;
const handedOut = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from graphile_worker._private_jobs where locked_by is not null`.execute(
      database.kysely,
    )
  ).rows[0]?.count;

test("after the database was lost while two jobs are recorded as done and a third fails, work continues", async () => {
  const proxy = await startDatabaseProxy(url);
  const done: string[] = [];
  let started = 0;
  const finish = Promise.withResolvers<void>();
  const lineCut = Promise.withResolvers<void>();
  for (const name of ["one", "other", "third"]) await addJob(database.kysely, "work", name);
  await work(
    {
      work: async (payload) => {
        started += 1;
        if (started > 3) return void done.push(`again ${payload}`);
        await finish.promise;
        if (payload !== "third") return void done.push(String(payload));
        await lineCut.promise;
        throw new Error("no luck either");
      },
    },
    { connectionString: proxy.url, heartbeatMs: 50, concurrency: 3 },
  );
  await expect.poll(() => started).toBe(3);
  // Both records are on their way when the connection breaks, and neither has been answered.
  await inTransaction(database, async (trx) => {
    await sql`select from graphile_worker._private_jobs for update`.execute(trx);
    finish.resolve();
    await expect.poll(() => done.toSorted()).toEqual(["one", "other"]);
    await expect.poll(() => waitingForLock()).toBeGreaterThan(0);
    proxy.cut();
  });
  lineCut.resolve();
  await expect.poll(() => proxy.refused()).toBeGreaterThan(0);
  proxy.mend();
  await addJob(database.kysely, "work", "after");
  await expect.poll(() => done).toEqual(expect.arrayContaining(["again third", "again after"]));
  await proxy.stop();
});

test("a job locked while the connection broke is run by the next worker", async () => {
  // The database locks the job only when it may, and the connection breaks before its answer.
  await sql`create function public.be_slow() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(database.kysely);
  await sql`create trigger slow before update of locked_by on graphile_worker._private_jobs
    for each row when (new.locked_by is not null) execute function public.be_slow()`.execute(database.kysely);
  const proxy = await startDatabaseProxy(url);
  const done: unknown[] = [];
  await work(
    {
      work: async (payload) => {
        done.push(payload);
      },
    },
    { connectionString: proxy.url, heartbeatMs: 50 },
  );
  await inTransaction(database, async (trx) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(trx);
    await addJob(database.kysely, "work", "handed out");
    await expect.poll(() => waitingForLock()).toBeGreaterThan(0);
    proxy.cut();
  });
  // The statement continues without its client.
  await expect.poll(handedOut).toBe(1);
  await sql`drop function public.be_slow() cascade`.execute(database.kysely);
  expect(done).toEqual([]);
  proxy.mend();
  await expect.poll(() => done).toEqual(["handed out"]);
  await expect.poll(waitingJobs).toEqual([]);
  await proxy.stop();
});
