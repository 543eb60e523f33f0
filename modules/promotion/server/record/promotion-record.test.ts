import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { giveBackBudgets, takeBudgets } from "../promotion-budgets.ts";
import { findPromotions } from "../store/promotions.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { save, read, problems, undo, clock } = await promotionAdminFixture(database);

const stored = async (code: string) => (await findPromotions(database.kysely, [code]))[0] ?? null;
const entryOf = (saved: Awaited<ReturnType<typeof save>>) => (saved.ok ? (saved.value.entryId ?? 0) : 0);
const flashSale = {
  ...tierFields,
  kind: "flashSale",
  rewardByPercentage: false,
  scope: null,
  levels: [],
  skus: { "LKH1-red-42": { price: 399_000, stock: 20, maxPerUser: 2 } },
};

test("only the kind is required in a draft; putting it live names the missing fields, and shoppers' tables hold live promotions only", async () => {
  expect(await problems("DRAFT1", { kind: "tier" })).toBe("SAVED");
  expect(await read("DRAFT1")).toEqual({ status: "draft", kind: "tier" });
  expect(await stored("DRAFT1")).toBeNull();
  expect(await problems("DRAFT1", { status: "active" }, 1)).toEqual([
    ...["en-US", "id-ID", "vi-VN", "zh-CN"].map((locale) => `names/${locale} missing`),
    "beginsAt missing",
    "endsAt missing",
    "scope missing",
    "levels missing",
  ]);
  expect(await problems("DRAFT1", tierFields, 1)).toBe("SAVED");
  expect(await stored("DRAFT1")).toMatchObject({ status: "active", kind: "tier", levels: [{ threshold: 1_000_000 }] });
  const drafts = await sql`select from promotion.draft where code = 'DRAFT1'`.execute(database.kysely);
  expect(drafts.rows).toEqual([]);
});

test("MR-01 every kind is saved, read back equal and stored as the engine reads it", async () => {
  const given = (price?: number) => [
    { threshold: 500_000, giveaways: [{ skuCode: "LKH1-red-40", number: 2, ...(price ? { price } : {}) }] },
  ];
  const kinds: Readonly<Record<string, typeof tierFields>> = {
    ITEM1: { ...tierFields, kind: "item", levels: [{ threshold: 1, reward: 15 }], stackable: true, priority: 5 },
    TIER1: { ...tierFields, amountByQty: true, levels: [2, 4].map((threshold) => ({ threshold, reward: threshold })) },
    GWP1: { ...tierFields, kind: "gwp", rewardByPercentage: false, levels: given(), mostTimes: 3, exclusive: true },
    PWP1: { ...tierFields, kind: "pwp", rewardByPercentage: false, levels: given(99_000) },
    PRICES1: {
      ...tierFields,
      kind: "item",
      levels: [{ threshold: 1, reward: 15 }],
      priceFrom: 250_000,
      priceUntil: 900_000,
    },
    CLUB1: { ...tierFields, audience: "clubMembers" },
    FREE1: { ...tierFields, kind: "freeShipping", scope: { brands: ["LKH"], categories: ["SHOES"] } },
    FLASH1: flashSale,
    RIBBON1: {
      ...tierFields,
      descriptions: inAll("Long"),
      remarks: { "en-US": "Small print" },
      labels: inAll("Label"),
      ribbon: { texts: inAll("Less"), position: "TOP_LEFT" },
      scope: { products: ["LKH1"] },
    },
  };
  for (const [code, fields] of Object.entries(kinds)) {
    const saved = await save(code, fields, 0);
    expect(saved, code).toMatchObject({ ok: true });
    const state = saved.ok ? saved.value.records[0]?.state : null;
    expect(await read(code), code).toEqual(state);
    expect(await stored(code), code).toMatchObject({ code, kind: fields.kind, status: "active" });
  }
  expect(await stored("FLASH1")).toMatchObject({
    scope: [{ target: "product", code: "LKH1" }],
    flashSaleSkus: [{ skuCode: "LKH1-red-42", price: 399_000, stock: 20, maxPerUser: 2, shipsFrom: null }],
  });
  expect(await stored("PRICES1")).toMatchObject({ priceFrom: 250_000, priceUntil: 900_000 });
  expect(await stored("CLUB1")).toMatchObject({ audience: "clubMembers" });
  expect(await stored("GWP1")).toMatchObject({ mostTimes: 3, exclusive: true, levels: [{ reward: null }] });
});

