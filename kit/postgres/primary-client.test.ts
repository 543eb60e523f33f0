import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "../testing/database-proxy.ts";
import { startReplica } from "../testing/start-replica.ts";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { installJobs } from "./install-jobs.ts";
import { addJob } from "./jobs.ts";
import { startListening } from "./listen.ts";
import { notify } from "./notify.ts";
import { startWorker } from "./worker.ts";

const undo: (() => Promise<unknown>)[] = [];
let source: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let proxy: DatabaseProxy;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "failover-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const sourceDir = join(folder, "source");
  source = await startEmbeddedPostgres({ dataDir: sourceDir, durable: false });
  undo.push(source.stop);
  await installJobs(source.url);
  standby = await startReplica({ url: source.url, sourceDir, dataDir: join(folder, "standby") });
  undo.push(standby.stop);
  proxy = await startDatabaseProxy(source.url);
  undo.push(proxy.stop);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "nothing failed",
    (error: unknown) => error,
  );

test("a session that became read-only fails as if the database were away, and is not used again", async () => {
  const { url } = await testDatabase();
  const database = connect(url, { primary: true, maxConnections: 1 });
  const pidOf = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely)).rows[0];
  await sql`create table note (text text)`.execute(database.kysely);
  const first = await pidOf();
  const refused = failureOf(
    database.kysely.transaction().execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      await sql`insert into note values ('late')`.execute(trx);
    }),
  );
  expect(await refused).toMatchObject({ code: "25006" });
  expect(isDatabaseUnavailable(await refused)).toBe(true);
  await expect.poll(pidOf).not.toEqual(first);
  expect((await sql`select text from note`.execute(database.kysely)).rows).toEqual([]);
  await database.close();
});

test("after a failover pool, listener and worker find the new primary; until it is promoted the database counts as away", {
  timeout: 120_000,
}, async () => {
  const gaps: string[] = [];
  const done: unknown[] = [];
  const database = connect(proxy.url, { primary: true });
  const listener = await startListening({
    connectionString: proxy.url,
    channels: { news: (payload) => gaps.push(payload) },
    onReconnect: () => gaps.push("gap"),
    log: () => undefined,
  });
  const worker = await startWorker({
    connectionString: proxy.url,
    concurrency: 1,
    pollIntervalMs: 50,
    log: () => undefined,
    jobs: { work: async (payload) => void done.push(payload) },
  });
  undo.push(database.close, listener.stop, worker.stop);
  await sql`create table note as select 'before' as text`.execute(database.kysely);
  const follower = connect(standby.url, { maxConnections: 1 });
  undo.push(follower.close);
  const texts = () =>
    sql`select text from note`
      .execute(follower.kysely)
      .then(({ rows }) => rows)
      .catch(() => null);
  await expect.poll(texts).toEqual([{ text: "before" }]);

  proxy.leadTo(standby.url);
  proxy.cut();
  proxy.mend();
  const refusal = { message: "the database server is a standby or read-only" };
  // The first statements may meet connections that were just cut.
  await expect.poll(() => failureOf(sql`select 1`.execute(database.kysely))).toMatchObject(refusal);
  const failure = await failureOf(sql`insert into note values ('too early')`.execute(database.kysely));
  expect(failure).toMatchObject(refusal);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(gaps).toEqual([]);
  await sql`select pg_promote()`.execute(follower.kysely);
  await sql`insert into note values ('after')`.execute(database.kysely);
  expect(await texts()).toEqual([{ text: "before" }, { text: "after" }]);
  await expect.poll(() => gaps).toEqual(["gap"]);
  await notify(database.kysely, "news", "heard");
  await expect.poll(() => gaps).toEqual(["gap", "heard"]);
  await addJob(database.kysely, "work", "on the new primary");
  await expect.poll(() => done).toEqual(["on the new primary"]);
});
