import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { deliveryCalls } from "../testing/delivery-calls.ts";

const { database } = await testDatabase();
const { call, refusals } = await deliveryCalls(database);
const query = `query adminFreightRates($page: Int) { adminFreightRates(page: $page) { hasMore rates {
  service origin destinationCode destination firstKilogram daysTo } } }`;

test("all rates are read page by page with the names of their areas", async () => {
  const first = await call(query, { page: 1 });
  expect(first.hasMore).toBe(false);
  expect(first.rates).toContainEqual({
    ...{ service: "JNE-REG", origin: "Kabupaten Bekasi", destinationCode: "31.74.07", destination: "Kebayoran Baru" },
    ...{ firstKilogram: 8_000, daysTo: 3 },
  });
  expect(first.rates).toHaveLength(4);
  expect((await call(query, { page: 2 })).rates).toEqual([]);
});

test("only administrators may call it", async () => {
  expect(await refusals(query, { page: 1 })).toEqual(["FORBIDDEN", "STAFF_ONLY"]);
});
