import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { fail, ok } from "#kit/core/result.ts";
import { type WorkKind, type WorkRun, workKind } from "./index.ts";
import { workFixture } from "./testing/work-fixture.ts";

const { database, url, begin, work, seen, cancel } = await workFixture();
await sql`create table counted (by_whom text)`.execute(database.kysely);
beforeEach(() => sql`delete from counted`.execute(database.kysely));
const counted = async () =>
  (await sql<{ by_whom: string }>`select by_whom from counted`.execute(database.kysely)).rows.map(
    ({ by_whom }) => by_whom,
  );

/** Work that writes one row; `during` runs inside the transaction, after the row was written. */
const counting = (during: (run: WorkRun) => Promise<void> = async () => undefined): WorkKind =>
  workKind({
    name: "count",
    prepare: async () => ok("prepared"),
    async apply(trx, run, prepared) {
      await sql`insert into counted values (${prepared})`.execute(trx);
      await during(run);
      return ok({ rows: 1 });
    },
  });

test("MF-16 work runs in the background, and its owner sees its progress and its result", async () => {
  const halfway = Promise.withResolvers<void>();
  const { id } = await begin("count", "progress");
  expect(await seen(id)).toMatchObject({ state: "waiting", title: "progress.csv", total: null, endedAt: null });
  await work(
    counting(async (run) => {
      await run.progress(5, 10);
      await halfway.promise;
    }),
  );
  await expect.poll(() => seen(id)).toMatchObject({ state: "running", done: 5, total: 10 });
  expect(await counted()).toEqual([]);
  halfway.resolve();
  await expect.poll(() => seen(id)).toMatchObject({ state: "done", done: 10, result: { rows: 1 }, isRead: false });
  expect(await counted()).toEqual(["prepared"]);
});

test("MF-16 repeated requests with the same key start one work item, also in parallel", async () => {
  const started = await Promise.all(Array.from({ length: 8 }, () => begin("count", "twice")));
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
  await work(counting());
  const id = started[0]?.id ?? "";
  await expect.poll(async () => (await seen(id))?.state).toBe("done");
  expect(await begin("count", "twice")).toEqual({ id, isNew: false });
  expect(await counted()).toEqual(["prepared"]);
});

test("MF-16 running work is cancelled at its next step and leaves no data", async () => {
  const written = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const { id } = await begin("count", "cancelled");
  await work(
    counting(async (run) => {
      written.resolve();
      await cancelled.promise;
      await run.progress(1, 2);
    }),
  );
  await written.promise;
  expect(await cancel(id)).toBe("DONE");
  expect(await seen(id)).toMatchObject({ state: "running", isCancelling: true });
  cancelled.resolve();
  await expect.poll(() => seen(id)).toMatchObject({ state: "cancelled", isCancelling: false });
  expect(await counted()).toEqual([]);
});

test("MF-16 a cancellation that was confirmed after the last step rolls the work back", async () => {
  const written = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const { id } = await begin("count", "cancelled late");
  await work(
    counting(async () => {
      written.resolve();
      await cancelled.promise;
    }),
  );
  await written.promise;
  expect(await cancel(id)).toBe("DONE");
  cancelled.resolve();
  await expect.poll(async () => (await seen(id))?.state).toBe("cancelled");
  expect(await counted()).toEqual([]);
});

test("MF-16 the work of a killed worker is resumed by another, and its effect happens once", async () => {
  const { id } = await begin("count", "killed");
  const script = fileURLToPath(new URL("./testing/interrupted-worker.ts", import.meta.url));
  const child = spawn(process.execPath, [script, url], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  expect(await seen(id)).toMatchObject({ state: "running", done: 1, total: 2 });
  child.kill("SIGKILL");
  await once(child, "exit");
  await work(counting());
  await expect.poll(async () => (await seen(id))?.state, { timeout: 60_000 }).toBe("done");
  expect(await counted()).toEqual(["prepared"]);
});

test("a worker that was replaced by another cannot write its result", async () => {
  const written = Promise.withResolvers<void>();
  const replaced = Promise.withResolvers<void>();
  const { id } = await begin("count", "replaced");
  await work(
    counting(async () => {
      written.resolve();
      await replaced.promise;
    }),
  );
  await written.promise;
  await sql`update background_work.item set attempt = attempt + 1 where id = ${id}`.execute(database.kysely);
  replaced.resolve();
  const jobs = sql`select 1 from graphile_worker.jobs`;
  await expect.poll(async () => (await jobs.execute(database.kysely)).rows).toEqual([]);
  expect(await counted()).toEqual([]);
  expect(await seen(id)).toMatchObject({ state: "running" });
});

test("an expected failure ends the work immediately with its details, and its writes are rolled back", async () => {
  const { id } = await begin("refuse", "failed");
  await work(
    workKind({
      name: "refuse",
      prepare: async () => ok(null),
      async apply(trx) {
        await sql`insert into counted values ('refused')`.execute(trx);
        return fail({ code: "TOO_MANY_ROWS", rows: 7 });
      },
    }),
  );
  await expect.poll(() => seen(id)).toMatchObject({ state: "failed", error: { code: "TOO_MANY_ROWS", rows: 7 } });
  expect(await counted()).toEqual([]);
});

test("work that fails unexpectedly at every attempt ends as failed", async () => {
  const { id } = await begin("break", "breaks");
  await sql`update background_work.item set attempt = 4 where id = ${id}`.execute(database.kysely);
  await work(
    workKind({ name: "break", prepare: () => Promise.reject(new Error("on fire")), apply: async () => ok(0) }),
  );
  await expect.poll(() => seen(id)).toMatchObject({ state: "failed", error: { code: "UNEXPECTED" } });
});
