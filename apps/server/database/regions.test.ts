import { sql } from "kysely";
import { expect, test } from "vitest";
import { publishedAreas } from "#adapters/area-data/idn-area-data/area-list.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { fillRegions, readArea } from "#modules/address-book/server/index.ts";
import { addressBookFixture } from "#modules/address-book/server/testing/address-book-fixture.ts";

const { database } = await testDatabase();
// Two processes that start together load the list once.
await Promise.all([fillRegions(database, publishedAreas), fillRegions(database, publishedAreas)]);
const fixture = addressBookFixture(database);

type Region = { code: string; parentCode: string | null; name: string };
type Area = { districtName: string; cityName: string; stateName: string; district: string };

const regions = async (parentCode: string | null) =>
  (
    await fixture.ask<{ queryRegionList: Region[] }>(
      "query queryRegionList($of: String) { queryRegionList(parentCode: $of) { code parentCode name } }",
      { of: parentCode },
    )
  ).data.queryRegionList;
const areas = async (keyword: string) =>
  (
    await fixture.ask<{ queryAreaSearch: Area[] }>(
      "query queryAreaSearch($keyword: String!) { queryAreaSearch(keyword: $keyword) { district districtName cityName stateName } }",
      { keyword },
    )
  ).data.queryAreaSearch;
const spoken = ({ districtName, cityName, stateName }: Area) => `${districtName}, ${cityName}, ${stateName}`;

test("CK-16 regions are chosen from the province down to the district", async () => {
  const provinces = await regions(null);
  expect([provinces.length, await regions("")]).toEqual([38, provinces]);
  expect(provinces.map(({ name }) => name)).toEqual(provinces.map(({ name }) => name).toSorted());
  const jakarta = provinces.find(({ name }) => name === "DKI Jakarta");
  const cities = await regions(jakarta?.code ?? "");
  expect(cities.map(({ name }) => name)).toContain("Kota Jakarta Selatan");
  const south = cities.find(({ name }) => name === "Kota Jakarta Selatan");
  const districts = await regions(south?.code ?? "");
  expect(districts.map(({ name }) => name)).toContain("Kebayoran Baru");
  expect(await regions(districts[0]?.code ?? "")).toEqual([]);
  expect(await regions("99")).toEqual([]);
});

test("one search field finds province, city and district by term prefixes", async () => {
  expect(spoken((await areas("kebayoran ba"))[0] as Area)).toBe("Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta");
  expect((await areas("jaksel keba")).map(({ districtName }) => districtName)).toEqual([
    "Kebayoran Baru",
    "Kebayoran Lama",
  ]);
  // Matches of the own name precede matches of a parent's name.
  expect((await areas("gambir"))[0]).toMatchObject({ districtName: "Gambir", cityName: "Kota Jakarta Pusat" });
  expect((await areas("bandung")).length).toBe(10);
});

test("a typing mistake still finds it", async () => {
  expect((await areas("kebayorn baru")).map(({ districtName }) => districtName)).toContain("Kebayoran Baru");
});

test("a term that cannot be a name finds nothing and causes no error", async () => {
  for (const keyword of ["", "k", "%", "_", "'; drop", "\\", "🏠🏠🏠"])
    expect(await areas(keyword)).toEqual(expect.any(Array));
  expect([await areas(""), await areas("k"), await areas("%%")]).toEqual([[], [], []]);
});

test("a search takes one statement and uses the index", async () => {
  const counter = countQueries(database);
  await areas("kebayoran baru");
  counter.stop();
  expect(counter.statements.length).toBe(1);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain select code from address_book.region
    where level = 3 and words like ${"% kebayoran%"} and words like ${"% baru%"}`.execute(database.kysely);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("region_words");
});

test("a district has its city and province; any other code is unknown", async () => {
  const [gambir] = await areas("gambir jakarta");
  expect(await readArea(database.kysely, gambir?.district ?? "")).toMatchObject({
    stateName: "DKI Jakarta",
    cityName: "Kota Jakarta Pusat",
    districtName: "Gambir",
  });
  expect([await readArea(database.kysely, "31"), await readArea(database.kysely, "nowhere")]).toEqual([null, null]);
});

test("a newer version changes names and removes nothing", async () => {
  const [first] = await publishedAreas.read();
  const changed = { version: "newer", read: async () => [{ code: first?.code ?? "", name: "Renamed" }] };
  await fillRegions(database, changed);
  const provinces = await regions(null);
  expect([provinces.length, provinces.find(({ code }) => code === first?.code)?.name]).toEqual([38, "Renamed"]);
});
