import { expect, test } from "vitest";
import { recordFixture } from "#apps/server/testing/record-fixture.ts";
import { figure, tries } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { interleaveSaves } from "./interleaved-saves.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await recordFixture(database);

test("MF-04 interleaved saves of two editors lose nothing: each overwritten value was seen by its editor", async () => {
  await fixture.recordOf("brand", "RACE").create({ name: "Race", slug: "race" });
  const saves = tries(24, 200);
  const { lost, entries } = await interleaveSaves(fixture, {
    type: "brand",
    id: "RACE",
    fields: ["name", "about/en-US", "about/id-ID", "about/vi-VN", "about/zh-CN"],
    saves,
    editors: (["dewi", "agus"] as const).map((name) => ({
      name,
      headers: fixture.people[name],
      signature: `Name of ${name}@records.test`,
    })),
  });
  figure("M14", `${saves} interleaved saves of two editors: edits lost`, lost.length);
  expect(lost).toEqual([]);
  expect(entries).toBeGreaterThan(saves / 2);
});
