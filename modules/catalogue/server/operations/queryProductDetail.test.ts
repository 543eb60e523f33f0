import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { ActivePromotion, FlashSalePrice } from "../ports/promotions.ts";
import { catalogueFixture } from "../testing/catalogue-fixture.ts";
import { fixedPromotions } from "../testing/fixed-promotions.ts";
import { insertProducts, runningShoe } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [runningShoe], {
  "LKH1-red-42": { quantity: 5, sold: 5 },
  "LKH1-red-9": { quantity: 3, sold: 4 },
});

const document = `query($productCode: String!, $skuCode: String) {
  queryProductDetail(productCode: $productCode, skuCode: $skuCode) {
    saleAttributesList { attrCode attrName attrValue { valueCode valueName active swatch image } }
    skuList { skuCode skuNo stock soldQty orgCode productName salePrice productPrice shippingTime channelSale { qty soldQty }
      mediaLinkListWithType { url type } productActivities { activityCode activityName activityBegin activityEnd activityRemark }
      skuCampaign { activityPrice activityStock maxPerUser } }
    activeSkuData { skuCode }
    promotionCarousel
    remindWhenAvailable
    ribbonInfo { activityCode ribbonText ribbonImage ribbonPosition }
    originalDataInfo { productName productSlug canonicalSlug description brand { brandName brandCode }
      categories { categoryPath categoryCode categoryPathName categorySlugs }
      attributeValues { attrName value } attributes { attrCode value } certificateNo }
  }
}`;

type Detail = {
  queryProductDetail: null | {
    saleAttributesList: { attrCode: string; attrName: string; attrValue: Record<string, unknown>[] }[];
    skuList: Record<string, unknown>[];
    activeSkuData: { skuCode: string } | null;
    promotionCarousel: boolean;
    remindWhenAvailable: boolean;
    ribbonInfo: Record<string, unknown> | null;
    originalDataInfo: Record<string, unknown>;
  };
};

const fixture = catalogueFixture(database);
const detail = async (variables: Record<string, unknown>, locale?: "id-ID") => {
  const { queryProductDetail } = await fixture.ask<Detail>(document, variables, locale);
  if (!queryProductDetail) throw new Error("no product");
  return queryProductDetail;
};

test("EN-22 OP-52 a product's page has its data, categories, facts and certificates by the specification's names", async () => {
  const { originalDataInfo, remindWhenAvailable, promotionCarousel } = await detail({ productCode: "LKH1" });
  expect(originalDataInfo).toEqual({
    productName: "Road Runner",
    productSlug: "Road-Runner",
    canonicalSlug: "Road-Runner",
    description: "About LKH1",
    brand: { brandName: "Langkah", brandCode: "LKH" },
    categories: [
      {
        categoryCode: "RUN",
        categoryPath: "WEAR>SHOES>RUN",
        categoryPathName: "Wear>Shoes>Running",
        categorySlugs: ["wear", "shoes", "running-shoes"],
      },
    ],
    attributeValues: [{ attrName: "Material", value: "Knit" }],
    attributes: [{ attrCode: "material", value: "Knit" }],
    certificateNo: ["SNI: 123"],
  });
  expect({ remindWhenAvailable, promotionCarousel }).toEqual({ remindWhenAvailable: true, promotionCarousel: false });
});

test("PD-17 PD-18 EN-22 choices come with their names, sizes in the order of sizes", async () => {
  const { saleAttributesList } = await detail({ productCode: "LKH1", skuCode: "LKH1-blue-9" });
  expect(saleAttributesList).toEqual([
    {
      attrCode: "s_color",
      attrName: "Colour",
      attrValue: [
        {
          valueCode: "red",
          valueName: "Red",
          active: false,
          swatch: "#b92b18",
          image: "/pictures/products/lkh1-red-1.webp?v=1",
        },
        {
          valueCode: "blue",
          valueName: "Blue",
          active: true,
          swatch: null,
          image: "/pictures/products/lkh1-blue-1.webp?v=1",
        },
      ],
    },
    {
      attrCode: "s_size",
      attrName: "Size",
      attrValue: [
        { valueCode: "EU 9", valueName: "EU 9", active: true, swatch: null, image: null },
        { valueCode: "EU 40", valueName: "EU 40", active: false, swatch: null, image: null },
        { valueCode: "EU 42", valueName: "EU 42", active: false, swatch: null, image: null },
      ],
    },
  ]);
});

