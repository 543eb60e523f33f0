import { afterEach, expect, test } from "vitest";
import { createPageCache } from "#kit/cache/response-cache/page-cache.ts";
import { aPage } from "#kit/cache/response-cache/testing/a-page.ts";
import { systemClock } from "#kit/core/clock.ts";
import { startListening } from "#kit/postgres/listen.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { invalidateTags } from "./invalidate-tags.ts";
import { invalidationListener } from "./invalidation-listener.ts";

const { database, url } = await testDatabase();
const open: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const listener of open.splice(0)) await listener.stop();
});

/** A node: its cache with three pages, and its connection. */
async function aNode() {
  const cache = createPageCache({ maxBytes: 1_000_000, clock: systemClock });
  open.push(await startListening({ ...invalidationListener(cache), connectionString: url, log: () => undefined }));
  for (const name of ["a", "b", "c"]) await cache.serve(name, async () => aPage({ tags: [`page:${name}`] }));
  return { kept: () => ["a", "b", "c"].filter((name) => cache.get(name)) };
}

test("two nodes drop a page when the change of its data commits", async () => {
  const nodes = [await aNode(), await aNode()];
  await database.kysely.transaction().execute(async (trx) => {
    await invalidateTags(trx, ["page:a"]);
    await invalidateTags(database.kysely, ["page:b"]);
    // The notification outside has arrived; the one inside still waits for its commit.
    for (const node of nodes) await expect.poll(() => node.kept()).toEqual(["a", "c"]);
  });
  for (const node of nodes) await expect.poll(() => node.kept()).toEqual(["c"]);
});

test("a rolled-back change clears nothing", async () => {
  const node = await aNode();
  const undone = database.kysely.transaction().execute(async (trx) => {
    await invalidateTags(trx, ["page:a"]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await invalidateTags(database.kysely, ["page:c"]);
  await expect.poll(() => node.kept()).toEqual(["a", "b"]);
});

test("after a gap in listening nothing is fresh, because invalidations may have been missed", async () => {
  const node = await aNode();
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listen' and datname = current_database()",
  );
  await expect.poll(() => node.kept()).toEqual([]);
});
