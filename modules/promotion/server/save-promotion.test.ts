import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import type { PromotionDraft } from "./promotion-draft.ts";
import { savePromotion } from "./save-promotion.ts";
import { findPromotions } from "./store/promotions.ts";
import { aFlashSale, aGift, aTier } from "./testing/a-promotion.ts";

const { database } = await testDatabase();
const save = (draft: PromotionDraft) => inTransaction(database, (trx) => savePromotion(trx, draft));
const stored = async (code: string) => (await findPromotions(database.kysely, [code]))[0];
const saved = { ok: true, value: null };

beforeAll(() =>
  insertProducts(database.kysely, [
    aProduct("LKH1", { skus: [aSku("LKH1-A")] }),
    aProduct("LKH2", { skus: [aSku("LKH2-A")] }),
  ]),
);
beforeEach(() =>
  sql`truncate promotion.campaign_purchase, promotion.campaign_sku, promotion.activity cascade`.execute(
    database.kysely,
  ),
);

test("a promotion is stored as written, with defaults for omitted fields", async () => {
  const ribbon = { texts: inAll("Hot"), position: "TOP_RIGHT" } as const;
  expect(
    await save(aTier({ ribbon, scope: { products: ["LKH2", "LKH1"], categories: ["WEAR"], brands: ["LKH"] } })),
  ).toEqual(saved);
  expect(await stored("TIER1")).toEqual({
    code: "TIER1",
    kind: "tier",
    names: inAll("Spend more"),
    descriptions: {},
    remarks: {},
    labels: {},
    beginsAt: new Date("2026-11-01T00:00:00Z"),
    endsAt: new Date("2026-12-01T00:00:00Z"),
    status: "active",
    priority: 100,
    sort: 0,
    exclusive: false,
    stackable: false,
    amountByQty: false,
    rewardByPercentage: true,
    pwpCountsForTiers: false,
    mostTimes: 1,
    budget: null,
    ribbon: { texts: inAll("Hot"), image: null, position: "TOP_RIGHT" },
    scope: [
      { target: "product", code: "LKH2" },
      { target: "product", code: "LKH1" },
      { target: "category", code: "WEAR" },
      { target: "brand", code: "LKH" },
    ],
    priceFrom: null,
    priceUntil: null,
    audience: null,
    rule: null,
    levels: [{ level: 1, threshold: 1_000_000, reward: 10, giveaways: [] }],
    flashSaleSkus: [],
  });
});

test("gifts are stored in their order of preference", async () => {
  const levels = [
    { threshold: 500_000, giveaways: [{ skuCode: "LKH2-A", number: 2 }, { skuCode: "LKH1-A" }] },
    { threshold: 900_000, giveaways: [{ skuCode: "LKH1-A" }] },
  ];
  expect(await save(aGift("LKH1-A", { levels }))).toEqual(saved);
  expect((await stored("GIFT1"))?.levels.map((level) => level.giveaways)).toEqual([
    [
      { skuCode: "LKH2-A", number: 2, price: 0 },
      { skuCode: "LKH1-A", number: 1, price: 0 },
    ],
    [{ skuCode: "LKH1-A", number: 1, price: 0 }],
  ]);
});

test("the scope of a flash sale is the products of its SKUs", async () => {
  expect(await save(aFlashSale("LKH2-A"))).toEqual(saved);
  const { scope, flashSaleSkus } = (await stored("FLASH1")) ?? {};
  expect(scope).toEqual([{ target: "product", code: "LKH2" }]);
  expect(flashSaleSkus).toEqual([{ skuCode: "LKH2-A", price: 399_000, stock: 20, maxPerUser: 2, shipsFrom: null }]);
});

