import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { catalogueFixture } from "../../testing/catalogue-fixture.ts";
import { fixedPromotions } from "../../testing/fixed-promotions.ts";
import { productRecordFixture, skuState } from "../../testing/product-record-fixture.ts";
import { aProduct, insertProducts } from "../../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely, [aProduct("BOWL"), aProduct("CUP")]);
const records = productRecordFixture(database);
await records.create("NEW1", { status: "onSale", skus: { "NEW1-A": skuState({ salePrice: 400_000 }) } });

const promotion = (activityCode: string, type: string) => ({
  ...{ activityCode, type, name: activityCode, description: "", remark: "", label: "", sort: 0, priority: 0 },
  ...{ begin: new Date(0), end: new Date("2030-01-01"), ribbon: null, ofSingleSkus: false, prices: [] },
});
const promotions = [promotion("SPEND", "TIER"), promotion("GIFT", "GWP"), promotion("SHIP", "FREE_SHIPPING")];
const shop = catalogueFixture(database, { promotions: fixedPromotions(() => promotions) });
const document = `query($productCode: String!) { queryProductDetail(productCode: $productCode) {
  purchaseLimit sizeGuide shopMoreActivityCode promotionCarousel ribbonInfo { ribbonText ribbonPosition }
  skuList { salePrice shippingTime ribbonInfo { ribbonText } } originalDataInfo { certificateNo } } }`;
type Ribbon = { ribbonText: string; ribbonPosition: string } | null;
type Detail = { readonly ribbonInfo: Ribbon; readonly [field: string]: unknown };
const page = async (locale?: "id-ID") =>
  (await shop.ask<{ queryProductDetail: Detail }>(document, { productCode: "NEW1" }, locale)).queryProductDetail;
const change = async (fields: Readonly<Record<string, unknown>>) => {
  const saved = await records.change("NEW1", fields);
  if (saved.ok) return "SAVED";
  return saved.error.code === "INVALID_FIELDS"
    ? saved.error.problems.map(({ path, problem, detail }) => [path, problem, ...(detail ? [detail] : [])].join(" "))
    : saved.error.code;
};

test("MP-07 choices for a product's page are on the page after the save, and read back as saved", async () => {
  expect(await page()).toMatchObject({
    ...{ purchaseLimit: null, sizeGuide: null, shopMoreActivityCode: "GIFT", promotionCarousel: true },
    ribbonInfo: { ribbonText: "-20%" },
  });
  const chosen = {
    purchaseLimit: 2,
    ribbonTexts: { "en-US": "New", "id-ID": "Baru" },
    ribbonPosition: "BOTTOM",
    sizeGuide: "RUN-LKH",
    crossSells: ["CUP", "BOWL"],
    shopMore: "SPEND",
    certificates: [{ type: "SNI", number: "123" }],
    searchWords: ["trainers"],
  };
  expect(await change({ ...chosen, "skus/NEW1-A/shipsFrom": "2027-01-15" })).toBe("SAVED");
  expect(await records.read("NEW1")).toMatchObject(chosen);
  expect(await page("id-ID")).toEqual({
    ...{ purchaseLimit: 2, sizeGuide: "RUN-LKH", shopMoreActivityCode: "SPEND", promotionCarousel: true },
    ribbonInfo: { ribbonText: "Baru", ribbonPosition: "BOTTOM" },
    skuList: [{ salePrice: 400_000, shippingTime: "2027-01-15", ribbonInfo: { ribbonText: "Baru" } }],
    originalDataInfo: { certificateNo: ["SNI: 123"] },
  });
});

test("MP-07 a chosen promotion that does not run is replaced by the last one, and none is shown where none is set", async () => {
  expect(await change({ shopMore: "OVER" })).toBe("SAVED");
  expect(await page()).toMatchObject({ shopMoreActivityCode: "GIFT" });
  expect(await change({ shopMore: "none", sizeGuide: "none" })).toBe("SAVED");
  expect(await page()).toMatchObject({ shopMoreActivityCode: null, promotionCarousel: false, sizeGuide: "none" });
});

test("MP-07 a sale price applies from its start until its end", async () => {
  const sale = (from: string | undefined, until: string | undefined) =>
    change({ "skus/NEW1-A/saleFrom": from, "skus/NEW1-A/saleUntil": until });
  const price = async () => ((await page()).skuList as { salePrice: number }[])[0]?.salePrice;
  await sale("2026-11-15T06:00:00.000Z", undefined);
  expect(await price()).toBe(500_000);
  await sale("2026-11-15T04:00:00.000Z", "2026-11-15T06:00:00.000Z");
  expect(await price()).toBe(400_000);
  await sale(undefined, "2026-11-15T05:00:00.000Z");
  expect(await price()).toBe(500_000);
});

test("MP-07 wrong choices are refused by their field", async () => {
  expect(await change({ purchaseLimit: 0 })).toEqual(["purchaseLimit notPositive"]);
  expect(await change({ purchaseLimit: "two" })).toEqual(["purchaseLimit invalid"]);
  expect(await change({ ribbonPosition: "MIDDLE" })).toEqual(["ribbonPosition invalid"]);
  expect(await change({ "ribbonTexts/en-US": "x".repeat(25) })).toEqual(["ribbonTexts/en-US tooLong"]);
  expect(await change({ sizeGuide: "RUN" })).toEqual(["sizeGuide invalid"]);
  expect(await change({ crossSells: ["GONE"] })).toEqual(["crossSells unknown GONE"]);
  expect(await change({ crossSells: ["CUP", "CUP"] })).toEqual(["crossSells duplicate CUP"]);
});
