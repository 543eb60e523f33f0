import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await promotionAdminFixture(database);

await save("RUNNING", tierFields, 0);
await save("LATER", { ...tierFields, beginsAt: "2026-11-20T00:00:00Z", names: inAll("Payday 100%") }, 0);
await save("ENDED", { ...tierFields, endsAt: "2026-11-10T00:00:00Z" }, 0);
await save("STOPPED", { ...tierFields, status: "stopped" }, 0);
await save("NEWEST", { kind: "gwp" }, 0);
await save(
  "FLASH",
  {
    ...tierFields,
    kind: "flashSale",
    levels: null,
    scope: null,
    skus: { "LKH1-red-42": { price: 1, stock: 7 }, "LKH1-red-40": { price: 1, stock: 3 } },
  },
  0,
);

const list = (input: object = {}, headers?: object) =>
  call(
    `query adminPromotionList($input: AdminPromotionListInput!) { adminPromotionList(input: $input) {
      total page promotions { code kind name state beginsAt endsAt priority units sold } } }`,
    { input },
    headers,
  );
const codes = async (input: object) =>
  (await list({ sort: "code", isDescending: false, ...input })).promotions.map(({ code }: { code: string }) => code);

test("promotions are listed with state, kind and period, filtered by each, and sorted", async () => {
  const { total, promotions } = await list({ sort: "code", isDescending: false }, people.sari);
  expect(total).toBe(6);
  expect(promotions.map((row: { code: string; state: string }) => `${row.code} ${row.state}`)).toEqual([
    "ENDED ENDED",
    "FLASH RUNNING",
    "LATER UPCOMING",
    "NEWEST DRAFT",
    "RUNNING RUNNING",
    "STOPPED STOPPED",
  ]);
  expect(promotions[1]).toEqual({
    code: "FLASH",
    kind: "flashSale",
    name: "Spend more",
    state: "RUNNING",
    beginsAt: "2026-11-01T00:00:00.000Z",
    endsAt: "2026-12-01T00:00:00.000Z",
    priority: 100,
    units: 10,
    sold: 0,
  });
  expect(promotions[3]).toMatchObject({ name: "", beginsAt: null, units: null });
  expect(await codes({ states: ["DRAFT", "ENDED"] })).toEqual(["ENDED", "NEWEST"]);
  expect(await codes({ kinds: ["flashSale"] })).toEqual(["FLASH"]);
  expect(await codes({ search: "100%" })).toEqual(["LATER"]);
  expect(await codes({ search: "new" })).toEqual(["NEWEST"]);
  expect(await codes({ sort: "begins", isDescending: true })).toEqual([
    ...["LATER", "ENDED", "FLASH", "RUNNING", "STOPPED"],
    "NEWEST",
  ]);
});

test("days are Jakarta's, both ends included", async () => {
  // 10 November 00:00 UTC is 07:00 of that day in Jakarta.
  expect(await codes({ from: "2026-11-10", until: "2026-11-10", states: ["ENDED"] })).toEqual(["ENDED"]);
  expect(await codes({ from: "2026-11-11", states: ["ENDED"] })).toEqual([]);
  expect(await codes({ until: "2026-11-19", states: ["UPCOMING"] })).toEqual([]);
  expect(await codes({ until: "2026-11-20", states: ["UPCOMING"] })).toEqual(["LATER"]);
});

test("invalid input, anonymous callers and roles without the permission are refused", async () => {
  expect(await list({ states: ["GONE"] })).toBe("INVALID_INPUT");
  expect(await list({ from: "2026-02-30" })).toBe("INVALID_INPUT");
  expect(await list({ sort: "price" })).toBe("INVALID_INPUT");
  expect(await list({}, people.agus)).toBe("FORBIDDEN");
  expect(await list({}, {})).toBe("STAFF_ONLY");
});
