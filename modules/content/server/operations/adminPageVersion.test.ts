import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll, pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, publish, call, people } = await pageFixture(database);

const version = (device: string, number: number, headers?: object) =>
  call(
    `query adminPageVersion($device: String!, $version: Int!) {
      adminPageVersion(path: "/page/v", device: $device, version: $version) { state } }`,
    { device, version: number },
    headers,
  );

test("a version is read in the editor's form, with the columns of its device only", async () => {
  await save("/page/v", { name: "V", "seo/title": inAll("T"), "pc/a": textColumn("one"), "h5/a": textColumn("phone") });
  await publish("/page/v");
  expect(await version("pc", 1)).toEqual({
    state: { name: "T en-US", seo: { title: inAll("T") }, pc: { a: textColumn("one") } },
  });
  expect(await version("pc", 2)).toBeNull();
  expect(await version("tablet", 1)).toBe("INVALID_INPUT");
  expect(await version("pc", 1, people.sari)).toBe("FORBIDDEN");
});