describe("an invalid promotion is refused with the path of the field and a message", () => {
  const gift = { giveaways: [{ skuCode: "LKH1-A" }] };
  const cases: readonly [string, PromotionDraft, string, string][] = [
    ["a code with a hyphen", aTier({ code: "A-1" }), "A-1 code", "capital letters"],
    ["a missing language", aTier({ names: { ...inAll("x"), "vi-VN": " " } }), "TIER1 names.vi-VN", "missing"],
    ["an end before the begin", aTier({ endsAt: new Date("2026-10-01") }), "TIER1 endsAt", "ends after"],
    ["an end at the begin", aTier({ endsAt: aTier().beginsAt }), "TIER1 endsAt", "ends after"],
    ["exclusive and stackable at once", aTier({ exclusive: true, stackable: true }), "TIER1 stackable", "stops"],
    [
      "a ribbon without text and picture",
      aTier({ ribbon: { position: "BOTTOM" } }),
      "TIER1 ribbon",
      "a text, a picture",
    ],
    [
      "a ribbon picture of another site",
      aTier({ ribbon: { image: "https://evil.example/r.svg", position: "BOTTOM" } }),
      "TIER1 ribbon.image",
      "/pictures/",
    ],
    ["an empty scope", aTier({ scope: {} }), "TIER1 scope", "touches something"],
    ["an unknown product", aTier({ scope: { products: ["XXX"] } }), "TIER1 scope", "no product XXX"],
    ["an unknown category", aTier({ scope: { categories: ["XXX"] } }), "TIER1 scope", "no category XXX"],
    ["an unknown brand", aTier({ scope: { brands: ["XXX"] } }), "TIER1 scope", "no brand XXX"],
    ["no levels", aTier({ levels: [] }), "TIER1 levels", "at least one level"],
    ["a level without a reward", aTier({ levels: [{ threshold: 1 }] }), "TIER1 levels.0", "no reward"],
    ["110 percent", aTier({ levels: [{ threshold: 1, reward: 110 }] }), "TIER1 levels.0.reward", "between 1 and 100"],
    ["half a rupiah", aTier({ levels: [{ threshold: 1.5, reward: 1 }] }), "TIER1 levels.0.threshold", "integer"],
    [
      "thresholds that do not increase",
      aTier({
        levels: [
          { threshold: 500, reward: 5 },
          { threshold: 500, reward: 9 },
        ],
      }),
      "TIER1 levels.1.threshold",
      "level 2 begins at 500, which is not above level 1 (500)",
    ],
    ["a tier with a gift", aTier({ levels: [{ threshold: 1, reward: 1, ...gift }] }), "TIER1 levels.0", "PWP and GWP"],
    [
      "two levels of an item promotion",
      aTier({
        kind: "item",
        levels: [
          { threshold: 1, reward: 5 },
          { threshold: 2, reward: 9 },
        ],
      }),
      "TIER1 levels",
      "one level",
    ],
    ["a gift level without a gift", aGift("", { levels: [{ threshold: 1 }] }), "GIFT1 levels.0", "gives nothing away"],
    [
      "a gift with a price",
      aGift("", { levels: [{ threshold: 1, giveaways: [{ skuCode: "LKH1-A", price: 1 }] }] }),
      "GIFT1 levels.0",
      "costs nothing",
    ],
    ["PWP without a price", aGift("LKH1-A", { kind: "pwp" }), "GIFT1 levels.0", "has a price"],
    [
      "both a reward and a gift",
      aGift("", { levels: [{ threshold: 1, reward: 5, ...gift }] }),
      "GIFT1 levels.0",
      "is the reward",
    ],
    ["a gift with an unknown SKU", aGift("XXX"), "GIFT1 levels", "no SKU XXX"],
    [
      "the same gift twice",
      aGift("", { levels: [{ threshold: 1, giveaways: [...gift.giveaways, ...gift.giveaways] }] }),
      "GIFT1 levels.0.giveaways",
      "LKH1-A stands here twice",
    ],
    ["a flash sale without SKUs", aFlashSale("", { flashSaleSkus: [] }), "FLASH1 flashSaleSkus", "at least one SKU"],
    [
      "a flash sale with a scope",
      aFlashSale("LKH1-A", { scope: "everything" }),
      "FLASH1 scope",
      "follows from its SKUs",
    ],
    [
      "a flash sale with levels",
      aFlashSale("LKH1-A", { levels: [{ threshold: 1, reward: 1 }] }),
      "FLASH1 levels",
      "no levels",
    ],
    ["a flash sale with an unknown SKU", aFlashSale("XXX"), "FLASH1 flashSaleSkus", "no SKU XXX"],
    [
      "a flash-sale price of 0",
      aFlashSale("", { flashSaleSkus: [{ skuCode: "LKH1-A", price: 0, stock: 1 }] }),
      "FLASH1 flashSaleSkus.0.price",
      ">=1",
    ],
    [
      "a flash-sale price in another kind",
      aTier({ flashSaleSkus: [{ skuCode: "LKH1-A", price: 1, stock: 1 }] }),
      "TIER1 flashSaleSkus",
      "only a flash sale",
    ],
  ];
  test.each(cases)("%s", async (_title, draft, where, problem) => {
    const result = await save(draft);
    expect(result).toEqual({
      ok: false,
      error: { code: "BAD_PROMOTION", where, problem: expect.stringContaining(problem) },
    });
    expect(await stored(draft.code)).toBeUndefined();
  });
});