test("EN-22 an SKU has its number, prices, stock and the pictures of its own colour", async () => {
  const { skuList } = await detail({ productCode: "LKH1" });
  expect(skuList).toHaveLength(6);
  expect(skuList.find((sku) => sku.skuCode === "LKH1-blue-9")).toEqual({
    skuCode: "LKH1-blue-9",
    skuNo: "N-LKH1-blue-9",
    stock: 10,
    soldQty: 0,
    orgCode: "WH01",
    productName: "Road Runner",
    salePrice: 675_000,
    productPrice: 900_000,
    shippingTime: "2027-01-15",
    channelSale: { qty: 10, soldQty: 0 },
    mediaLinkListWithType: [
      { url: "/pictures/products/lkh1-blue-1.webp?v=1", type: "image" },
      { url: "/pictures/products/lkh1-film.mp4?v=1", type: "video" },
    ],
    productActivities: [],
    skuCampaign: null,
  });
});

test("sold out and oversold SKUs have nothing to sell", async () => {
  const { skuList } = await detail({ productCode: "LKH1" });
  const stockOf = (code: string) => skuList.find((sku) => sku.skuCode === code)?.stock;
  expect([stockOf("LKH1-red-42"), stockOf("LKH1-red-9"), stockOf("LKH1-red-40")]).toEqual([0, 0, 10]);
});

test("PD-25 the asked SKU is shown if it can be bought, else the first in stock", async () => {
  const active = async (skuCode: string | null) =>
    (await detail({ productCode: "LKH1", skuCode })).activeSkuData?.skuCode;
  expect(await active("LKH1-blue-40")).toBe("LKH1-blue-40");
  expect(await active("LKH1-red-42")).toBe("LKH1-red-40");
  expect(await active("LKH1-unknown")).toBe("LKH1-red-40");
  expect(await active(null)).toBe("LKH1-red-40");
});

test("every text is in the visitor's language", async () => {
  const { originalDataInfo, saleAttributesList } = await detail({ productCode: "LKH1" }, "id-ID");
  expect(originalDataInfo.productName).toBe("Road Runner (id)");
  expect(originalDataInfo.attributeValues).toEqual([{ attrName: "Material (id)", value: "Knit (id)" }]);
  expect(saleAttributesList[0]?.attrName).toBe("Colour (id)");
});

test("an unknown product, and one taken off sale, are not found", async () => {
  expect(await fixture.ask(document, { productCode: "NOPE" })).toEqual({ queryProductDetail: null });
  const { database: other } = await testDatabase();
  await insertProducts(other.kysely);
  await other.pool.query("update catalogue.product set on_sale = false");
  expect(await catalogueFixture(other).ask(document, { productCode: "LKH1" })).toEqual({ queryProductDetail: null });
});

const flashSale: ActivePromotion = {
  activityCode: "FS1",
  type: "CAMPAIGN",
  name: "Flash sale",
  description: "Few hours",
  remark: "While stock lasts",
  label: "Flash",
  sort: 1,
  priority: 1,
  begin: new Date("2026-11-01T00:00:00Z"),
  end: new Date("2026-12-01T00:00:00Z"),
  ribbon: { text: "Flash", image: "/pictures/ribbons/flash-sale.svg", position: "TOP_RIGHT" },
  ofSingleSkus: true,
  prices: [
    { skuCode: "LKH1-red-40", price: rupiah(450_000), left: 7, stock: 9, maxPerUser: 2, shippingTime: null },
    { skuCode: "LKH1-blue-40", price: rupiah(400_000), left: 0, stock: 5, maxPerUser: 2, shippingTime: null },
  ],
};

test("EN-22 PR-16 PR-17 an active flash sale gives its price, its stock, its chip and its ribbon", async () => {
  const promotions = fixedPromotions(() => [flashSale]);
  const reply = await catalogueFixture(database, { promotions }).ask<Detail>(document, { productCode: "LKH1" });
  const skus = reply.queryProductDetail?.skuList ?? [];
  const red = skus.find((sku) => sku.skuCode === "LKH1-red-40");
  expect(red?.salePrice).toBe(450_000);
  expect(red?.skuCampaign).toEqual({ activityPrice: 450_000, activityStock: 7, maxPerUser: 2 });
  expect(red?.productActivities).toEqual([
    {
      activityCode: "FS1",
      activityName: "Flash sale",
      activityBegin: "2026-11-01T00:00:00.000Z",
      activityEnd: "2026-12-01T00:00:00.000Z",
      activityRemark: "While stock lasts",
    },
  ]);
  // The units of the flash sale are sold out, so the normal price applies.
  expect(skus.find((sku) => sku.skuCode === "LKH1-blue-40")?.salePrice).toBe(675_000);
  expect(reply.queryProductDetail?.ribbonInfo).toEqual({
    activityCode: "FS1",
    ribbonText: "Flash",
    ribbonImage: "/pictures/ribbons/flash-sale.svg",
    ribbonPosition: "TOP_RIGHT",
  });
  expect(reply.queryProductDetail?.promotionCarousel).toBe(true);
});

