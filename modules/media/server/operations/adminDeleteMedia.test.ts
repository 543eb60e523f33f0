import { sql } from "kysely";
import { expect, test } from "vitest";
import { historyOf } from "#kit/postgres/records/journal.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { lockMedia, mediaRecord, removeUnusedFiles } from "../index.ts";
import { itemById } from "../store/find-items.ts";
import { aPicture, mediaFixture } from "../testing/media-fixture.ts";

const { database } = await testDatabase();
const { uploaded, uses, as, deps, storage } = await mediaFixture(database);
const catalogue = await as("catalogue");
const document = `mutation adminDeleteMedia($input: AdminDeleteMediaInput!) { adminDeleteMedia(input: $input) {
  success errorCode errorMessage } }`;
const remove = (id: string) => catalogue(document, { input: { id } });
const why = { at: new Date(), actor: { id: null, name: "Dewi" } };
const unusedFor = (days: number) =>
  sql`update media.file set unused_since = now() - make_interval(days => ${days}) where unused_since is not null`.execute(
    database.kysely,
  );

test("MM-04 deleting a used file is refused with the names of its uses; an unused file can be deleted", async () => {
  const castle = await uploaded(await aPicture("#111111").png().toBuffer(), "castle.png");
  uses.push({ path: castle.path, kind: "product", code: "P1", name: "Castle" });
  uses.push({ path: castle.path, kind: "page", code: "/home", name: "/home" });
  expect(await remove(castle.id)).toEqual({
    success: false,
    errorCode: "USED",
    errorMessage: "Still in use, so it stays: Castle, /home. Remove it there first.",
  });
  expect(await itemById(database.kysely, castle.id)).not.toBeNull();
  uses.length = 0;
  expect(await remove(castle.id)).toMatchObject({ success: true });
  expect(await itemById(database.kysely, castle.id)).toBeNull();
  expect(await remove(castle.id)).toMatchObject({ errorCode: "NOT_FOUND" });
});

test("MF-06 a deletion can be undone while the file is stored; after a month the file is removed and the undo refused", async () => {
  const ball = await uploaded(await aPicture("#222222").png().toBuffer(), "ball.png");
  const types = new Map([["media", mediaRecord(deps.usage) as never]]);
  const lastEntry = async () =>
    (await historyOf(database.kysely, { type: "media", id: ball.id, before: null, limit: 1 }))[0]?.entryId ?? 0;
  await remove(ball.id);
  expect(await removeUnusedFiles(deps)).toMatchObject({ removed: 0 });
  const entryId = await lastEntry();
  expect(await inTransaction(database, (trx) => undoEntry(trx, types, entryId, why))).toMatchObject({ ok: true });
  expect(await itemById(database.kysely, ball.id)).toMatchObject({ path: ball.path, name: "ball.png" });

  await remove(ball.id);
  await unusedFor(31);
  const again = await lastEntry();
  expect(await inTransaction(database, (trx) => undoEntry(trx, types, again, why))).toMatchObject({
    ok: false,
    error: { code: "INVALID_FIELDS", problems: [{ path: "file", problem: "fileGone" }] },
  });
  storage.isDown = true;
  expect(await removeUnusedFiles(deps)).toMatchObject({ removed: 0 });
  storage.isDown = false;
  expect((await removeUnusedFiles(deps)).removed).toBeGreaterThan(0);
  expect(storage.files.has(ball.file.key)).toBe(false);
});

test("MM-04 a file that a transaction has locked for use cannot be deleted, and a deleted one cannot be used", async () => {
  const item = await uploaded(await aPicture("#333333").png().toBuffer(), "late.png");
  let removal: Promise<unknown> = Promise.resolve();
  await inTransaction(database, async (trx) => {
    expect(await lockMedia(trx, [item.path, "/pictures/other.webp"])).toEqual([]);
    removal = remove(item.id);
    // The deletion waits for this transaction: its lock is listed as not granted.
    for (let waiting = 0; waiting === 0; ) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(database.kysely);
      waiting = rows[0]?.count ?? 0;
    }
    uses.push({ path: item.path, kind: "product", code: "P9", name: "Late" });
  });
  expect(await removal).toMatchObject({ errorCode: "USED" });
  uses.length = 0;
  await remove(item.id);
  expect(await inTransaction(database, (trx) => lockMedia(trx, [item.path]))).toEqual([item.path]);
});