describe("saving again", () => {
  const versions = async () =>
    (
      await sql`select xmin::text from promotion.activity union all select xmin::text from promotion.activity_scope
        union all select xmin::text from promotion.activity_level union all select xmin::text from promotion.giveaway
        union all select xmin::text from promotion.campaign_sku`.execute(database.kysely)
    ).rows;

  test("without changes writes no rows", async () => {
    const drafts = [aTier(), aGift("LKH1-A"), aFlashSale("LKH1-A")];
    for (const draft of drafts) await save(draft);
    const before = await versions();
    for (const draft of drafts) expect(await save(draft)).toEqual(saved);
    expect(await versions()).toEqual(before);
  });

  test("with changes replaces levels, gifts and scope", async () => {
    await save(aGift("LKH1-A"));
    await save(aGift("LKH2-A", { scope: { brands: ["LKH"] } }));
    const { levels, scope } = (await stored("GIFT1")) ?? {};
    expect(levels?.flatMap((level) => level.giveaways.map((each) => each.skuCode))).toEqual(["LKH2-A"]);
    expect(scope).toEqual([{ target: "brand", code: "LKH" }]);
  });
});

describe("1D-02 pages that show a promotion are invalidated", () => {
  /** The tags invalidated on other nodes by a save. */
  async function clearedBy(...drafts: readonly PromotionDraft[]): Promise<string[]> {
    const client = await database.pool.connect();
    const notices: string[] = [];
    const hear = ({ channel, payload = "" }: { channel: string; payload?: string }) => {
      if (channel === invalidationChannel) notices.push(payload);
    };
    client.on("notification", hear);
    try {
      await client.query(`listen ${invalidationChannel}`);
      for (const draft of drafts) await save(draft);
      // PostgreSQL delivers notifications with the result of the next statement.
      await client.query("unlisten *");
      return notices.flatMap((notice) => JSON.parse(notice) as string[]).sort();
    } finally {
      client.off("notification", hear);
      client.release();
    }
  }

  test("when it is new or changed, with the pages it showed on before, and not when it is unchanged", async () => {
    const first = aTier({ scope: { products: ["LKH1"] } });
    const moved = aTier({ scope: { products: ["LKH2"] } });
    expect(await clearedBy(first)).toEqual(["product:LKH1", "promotion:TIER1", "promotions"]);
    expect(await clearedBy(moved)).toEqual(["product:LKH1", "product:LKH2", "promotion:TIER1", "promotions"]);
    expect(await clearedBy(moved)).toEqual([]);
  });

  test("not when it is refused", async () => {
    expect(await clearedBy(aTier({ levels: [] }))).toEqual([]);
  });
});

describe("the units a flash sale has sold", () => {
  const sell = (sold: number) =>
    sql`update promotion.campaign_sku set sold = ${sold} where sku_code = 'LKH1-A'`.execute(database.kysely);
  const soldNow = async () =>
    (await sql<{ sold: number }>`select sold from promotion.campaign_sku`.execute(database.kysely)).rows;

  test("are kept when the flash sale is saved with another price", async () => {
    await save(aFlashSale("LKH1-A"));
    await sell(5);
    expect(
      await save(aFlashSale("LKH1-A", { flashSaleSkus: [{ skuCode: "LKH1-A", price: 350_000, stock: 5 }] })),
    ).toEqual(saved);
    expect(await soldNow()).toEqual([{ sold: 5 }]);
  });

  test("are a lower bound for its stock, and the SKU cannot be removed", async () => {
    await save(aFlashSale("LKH1-A"));
    await sell(5);
    const problem = (stock: number) => ({
      ok: false,
      error: {
        code: "BAD_PROMOTION",
        where: "FLASH1 flashSaleSkus",
        problem: `5 of LKH1-A are sold already, so it cannot have ${stock}`,
      },
    });
    const less = aFlashSale("LKH1-A", { flashSaleSkus: [{ skuCode: "LKH1-A", price: 350_000, stock: 4 }] });
    expect(await save(less)).toEqual(problem(4));
    expect(await save(aFlashSale("LKH2-A"))).toEqual(problem(0));
    expect((await stored("FLASH1"))?.flashSaleSkus[0]?.stock).toBe(20);
  });
});