const [redPrice, bluePrice] = flashSale.prices as [FlashSalePrice, FlashSalePrice];
/** Units for blue only: red, which comes first, is sold out in the flash sale. */
const blueSale: ActivePromotion = {
  ...flashSale,
  prices: [
    { ...redPrice, left: 0 },
    { ...bluePrice, left: 3 },
  ],
};
const tier: ActivePromotion = {
  ...flashSale,
  activityCode: "TIER1",
  type: "TIER",
  priority: 2,
  ofSingleSkus: false,
  prices: [],
};
const withBoth = fixedPromotions(() => [
  blueSale,
  { ...tier, ribbon: { text: "More", image: null, position: "BOTTOM" as const } },
]);

test("1A-10 ribbon, chip and price of a flash sale are on exactly the SKUs that it sells now", async () => {
  const { queryProductDetail: detail } = await catalogueFixture(database, { promotions: withBoth }).ask<{
    queryProductDetail: {
      skuList: {
        skuCode: string;
        skuCampaign: { activityPrice: number } | null;
        ribbonInfo: { ribbonText: string } | null;
        productActivities: { activityCode: string }[];
      }[];
      activities: { activityCode: string }[];
    };
  }>(
    `query($productCode: String!) { queryProductDetail(productCode: $productCode) {
      skuList { skuCode skuCampaign { activityPrice } ribbonInfo { ribbonText } productActivities { activityCode } }
      activities { activityCode } } }`,
    { productCode: "LKH1" },
  );
  expect(detail.activities).toEqual([{ activityCode: "FS1" }, { activityCode: "TIER1" }]);
  for (const { skuCode, skuCampaign, ribbonInfo, productActivities } of detail.skuList) {
    const inFlashSale = skuCode === "LKH1-blue-40";
    expect([skuCode, skuCampaign !== null]).toEqual([skuCode, inFlashSale]);
    expect([skuCode, ribbonInfo?.ribbonText]).toEqual([skuCode, inFlashSale ? "Flash" : "More"]);
    expect(productActivities.map(({ activityCode }) => activityCode)).toEqual(
      inFlashSale ? ["FS1", "TIER1"] : ["TIER1"],
    );
  }
});

test.each([
  ["nothing", {}, "LKH1-red-40", "FS1"],
  ["a flash sale by its code", { activityCode: "FS1" }, "LKH1-blue-40", "FS1"],
  ["a flash sale by its type", { activityType: "CAMPAIGN" }, "LKH1-blue-40", "FS1"],
  ["both, which agree", { activityCode: "FS1", activityType: "CAMPAIGN" }, "LKH1-blue-40", "FS1"],
  ["both, which do not", { activityCode: "FS1", activityType: "TIER" }, "LKH1-red-40", "FS1"],
  ["another promotion", { activityCode: "TIER1" }, "LKH1-red-40", "TIER1"],
  ["one that does not run", { activityCode: "NOPE" }, "LKH1-red-40", "FS1"],
  ["an SKU as well", { skuCode: "LKH1-red-40", activityCode: "FS1" }, "LKH1-red-40", "FS1"],
])(
  "1A-16 PD-25 a page requested by %s opens with the SKU of the flash sale, and lists the promotion first",
  async (_what, requested, skuCode, first) => {
    const { queryProductDetail } = await catalogueFixture(database, { promotions: withBoth }).ask<{
      queryProductDetail: { activeSkuData: { skuCode: string }; activities: { activityCode: string }[] };
    }>(
      `query($productCode: String!, $skuCode: String, $activityCode: String, $activityType: String) {
      queryProductDetail(productCode: $productCode, skuCode: $skuCode, activityCode: $activityCode, activityType: $activityType) {
        activeSkuData { skuCode } activities { activityCode } } }`,
      { productCode: "LKH1", ...requested },
    );
    expect(queryProductDetail.activeSkuData.skuCode).toBe(skuCode);
    expect(queryProductDetail.activities[0]?.activityCode).toBe(first);
  },
);

test("free shipping alone has no products of its own to show", async () => {
  const freeShipping: ActivePromotion = {
    ...flashSale,
    activityCode: "FREE",
    type: "FREE_SHIPPING",
    ofSingleSkus: false,
    prices: [],
  };
  const promotions = fixedPromotions(() => [freeShipping]);
  const reply = await catalogueFixture(database, { promotions }).ask<Detail>(document, { productCode: "LKH1" });
  expect(reply.queryProductDetail?.promotionCarousel).toBe(false);
});
