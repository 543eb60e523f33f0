import { beforeAll, describe, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aFlashSale, aGift, aTier } from "../testing/a-promotion.ts";
import { promotionFixture } from "../testing/promotion-fixture.ts";

const { database } = await testDatabase();
const { ask, save } = promotionFixture(database);

const document = (fields: string) => `query queryPromotionActivityByProduct($input: ProductPromotionsInput!) {
  queryPromotionActivityByProduct(input: $input) { ${fields} }
}`;
type Activity = Record<string, unknown>;
const activitiesOf = async (fields: string, input: Record<string, string>, locale?: "id-ID"): Promise<Activity[]> => {
  const { data, errors } = (await ask(document(fields), { input }, locale)) as {
    data: { queryPromotionActivityByProduct: Activity[] };
    errors?: { message: string }[];
  };
  if (errors) throw new Error(errors[0]?.message);
  return data.queryPromotionActivityByProduct;
};

beforeAll(async () => {
  await insertProducts(
    database.kysely,
    [
      aProduct("LKH1", { skus: [aSku("LKH1-A")] }),
      aProduct("LKH2", { skus: [aSku("LKH2-A", { price: 99_000, salePrice: 79_000 })] }),
      aProduct("LKH3", { categoryCodes: ["SHOES"], skus: [aSku("LKH3-A")] }),
    ],
    { "LKH2-A": { quantity: 4, sold: 1 } },
  );
  await save(
    aTier({
      code: "TIERS",
      scope: { products: ["LKH1"] },
      sort: 2,
      levels: [
        { threshold: 500_000, reward: 5 },
        { threshold: 1_000_000, reward: 10 },
      ],
    }),
    aGift("LKH2-A", {
      code: "GIFTS",
      scope: { products: ["LKH1"] },
      sort: 1,
      amountByQty: true,
      levels: [{ threshold: 3, giveaways: [{ skuCode: "LKH2-A", number: 2 }] }],
    }),
    aGift("LKH2-A", {
      code: "ALONG",
      kind: "pwp",
      scope: { products: ["LKH1"] },
      sort: 3,
      levels: [{ threshold: 300_000, giveaways: [{ skuCode: "LKH2-A", price: 49_000 }] }],
    }),
    aFlashSale("LKH3-A", {
      sort: 9,
      ribbon: { texts: inAll("Hot"), image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" },
    }),
    aTier({ code: "ENDED", beginsAt: new Date("2026-01-01"), endsAt: new Date("2026-02-01") }),
  );
});

test("OP-41 EN-26 PR-16 a product's promotion has code, name and ribbon in the shopper's language", async () => {
  const fields = "activityCode activityName ribbonText ribbonImage ribbonPosition";
  const flash = {
    activityCode: "FLASH1",
    activityName: "Flash sale (id)",
    ribbonText: "Hot (id)",
    ribbonImage: "/pictures/ribbons/flash-sale.svg",
    ribbonPosition: "TOP_LEFT",
  };
  expect(await activitiesOf(fields, { productCode: "LKH3" }, "id-ID")).toEqual([flash]);
  expect(await activitiesOf(fields, { skuCode: "LKH3-A" }, "id-ID")).toEqual([flash]);
});

test("EN-24 PR-04 tiers are listed with levels, and with the progress of an empty basket", async () => {
  const fields = `activityCode name status opsType priority amountByQty rewardByPercentage noTier latestTier
    levels { level amount reward } currentActivityLevel { reward remainingAmount nextRewardEarned } dataList { productCode }`;
  const [, tiers] = await activitiesOf(fields, { productCode: "LKH1" });
  expect(tiers).toEqual({
    activityCode: "TIERS",
    name: "Spend more",
    status: "RUNNING",
    opsType: "PWP",
    priority: 100,
    amountByQty: false,
    rewardByPercentage: true,
    noTier: true,
    latestTier: false,
    levels: [
      { level: 1, amount: 500_000, reward: 5 },
      { level: 2, amount: 1_000_000, reward: 10 },
    ],
    currentActivityLevel: { reward: 0, remainingAmount: 500_000, nextRewardEarned: 5 },
    dataList: [{ productCode: "LKH1" }],
  });
});

describe("EN-25 gifts and add-ons", () => {
  const fields = `activityCode opsType amountByQty eligibleGiveaway
    giveaways { level skuCode productCode giveawayName mediaLink price productPrice giveawayNum stock }`;
  const thing = {
    level: 1,
    skuCode: "LKH2-A",
    productCode: "LKH2",
    giveawayName: "Thing LKH2 (id)",
    mediaLink: "/pictures/products/lkh2-1.webp?v=1",
    productPrice: 99_000,
    stock: 3,
  };

  test("PR-01 PR-02 a gift by quantity has the price 0, and an empty basket has not earned it", async () => {
    const [gifts] = await activitiesOf(fields, { productCode: "LKH1" }, "id-ID");
    expect(gifts).toEqual({
      activityCode: "GIFTS",
      opsType: "GWP",
      amountByQty: true,
      eligibleGiveaway: false,
      giveaways: [{ ...thing, price: 0, giveawayNum: 2 }],
    });
  });

  test("PR-01 purchase with purchase has its own price", async () => {
    const [, , along] = await activitiesOf(fields, { productCode: "LKH1" }, "id-ID");
    expect(along).toEqual({
      activityCode: "ALONG",
      opsType: "PWP",
      amountByQty: false,
      eligibleGiveaway: false,
      giveaways: [{ ...thing, price: 49_000, giveawayNum: 1 }],
    });
  });
});

test("promotions are in display order; inactive ones are left out", async () => {
  const codes = await activitiesOf("activityCode", { productCode: "LKH1" });
  expect(codes.map((activity) => activity.activityCode)).toEqual(["GIFTS", "TIERS", "ALONG"]);
});

test("an unknown product or SKU has no promotions", async () => {
  expect(await activitiesOf("activityCode", { productCode: "XXX" })).toEqual([]);
  expect(await activitiesOf("activityCode", { skuCode: "XXX" })).toEqual([]);
});

test("a call with neither a product nor an SKU is refused with status 400", async () => {
  expect(await ask(document("activityCode"), { input: {} })).toMatchObject({
    errors: [{ extensions: { code: "INVALID_INPUT", statusCode: 400 } }],
  });
});

test("the gifts of all promotions take one statement, their product lists two", async () => {
  const statements = async (fields: string) => {
    const counter = countQueries(database);
    await activitiesOf(fields, { productCode: "LKH1" });
    counter.stop();
    return counter.statements.length;
  };
  expect(await statements("activityCode levels { level }")).toBe(1);
  // One additional statement for all gifts; two for the product codes of all promotions and their cards.
  expect(await statements("giveaways { giveawayName }")).toBe(2);
  expect(await statements("dataList { productCode }")).toBe(3);
});

test("1A-13 the product is named by an argument of its own, as documented, with the same result as inside input", async () => {
  const fields = "{ activityCode activityName ribbonText ribbonImage ribbonPosition }";
  const both = `query queryPromotionActivityByProduct($code: String!) {
    queryPromotionActivityByProduct(productCode: $code) ${fields}
    inside: queryPromotionActivityByProduct(input: { productCode: $code }) ${fields}
  }`;
  const { data } = (await ask(both, { code: "LKH1" })) as { data: Record<string, Activity[]> };
  expect(data.queryPromotionActivityByProduct?.length).toBeGreaterThan(0);
  expect(data.queryPromotionActivityByProduct).toEqual(data.inside);
  const nothing = await ask(
    "query queryPromotionActivityByProduct { queryPromotionActivityByProduct { activityCode } }",
    {},
  );
  expect(nothing).toMatchObject({ errors: [{ extensions: { code: "INVALID_INPUT" } }] });
});
