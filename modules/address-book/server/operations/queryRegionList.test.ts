import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "../index.ts";
import { addressBookFixture } from "../testing/address-book-fixture.ts";
import { someAreas } from "../testing/some-areas.ts";

const { database } = await testDatabase();
await fillRegions(database, someAreas);
const fixture = addressBookFixture(database);

type Regions = { queryRegionList: { code: string; name: string }[] };
const regions = async (parentCode?: string | null) => {
  const document = "query($parentCode: String) { queryRegionList(parentCode: $parentCode) { code name } }";
  return (await fixture.ask<Regions>(document, { parentCode })).data.queryRegionList;
};

test("CK-16 without a parent the provinces are listed by name; a form without a choice sends an empty text", async () => {
  const provinces = [
    { code: "31", name: "DKI Jakarta" },
    { code: "32", name: "Jawa Barat" },
    { code: "35", name: "Jawa Timur" },
    { code: "94", name: "Papua Tengah" },
  ];
  expect(await regions()).toEqual(provinces);
  expect(await regions("")).toEqual(provinces);
});

test("CK-16 the cities of a province, the districts of a city, and nothing within an unknown region", async () => {
  expect((await regions("31")).map(({ code }) => code)).toEqual(["31.71", "31.74"]);
  expect((await regions("31.74")).map(({ name }) => name)).toEqual(["Kebayoran Baru", "Mampang Prapatan"]);
  expect(await regions("99")).toEqual([]);
});

test("a parent code that is too long is refused", async () => {
  const document = `query { queryRegionList(parentCode: "123456789") { code } }`;
  expect((await fixture.ask(document)).errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});
