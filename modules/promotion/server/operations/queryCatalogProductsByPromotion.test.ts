import { beforeAll, expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aFlashSale, aTier } from "../testing/a-promotion.ts";
import { promotionFixture } from "../testing/promotion-fixture.ts";

const { database } = await testDatabase();
const { ask, save } = promotionFixture(database);

type Page = { dataList: { productCode: string }[]; pageInfo: Record<string, unknown> };
type Reply = { data: { queryCatalogProductsByPromotion: { success: boolean; data: Page | null } } };

const document = (
  fields: string,
) => `query queryCatalogProductsByPromotion($input: PromotionProductsInput!, $pageInput: PageInput) {
  queryCatalogProductsByPromotion(input: $input, pageInput: $pageInput) {
    success code message errorMessage errorCode data { ${fields} }
  }
}`;
const short = document("dataList { productCode } pageInfo { hasNextPage totalCount }");
const listed = async (activityCode: string, pageInput?: Record<string, number>) => {
  const { data } = (await ask(short, { input: { activityCode }, pageInput })) as Reply;
  const page = data.queryCatalogProductsByPromotion.data;
  return { codes: page?.dataList.map((card) => card.productCode), ...page?.pageInfo };
};

beforeAll(async () => {
  const many = Array.from({ length: 12 }, (_, index) => aProduct(`MANY${String(index).padStart(2, "0")}`));
  await insertProducts(database.kysely, [
    aProduct("LKH1", { categoryCodes: ["SHOES"], skus: [aSku("LKH1-A", { price: 500_000, salePrice: 450_000 })] }),
    ...many,
  ]);
  await save(
    aFlashSale("LKH1-A", {
      remarks: inAll("two each"),
      labels: inAll("flash"),
      descriptions: inAll("cheap"),
      sort: 4,
      ribbon: { texts: inAll("Hot"), image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" },
    }),
    aTier({ code: "RUN", scope: { categories: ["RUN"] } }),
    aTier({ code: "ENDED", beginsAt: new Date("2026-01-01"), endsAt: new Date("2026-02-01") }),
    aTier({ code: "LATER", beginsAt: new Date("2026-12-01"), endsAt: new Date("2026-12-02") }),
    aTier({ code: "DRAFT", status: "draft" }),
  );
});

test("OP-40 EN-23 PR-17 a promotion's products come with prices, activities, flash sale and stock", async () => {
  const fields = `dataList {
    productCode productName images productPrice salePrice brand { brandCode brandName } attributes { attrCode }
    activities { activityType activityCode activityName activityDesc activityRemark activityLabel activitySort
      activityBegin activityEnd ribbonImage ribbonText ribbonPosition }
    skuList { skuCode extCode barcode orgCode productPrice salePrice channelSale { qty soldQty }
      skuCampaign { shippingTime maxPerUser activityPrice activityStock } }
    saleAttributes { attrCode }
  }
  promotionTiers { activityCode status levels { level } }
  pageInfo { hasNextPage totalCount }`;
  expect(await ask(document(fields), { input: { activityCode: "FLASH1" } }, "id-ID")).toEqual({
    data: {
      queryCatalogProductsByPromotion: {
        success: true,
        code: "200",
        message: null,
        errorMessage: null,
        errorCode: null,
        data: {
          dataList: [
            {
              productCode: "LKH1",
              productName: "Thing LKH1 (id)",
              images: ["/pictures/products/lkh1-1.webp?v=1"],
              productPrice: 500_000,
              salePrice: 399_000,
              brand: { brandCode: "LKH", brandName: "Langkah" },
              attributes: [],
              activities: [
                {
                  activityType: "CAMPAIGN",
                  activityCode: "FLASH1",
                  activityName: "Flash sale (id)",
                  activityDesc: "cheap (id)",
                  activityRemark: "two each (id)",
                  activityLabel: "flash (id)",
                  activitySort: 4,
                  activityBegin: "2026-11-01T00:00:00.000Z",
                  activityEnd: "2026-12-01T00:00:00.000Z",
                  ribbonImage: "/pictures/ribbons/flash-sale.svg",
                  ribbonText: "Hot (id)",
                  ribbonPosition: "TOP_LEFT",
                },
              ],
              skuList: [
                {
                  skuCode: "LKH1-A",
                  extCode: "E-LKH1-A",
                  barcode: "B-LKH1-A",
                  orgCode: "WH01",
                  productPrice: 500_000,
                  salePrice: 399_000,
                  channelSale: { qty: 10, soldQty: 0 },
                  skuCampaign: { shippingTime: null, maxPerUser: 2, activityPrice: 399_000, activityStock: 20 },
                },
              ],
              saleAttributes: [],
            },
          ],
          promotionTiers: [{ activityCode: "FLASH1", status: "RUNNING", levels: [] }],
          pageInfo: { hasNextPage: false, totalCount: 1 },
        },
      },
    },
  });
});

test("pages have ten products by default, and tell whether there are more", async () => {
  const codes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `MANY${String(from + index).padStart(2, "0")}`);
  expect(await listed("RUN")).toEqual({ codes: codes(0, 10), hasNextPage: true, totalCount: 12 });
  expect(await listed("RUN", { pageNum: 2 })).toEqual({ codes: codes(10, 12), hasNextPage: false, totalCount: 12 });
  expect(await listed("RUN", { pageNum: 3, pageSize: 5 })).toEqual({
    codes: codes(10, 12),
    hasNextPage: false,
    totalCount: 12,
  });
  expect(await listed("RUN", { pageNum: 9 })).toEqual({ codes: [], hasNextPage: false, totalCount: 12 });
});

