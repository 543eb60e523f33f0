import { expect, test } from "vitest";
import { recordFixture } from "#apps/server/testing/record-fixture.ts";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { interleaveSaves } from "./interleaved-saves.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await recordFixture(database);
const saves = 200;

test("MC-07 two editors with 200 interleaved saves of one page lose nothing", async () => {
  const editors = await Promise.all(
    ["maya", "budi"].map(async (name) => ({
      name,
      headers: await fixture.staff.signedIn(`${name}@pages.test`, "marketing"),
      signature: `Name of ${name}@pages.test`,
    })),
  );
  const column = (position: number) => ({ kind: "html", position, html: { "en-US": "begun", "id-ID": "mulai" } });
  const created = await fixture
    .recordOf("page", "/page/race")
    .create({ name: "Race", "pc/a": column(1_024), "pc/b": column(2_048), "h5/a": column(1_024) }, editors[0]?.headers);
  expect(created).toMatchObject({ success: true });
  const { lost, entries } = await interleaveSaves(fixture, {
    type: "page",
    id: "/page/race",
    items: ["pc", "h5"],
    fields: ["name", "pc/a/html/en-US", "pc/a/html/id-ID", "pc/b/html/en-US", "h5/a/html/vi-VN", "seo/title/zh-CN"],
    saves,
    editors,
  });
  figure("M14", `${saves} interleaved saves of two editors of one page: edits lost`, lost.length);
  expect(lost).toEqual([]);
  expect(entries).toBeGreaterThan(saves / 2);
});