test("contradictions and unknown goods are reported per field, in a draft too", async () => {
  const refused = (fields: object) => problems("WRONG", { kind: "tier", ...fields });
  expect(await problems("no code", { kind: "tier" })).toEqual(["invalid"]);
  expect(await refused({ kind: "lottery", price: 1 })).toEqual(["kind invalid", "price invalid"]);
  expect(await refused({ beginsAt: "2026-12-01T00:00:00Z", endsAt: "2026-11-01T00:00:00Z" })).toEqual([
    "endsAt endsBeforeItBegins",
  ]);
  expect(await refused({ exclusive: true, stackable: true })).toEqual(["stackable notBoth"]);
  expect(
    await refused({
      levels: [
        { threshold: 5, reward: 1 },
        { threshold: 5, reward: 101 },
      ],
      rewardByPercentage: true,
    }),
  ).toEqual(["levels/1/threshold notRising 5", "levels/1/reward overHundred"]);
  expect(await refused({ kind: "gwp", levels: [{ reward: 5, giveaways: [{ skuCode: "NONE" }] }] })).toEqual([
    "levels/0/reward notOfKind",
    "levels/0/giveaways unknown NONE",
  ]);
  expect(await refused({ skus: { "LKH1-red-42": {} } })).toEqual(["skus notOfKind"]);
  expect(await refused({ scope: { everything: true, products: ["LKH1"] } })).toEqual(["scope/products notBoth"]);
  expect(await refused({ scope: { products: ["NONE", "NONE"], brands: ["NOBODY"] } })).toEqual([
    "scope/products duplicate NONE",
    "scope/products unknown NONE",
    "scope/brands unknown NOBODY",
  ]);
  expect(await refused({ priceFrom: 5, priceUntil: 4 })).toEqual(["priceUntil belowLowest"]);
  expect(await refused({ priceFrom: 0, priceUntil: 1.5 })).toEqual(["priceFrom notPositive", "priceUntil notWhole"]);
  expect(await refused({ kind: "flashSale", priceFrom: 5, priceUntil: 4 })).toEqual([
    "priceFrom notOfKind",
    "priceUntil notOfKind",
  ]);
  expect(await refused({ audience: "staff" })).toEqual(["audience invalid"]);
  expect(await refused({ kind: "flashSale", audience: "members" })).toEqual(["audience notOfKind"]);
  expect(await read("WRONG")).toBeNull();
});

test("edits of two people are merged, the same field twice is OUTDATED, and an entry is undone", async () => {
  await save("MERGE", tierFields, 0);
  const first = await save("MERGE", { priority: 7 }, 1, "Agus");
  expect(await save("MERGE", { sort: 3 }, 1)).toMatchObject({ ok: true, value: { merged: ["MERGE"] } });
  expect(await problems("MERGE", { priority: 9 }, 1)).toBe("OUTDATED");
  expect(await stored("MERGE")).toMatchObject({ priority: 7, sort: 3 });
  expect(await undo(entryOf(first))).toMatchObject({ ok: true });
  expect(await stored("MERGE")).toMatchObject({ priority: 100, sort: 3 });
});

