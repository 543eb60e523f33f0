import { expect, test } from "vitest";
import { stockFixture } from "../testing/stock-fixture.ts";

const { query, storeStaff, desk } = await stockFixture();
type Place = { code: string; isWithinReach: boolean };
const places = (headers = desk): Promise<Place[]> =>
  query("query adminStockPlaces { adminStockPlaces { code isWithinReach } }", headers);

test("MS-06 all places are listed, and those whose stock the caller may change are marked", async () => {
  expect((await places()).map(({ code }) => code)).toEqual(["WH01", "WH02", "1002", "1001"]);
  const own = await places(await storeStaff("1002"));
  expect(own.filter(({ isWithinReach }) => isWithinReach).map(({ code }) => code)).toEqual(["1002"]);
});
