import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { deliveryCalls } from "../testing/delivery-calls.ts";

const { database } = await testDatabase();
const { call, refusals } = await deliveryCalls(database);
const query = "query adminAreas($input: AdminAreasInput!) { adminAreas(input: $input) { code name } }";

test("areas are read by province, by parent and by code", async () => {
  const codes = async (input: object) => (await call(query, { input })).map(({ code }: { code: string }) => code);
  expect((await codes({})).every((code: string) => code.length <= 5)).toBe(true);
  expect(await codes({ within: "31.74" })).toEqual(["31.74.07", "31.74.03"]);
  expect(await codes({ codes: ["31.74.07", "99"] })).toEqual(["31.74.07"]);
});

test("only administrators may call it", async () => {
  expect(await refusals(query, { input: {} })).toEqual(["FORBIDDEN", "STAFF_ONLY"]);
});
