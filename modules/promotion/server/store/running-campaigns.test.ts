import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { readFragment } from "#kit/postgres/query-fragment.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, sampleGoods } from "#modules/catalogue/server/testing/sample-goods.ts";
import { promotionCampaigns } from "../promotion-campaigns.ts";
import type { PromotionDraft } from "../promotion-draft.ts";
import { savePromotion } from "../save-promotion.ts";
import { aCampaign, aTier } from "../testing/a-promotion.ts";
import { targetsOfProducts } from "./goods.ts";

const { database } = await testDatabase();
const at = new Date("2026-11-15T05:00:00Z");
const running = (codes: readonly string[], moment = at, locale: "en-US" | "id-ID" = "en-US") =>
  readFragment(database.kysely, promotionCampaigns.running(sql`${codes}::text[]`, moment, locale));
const pairs = async (...codes: string[]) =>
  (await running(codes)).map(({ activityCode, productCode }) => `${activityCode} ${productCode}`);
const save = (...drafts: PromotionDraft[]) =>
  inTransaction(database, async (trx) => {
    for (const draft of drafts) expect(await savePromotion(trx, draft)).toEqual({ ok: true, value: null });
  });

beforeAll(() =>
  sampleGoods(database.kysely, [
    aProduct("LKH1", { skus: [aSku("LKH1-A"), aSku("LKH1-B", { options: { s_size: "EU 9" } })] }),
    aProduct("LKH2", { skus: [aSku("LKH2-A")], categoryCodes: ["WEAR"] }),
  ]),
);
beforeEach(() => sql`truncate promotion.campaign_sku, promotion.activity cascade`.execute(database.kysely));

