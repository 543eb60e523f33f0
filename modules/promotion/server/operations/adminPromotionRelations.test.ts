import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people, save } = await promotionAdminFixture(database);

const item = { ...tierFields, kind: "item", levels: [{ threshold: 1, reward: 10 }] };
const flash = { ...tierFields, kind: "flashSale", rewardByPercentage: false, levels: null, scope: null };
await save("ITEM_LAST", { ...item, priority: 200, scope: { brands: ["LKH"] } }, 0);
await save("ITEM_ELSEWHEN", { ...item, beginsAt: "2026-12-01T00:00:00Z", endsAt: "2026-12-05T00:00:00Z" }, 0);
await save("ITEM_STOPPED", { ...item, status: "stopped" }, 0);
await save("ITEM_DRAFT", { ...item, status: "draft" }, 0);
await save("TIER", { ...tierFields, scope: { categories: ["WEAR"] } }, 0);
await save("FLASH_RED", { ...flash, skus: { "LKH1-red-42": { price: 1, stock: 1 } } }, 0);

const relations = (state: object, headers?: object) =>
  call(
    `query adminPromotionRelations($input: AdminPromotionRelationsInput!) { adminPromotionRelations(input: $input) {
      code kind goods relation isFirst } }`,
    { input: { promotionCode: "MINE", state } },
    headers,
  );

test("MR-02 a typed promotion lists the live ones on the same goods in its period, and how they combine", async () => {
  expect(await relations({ ...item, scope: { products: ["LKH1"] } }, people.sari)).toEqual([
    { code: "FLASH_RED", kind: "flashSale", goods: 1, relation: "both", isFirst: false },
    { code: "ITEM_LAST", kind: "item", goods: 1, relation: "onlyFirst", isFirst: true },
    { code: "TIER", kind: "tier", goods: 1, relation: "both", isFirst: true },
  ]);
  const second = await relations({ ...item, priority: 300, scope: { categories: ["RUN"] } });
  expect(second).toContainEqual({ code: "ITEM_LAST", kind: "item", goods: 1, relation: "onlyFirst", isFirst: false });
  const added = await relations({ ...item, stackable: true, scope: { everything: true } });
  expect(added).toContainEqual(expect.objectContaining({ code: "ITEM_LAST", relation: "both" }));
});

test("MR-02 two flash sales share SKUs, not products; without a period or goods the result is empty", async () => {
  const codes = async (sku: string) =>
    (await relations({ ...flash, skus: { [sku]: { price: 1, stock: 1 } } })).map(({ code }: { code: string }) => code);
  expect(await codes("LKH1-red-42")).toContain("FLASH_RED");
  expect(await codes("LKH1-blue-42")).not.toContain("FLASH_RED");
  expect(await relations({ kind: "tier" })).toBeNull();
  expect(await relations({ ...item, kind: "lottery" })).toBeNull();
  expect(await relations({ ...item, scope: {} })).toEqual([]);
  expect(await relations(item, people.agus)).toBe("FORBIDDEN");
});

test("MR-02 promotions whose prices have nothing in common on these goods are not listed", async () => {
  // The red shoes cost 900,000, the blue ones 675,000.
  const period = { beginsAt: "2027-03-01T00:00:00Z", endsAt: "2027-03-05T00:00:00Z" };
  await save("DEAR", { ...item, ...period, priceFrom: 900_000 }, 0);
  const found = async (bounds: object) =>
    (await relations({ ...item, ...period, ...bounds })).map(({ code }: { code: string }) => code);
  expect(await found({})).toEqual(["DEAR"]);
  expect(await found({ priceUntil: 900_000 })).toEqual(["DEAR"]);
  expect(await found({ priceFrom: 600_000, priceUntil: 899_999 })).toEqual([]);
  expect(await found({ priceFrom: 900_001 })).toEqual([]);
});

test("MR-02 a relation names the buyers that both promotions are for", async () => {
  const period = { beginsAt: "2027-05-01T00:00:00Z", endsAt: "2027-05-05T00:00:00Z" };
  await save("CLUB", { ...item, ...period, audience: "clubMembers" }, 0);
  await save("ALL", { ...item, ...period }, 0);
  const reply = await call(
    `query adminPromotionRelations($input: AdminPromotionRelationsInput!) { adminPromotionRelations(input: $input) { code audience } }`,
    { input: { promotionCode: "MINE", state: { ...item, ...period, audience: "members" } } },
  );
  expect(reply).toEqual([
    { code: "ALL", audience: "members" },
    { code: "CLUB", audience: "clubMembers" },
  ]);
});
