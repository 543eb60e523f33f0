import { expect, test } from "vitest";
import { historyOf } from "#kit/postgres/records/journal.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { mediaRecord } from "../media-record.ts";
import { itemById } from "../store/find-items.ts";
import { aPicture, mediaFixture } from "../testing/media-fixture.ts";
import { anMp4 } from "../testing/video-files.ts";

const { database } = await testDatabase();
const { uploaded, replace, deps, auditOf } = await mediaFixture(database);

test("MM-04 a replaced file keeps its path, texts and uses, and gets another version; the undo restores the old one", async () => {
  const item = await uploaded(await aPicture("#111111").png().toBuffer(), "castle.png");
  const replaced = await replace(item.id, await aPicture("#eeeeee", 100, 50).jpeg().toBuffer());
  if (!replaced.ok) throw new Error(replaced.error.code);
  expect(replaced.value).toMatchObject({ id: item.id, path: item.path, name: "castle.png", version: 2 });
  expect(replaced.value.file).toMatchObject({ type: "image/jpeg", width: 100, height: 50 });
  expect(replaced.value.file.hash).not.toBe(item.file.hash);
  expect(await auditOf(`media:${item.id}`)).toEqual(["media.upload", "media.replace"]);

  const [last] = await historyOf(database.kysely, { type: "media", id: item.id, before: null, limit: 1 });
  const types = new Map([["media", mediaRecord(deps.usage) as never]]);
  const why = { at: new Date(), actor: { id: null, name: "Dewi" } };
  await inTransaction(database, (trx) => undoEntry(trx, types, last?.entryId ?? 0, why));
  expect((await itemById(database.kysely, item.id))?.file.hash).toBe(item.file.hash);
});

test("MM-04 of two concurrent replacements one succeeds and the other is refused; the same file again changes nothing", async () => {
  const item = await uploaded(await aPicture("#222222").png().toBuffer());
  const [one, two] = [await aPicture("#333333").png().toBuffer(), await aPicture("#444444").png().toBuffer()];
  const both = await Promise.all([replace(item.id, one), replace(item.id, two)]);
  expect(both.map((done) => (done.ok ? "DONE" : done.error.code)).sort()).toEqual(["DONE", "OUTDATED"]);
  const won = both[0].ok ? one : two;
  expect(await replace(item.id, won, 1)).toMatchObject({ ok: true, value: { version: 2 } });
});

test("MM-04 a video cannot replace a picture, a broken file replaces nothing, and an unknown item is NOT_FOUND", async () => {
  const item = await uploaded(await aPicture("#555555").png().toBuffer());
  expect(await replace(item.id, anMp4({ width: 640, height: 360 }))).toEqual({
    ok: false,
    error: { code: "OTHER_KIND" },
  });
  const broken = (await aPicture("#666666", 200, 200).png().toBuffer()).subarray(0, 70);
  expect(await replace(item.id, broken)).toEqual({ ok: false, error: { code: "BROKEN" } });
  expect(await replace("never", await aPicture("#777777").png().toBuffer())).toEqual({
    ok: false,
    error: { code: "NOT_FOUND" },
  });
  expect(await itemById(database.kysely, item.id)).toMatchObject({ version: 1, file: { hash: item.file.hash } });
});