test("a promotion that has begun keeps its kind and cannot become a draft again; an upcoming one can", async () => {
  await save("BEGUN", tierFields, 0);
  expect(await problems("BEGUN", { status: "draft" }, 1)).toEqual(["status begun"]);
  expect(await problems("BEGUN", { kind: "freeShipping" }, 1)).toEqual(["kind kindFixed"]);
  expect(await problems("BEGUN", { status: "stopped" }, 1)).toBe("SAVED");
  await save("LATER", { ...tierFields, beginsAt: "2026-11-20T00:00:00Z" }, 0);
  expect(await problems("LATER", { status: "draft" }, 1)).toBe("SAVED");
  expect(await stored("LATER")).toBeNull();
  expect(await read("LATER")).toMatchObject({ status: "draft", levels: [{ threshold: 1_000_000, reward: 10 }] });
  clock.set("2026-11-15T10:00:00Z");
});

test("an SKU with sold units can neither be removed nor set below the number sold", async () => {
  await save("SOLD", flashSale, 0);
  await sql`update promotion.campaign_sku set sold = 5 where activity_code = 'SOLD'`.execute(database.kysely);
  expect(await problems("SOLD", { "skus/LKH1-red-42/stock": 4 }, 1)).toEqual(["skus/LKH1-red-42/stock sold 5"]);
  expect(await problems("SOLD", { skus: { "LKH1-red-40": { price: 1, stock: 1 } } }, 1)).toEqual([
    "skus/LKH1-red-42 sold 5",
  ]);
  expect(await problems("SOLD", { "skus/LKH1-red-42/stock": 5 }, 1)).toBe("SAVED");
});

test("only kinds that take rupiah off have a budget, and it cannot be set below the amount spent", async () => {
  expect(await problems("GIFTS", { kind: "gwp", budget: 5 })).toEqual(["budget notOfKind"]);
  expect(await problems("TIERS", { kind: "tier", budget: 0 })).toEqual(["budget notPositive"]);
  await save("BUDGET", { ...tierFields, budget: 5_000_000 }, 0);
  expect(await read("BUDGET")).toMatchObject({ budget: 5_000_000 });
  expect(await stored("BUDGET")).toMatchObject({ budget: 5_000_000 });
  await sql`update promotion.budget set spent = 1200000 where activity_code = 'BUDGET'`.execute(database.kysely);
  expect(await problems("BUDGET", { budget: 1_199_999 }, 1)).toEqual(["budget spent 1.200.000"]);
  expect(await problems("BUDGET", { budget: 1_200_000 }, 1)).toBe("SAVED");
  expect(await problems("BUDGET", { budget: null }, 2)).toBe("SAVED");
  expect(await read("BUDGET")).not.toHaveProperty("budget");
});

test("a promotion whose budget was used stays live, even if its begin was moved and all discounts were given back", async () => {
  const later = { ...tierFields, beginsAt: "2026-11-20T00:00:00Z", budget: 100_000 };
  const made = await save("GIVEN", later, 0);
  const order = { reference: "O1", amounts: new Map([["GIVEN", 60_000]]) };
  const inOne = <Value>(work: Parameters<typeof inTransaction<Value>>[1]) => inTransaction(database, work);
  expect(await inOne((trx) => takeBudgets(trx, order))).toMatchObject({ ok: true });
  expect(await problems("GIVEN", { status: "draft" }, 1)).toEqual(["status begun"]);
  await inOne((trx) => giveBackBudgets(trx, ["O1"], clock.now()));
  // A late payment would take from the budget again.
  expect(await problems("GIVEN", { status: "draft" }, 1)).toEqual(["status begun"]);
  expect(await undo(entryOf(made))).toMatchObject({ ok: false });
  await expect(sql`delete from promotion.activity where code = 'GIVEN'`.execute(database.kysely)).rejects.toThrow();
  expect(await problems("GIVEN", { status: "stopped" }, 1)).toBe("SAVED");
  await save("UNUSED", later, 0);
  expect(await problems("UNUSED", { status: "draft" }, 1)).toBe("SAVED");
});