test.each(["NOBODY", "ENDED", "LATER", "DRAFT"])("the promotion %s is reported as not active", async (code) => {
  expect(await ask(short, { input: { activityCode: code } }, "id-ID")).toEqual({
    data: {
      queryCatalogProductsByPromotion: {
        success: false,
        code: "PROMOTION_NOT_FOUND",
        message: "Promo ini sedang tidak berjalan.",
        errorMessage: "Promo ini sedang tidak berjalan.",
        errorCode: "PROMOTION_NOT_FOUND",
        data: null,
      },
    },
  });
});

test("a page size above the maximum is refused", async () => {
  const reply = await ask(short, { input: { activityCode: "RUN" }, pageInput: { pageSize: 51 } });
  expect(reply).toMatchObject({
    data: { queryCatalogProductsByPromotion: { success: false, errorCode: "INVALID_INPUT" } },
  });
});

test("the number of statements does not depend on the number of products", async () => {
  const whole = document(
    "dataList { productCode skuList { skuCode } } promotionTiers { dataList { productCode } giveaways { skuCode } }",
  );
  const counter = countQueries(database);
  await ask(whole, { input: { activityCode: "FLASH1" } });
  const few = counter.statements.length;
  counter.reset();
  await ask(whole, { input: { activityCode: "RUN" } });
  counter.stop();
  // Two statements for the promotion with its product codes and their cards; two for the first product codes and their
  // cards.
  expect(few).toBe(4);
  expect(counter.statements).toHaveLength(4);
});

test("1A-13 the promotion is named by an argument of its own, as documented; without one the call is refused", async () => {
  const direct = `query queryCatalogProductsByPromotion($activityCode: String, $pageInput: PageInput) {
    queryCatalogProductsByPromotion(activityCode: $activityCode, pageInput: $pageInput) {
      success errorCode data { dataList { productCode } promotionTiers { activityCode } pageInfo { hasNextPage totalCount } } } }`;
  const page = { pageNum: 2, pageSize: 5 };
  const { data } = (await ask(direct, { activityCode: "RUN", pageInput: page })) as Reply;
  const { dataList, pageInfo } = data.queryCatalogProductsByPromotion.data ?? {};
  expect({ codes: dataList?.map(({ productCode }) => productCode), ...pageInfo }).toEqual(await listed("RUN", page));
  expect(dataList).toHaveLength(5);
  expect(await ask(direct, {})).toMatchObject({
    data: { queryCatalogProductsByPromotion: { success: false, errorCode: "INVALID_INPUT" } },
  });
});
