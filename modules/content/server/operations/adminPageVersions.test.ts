import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, publish, call, people, versionOf } = await pageFixture(database);

const versions = (path: string, headers?: object) =>
  call(
    `query adminPageVersions($path: String!) { adminPageVersions(path: $path) { device version author publishedAt } }`,
    { path },
    headers,
  );

test("each device lists its published versions, with their publishers", async () => {
  await save("/page/v", { name: "V", "pc/a": textColumn("one"), "h5/a": textColumn("phone") });
  await publish("/page/v");
  await save("/page/v", { "pc/a/html/en-US": "two" }, await versionOf("/page/v"));
  await publish("/page/v");
  const line = (device: string, version: number) => ({
    device,
    version,
    author: "Name of maya@pages.test",
    publishedAt: expect.any(String),
  });
  // The phone's columns did not change, so they have no second version.
  expect(await versions("/page/v")).toEqual([line("pc", 2), line("h5", 1), line("pc", 1)]);
  expect(await versions("/page/none")).toEqual([]);
  expect(await versions("/page/v", people.sari)).toBe("FORBIDDEN");
});
