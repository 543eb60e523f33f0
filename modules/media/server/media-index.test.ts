import { expect, test } from "vitest";
import { imageName } from "#kit/images/image-url.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { mediaIndex } from "./media-index.ts";
import { aPicture, mediaFixture } from "./testing/media-fixture.ts";

const { database } = await testDatabase();
const media = await mediaFixture(database);
const png = (colour: string) => aPicture(colour).png().toBuffer();

/** An index that counts replacements; notifications do not reach it, as during a gap. */
async function indexInAGap() {
  let replaced = 0;
  const problems: string[] = [];
  const index = mediaIndex({
    database,
    log: (problem) => void problems.push(problem),
    onReplaced: () => {
      replaced += 1;
    },
  });
  await index.load();
  return { index, problems, replaced: () => replaced };
}

test("after a gap without a replaced file nothing is reported, however many files are new", async () => {
  const old = await media.uploaded(await png("red"));
  const { index, replaced } = await indexInAGap();
  const added = await media.uploaded(await png("green"));
  index.onReconnect();
  await expect.poll(() => index.version(added.path)).not.toBeNull();
  expect(index.version(old.path)).not.toBeNull();
  expect(replaced()).toBe(0);
});

test("after a gap with a replaced file one replacement is reported, and the new version is known", async () => {
  const item = await media.uploaded(await png("blue"));
  const { index, replaced, problems } = await indexInAGap();
  const before = index.version(item.path);
  expect(await media.replace(item.id, await png("navy"))).toMatchObject({ ok: true });
  index.onReconnect();
  await expect.poll(replaced).toBe(1);
  expect(index.version(item.path)).not.toBe(before);
  expect(problems).toEqual([]);
});

test("a replacement that a request for a file finds during the gap is reported then", async () => {
  const item = await media.uploaded(await png("gold"));
  const { index, replaced } = await indexInAGap();
  const before = index.version(item.path);
  expect(await media.replace(item.id, await png("silver"))).toMatchObject({ ok: true });
  const found = await index.find(imageName(item.path), "of another process");
  expect([found?.path, replaced()]).toEqual([item.path, 1]);
  expect(index.version(item.path)).not.toBe(before);
});
