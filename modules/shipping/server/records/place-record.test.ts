import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readPlaces } from "#modules/inventory/server/index.ts";
import { deliveryFixture } from "../testing/delivery-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { savePlace, placeOf } = await deliveryFixture(database);
const warehouse = { name: "Cikarang", kind: "warehouse", city: "32.16" };
const nothing = { name: undefined, kind: undefined, city: undefined, priority: undefined };

test("a place is made, moved and removed; stock knows it under its code", async () => {
  expect(await savePlace("WH01", { ...warehouse, name: " Cikarang ", priority: "7" })).toEqual({
    ...warehouse,
    priority: 7,
  });
  expect(await placeOf("WH01")).toEqual({ ...warehouse, priority: 7 });
  expect(await readPlaces(database.kysely)).toMatchObject([{ code: "WH01", kind: "warehouse", name: "Cikarang" }]);
  expect(await savePlace("WH01", { city: "35.78", priority: 100 })).toEqual({ ...warehouse, city: "35.78" });
  expect(await savePlace("JKT01", { name: "Thamrin", kind: "store" })).toEqual({ name: "Thamrin", kind: "store" });
  expect(await savePlace("WH01", nothing)).toEqual({});
  expect(await placeOf("WH01")).toBeUndefined();
  expect((await readPlaces(database.kysely)).map(({ code }) => code)).toEqual(["JKT01"]);
});

test("refused fields are named, and nothing is written", async () => {
  const refused = async (fields: object, code = "WH02") => {
    const problems = await savePlace(code, { ...warehouse, ...fields });
    expect(await placeOf(code)).toBeUndefined();
    return problems;
  };
  expect(await refused({}, "wh 2")).toEqual(["place"]);
  expect(await refused({ name: undefined, city: undefined })).toEqual(["name required", "city city"]);
  expect(await refused({ kind: "cellar" })).toEqual(["kind required"]);
  expect(await refused({ city: "32" })).toEqual(["city origin"]);
  expect(await refused({ city: "99.99" })).toEqual(["city origin"]);
  expect(await refused({ priority: 0, other: 1 })).toEqual(["priority priority", "other unknown"]);
});

test("a place with stock keeps its kind and is not removed", async () => {
  await savePlace("WH03", warehouse);
  await sql`insert into inventory.stock (sku_code, source_code, quantity) values ('BALL', 'WH03', 3)`.execute(
    database.kysely,
  );
  expect(await savePlace("WH03", nothing)).toEqual(["inUse"]);
  expect(await savePlace("WH03", { kind: "store" })).toEqual(["kind inUse"]);
  expect(await savePlace("WH03", { city: "35.78" })).toEqual({ ...warehouse, city: "35.78" });
});
