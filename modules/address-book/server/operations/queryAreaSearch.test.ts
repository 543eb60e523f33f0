import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions } from "../index.ts";
import { addressBookFixture } from "../testing/address-book-fixture.ts";
import { someAreas } from "../testing/some-areas.ts";

const { database } = await testDatabase();
await fillRegions(database, someAreas);
const fixture = addressBookFixture(database);

type Areas = { queryAreaSearch: { district: string; districtName: string; cityName: string; stateName: string }[] };
const search = async (keyword: string) => {
  const document = `query($keyword: String!) { queryAreaSearch(keyword: $keyword) {
    district districtName cityName stateName } }`;
  return (await fixture.ask<Areas>(document, { keyword })).data.queryAreaSearch;
};
const districts = async (keyword: string) => (await search(keyword)).map(({ districtName }) => districtName);

test("CK-16 districts are found by prefixes of district, city and province, and by common short forms", async () => {
  expect(await search("kebay")).toEqual([
    {
      district: "31.74.07",
      districtName: "Kebayoran Baru",
      cityName: "Kota Jakarta Selatan",
      stateName: "DKI Jakarta",
    },
  ]);
  expect(await districts("Mampang  JAKSEL")).toEqual(["Mampang Prapatan"]);
  expect(await districts("bandung")).toEqual(["Sumur Bandung"]);
});

test("CK-16 a mistyped name finds similar districts; one letter finds nothing", async () => {
  expect(await districts("kebayorran")).toContain("Kebayoran Baru");
  expect(await districts("k")).toEqual([]);
  expect(await districts("%%")).toEqual([]);
});

test("a keyword that is too long is refused", async () => {
  const document = "query($keyword: String!) { queryAreaSearch(keyword: $keyword) { district } }";
  const { errors } = await fixture.ask(document, { keyword: "x".repeat(101) });
  expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});