test("a campaign is told with its texts, time, ribbon and prices in the shopper's language", async () => {
  const ribbon = { texts: inAll("Hot"), image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" } as const;
  const words = { descriptions: inAll("about"), remarks: inAll("mind"), labels: inAll("flash") };
  const campaignSkus = [
    { skuCode: "LKH1-B", price: 299_000, stock: 8, shipsFrom: "2027-01-15" },
    { skuCode: "LKH1-A", price: 399_000, stock: 20, maxPerUser: 2 },
  ];
  await save(aCampaign("", { ...words, ribbon, sort: 3, priority: 7, campaignSkus }));
  await sql`update promotion.campaign_sku set sold = 12 where sku_code = 'LKH1-A'`.execute(database.kysely);
  expect(await running(["LKH1", "LKH2"], at, "id-ID")).toEqual([
    {
      productCode: "LKH1",
      activityCode: "FLASH1",
      type: "CAMPAIGN",
      name: "Flash sale (id)",
      description: "about (id)",
      remark: "mind (id)",
      label: "flash (id)",
      sort: 3,
      priority: 7,
      begin: new Date("2026-11-01T00:00:00Z"),
      end: new Date("2026-12-01T00:00:00Z"),
      ribbon: { text: "Hot (id)", image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" },
      ofSingleSkus: true,
      prices: [
        { skuCode: "LKH1-A", price: 399_000, left: 8, stock: 20, maxPerUser: 2, shippingTime: null },
        { skuCode: "LKH1-B", price: 299_000, left: 8, stock: 8, maxPerUser: null, shippingTime: "2027-01-15" },
      ],
    },
  ]);
});

test("a promotion without texts, ribbon or prices has empty ones", async () => {
  await save(aTier({ scope: { products: ["LKH2"] } }));
  const words = { description: "", remark: "", label: "", ribbon: null, prices: [] };
  expect(await running(["LKH2"])).toMatchObject([words]);
});

describe("a promotion touches", () => {
  test.each([
    ["a product by its code", { products: ["LKH2"] }, ["TIER1 LKH2"]],
    ["a brand's products", { brands: ["LKH"] }, ["TIER1 LKH1", "TIER1 LKH2"]],
    ["a category and all below it", { categories: ["WEAR"] }, ["TIER1 LKH1", "TIER1 LKH2"]],
    ["not what stands above its category", { categories: ["SHOES"] }, ["TIER1 LKH1"]],
    ["everything", "everything", ["TIER1 LKH1", "TIER1 LKH2"]],
    [
      "what several entries name, once",
      { brands: ["LKH"], categories: ["RUN"], products: ["LKH1"] },
      ["TIER1 LKH1", "TIER1 LKH2"],
    ],
  ] as const)("%s", async (_title, scope, expected) => {
    await save(aTier({ scope: scope as PromotionDraft["scope"] }));
    expect(await pairs("LKH1", "LKH2", "XXX")).toEqual(expected);
  });
});

test("the lowest priority number comes first, then the code", async () => {
  await save(aTier({ code: "BB" }), aTier({ code: "AA" }), aTier({ code: "ZZ", priority: 1 }));
  expect(await pairs("LKH1")).toEqual(["ZZ LKH1", "AA LKH1", "BB LKH1"]);
});

test("only what runs at that moment is told", async () => {
  await save(aTier(), aTier({ code: "DRAFT", status: "draft" }), aTier({ code: "STOPPED", status: "stopped" }));
  const codes = async (moment: string) =>
    (await running(["LKH1"], new Date(moment))).map((campaign) => campaign.activityCode);
  expect(await codes("2026-10-31T23:59:59.999Z")).toEqual([]);
  expect(await codes("2026-11-01T00:00:00Z")).toEqual(["TIER1"]);
  expect(await codes("2026-11-30T23:59:59.999Z")).toEqual(["TIER1"]);
  expect(await codes("2026-12-01T00:00:00Z")).toEqual([]);
});

test("however many products and promotions there are, one statement tells them", async () => {
  await save(aTier(), aTier({ code: "TIER2" }), aCampaign("LKH1-A"));
  const counter = countQueries(database);
  expect(await running(["LKH1", "LKH2"])).toHaveLength(5);
  expect(counter.statements).toHaveLength(1);
  counter.stop();
  expect(await running([])).toEqual([]);
});

test("among many scopes and campaign prices, the few that matter are found by their indexes", async () => {
  await sql`
    insert into promotion.activity (code, kind, names, begins_at, ends_at)
    select 'MASS' || n, 'campaign', '{"en-US": "x"}', '2026-11-01', '2026-12-01' from generate_series(1, 2000) as n`.execute(
    database.kysely,
  );
  await sql`
    insert into promotion.activity_scope (activity_code, target, code)
    select 'MASS' || n, 'product', 'P' || n || '-' || m from generate_series(1, 2000) as n, generate_series(1, 20) as m`.execute(
    database.kysely,
  );
  await sql`
    insert into promotion.campaign_sku (activity_code, sku_code, price, stock)
    select 'MASS' || n, 'LKH1-A', 1000, 1 from generate_series(1, 2000) as n`.execute(database.kysely);
  await sql`analyze`.execute(database.kysely);
  const { rows } = await sql<Record<string, string>>`
    explain with touched as (
      select distinct target.product_code, scope.activity_code from (${targetsOfProducts(sql`${["LKH1", "LKH2"]}::text[]`)}) as target
      join promotion.activity_scope as scope on scope.target = target.target and scope.code = target.code
    )
    select activity.code, (select count(*) from catalogue.sku
      join promotion.campaign_sku as priced on priced.sku_code = sku.code and priced.activity_code = activity.code
      where sku.product_code = touched.product_code)
    from touched join promotion.activity on activity.code = touched.activity_code`.execute(database.kysely);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  for (const index of ["activity_scope_pkey", "activity_pkey", "campaign_sku_pkey"]) expect(plan).toContain(index);
  for (const table of ["activity_scope", "activity", "campaign_sku"])
    expect(plan).not.toContain(`Seq Scan on ${table}`);
});
