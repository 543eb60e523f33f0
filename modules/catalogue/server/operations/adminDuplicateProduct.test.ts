import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";
import { productState, skuState } from "../testing/product-record-fixture.ts";
import { insertProducts } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);
const { products, duplicate } = await productAdminFixture(database);

test("MP-02 a duplicate is a draft with everything but numbers and barcodes, and SKU codes of its own", async () => {
  const skus = {
    "TRAIL-40": skuState({ options: { s_size: "EU 40" }, barcode: "8991", number: "11" }),
    OTHER: skuState({ options: { s_size: "EU 42" }, position: 1 }),
  };
  await products.create("TRAIL", { status: "onSale", skus });
  expect(await duplicate({ productCode: "TRAIL", code: "HILL" })).toMatchObject({
    success: true,
    data: { productCode: "HILL", outcome: "created" },
  });
  const { "TRAIL-40": first, OTHER: second } = skus;
  expect(await products.read("HILL")).toEqual({
    ...productState(),
    names: {
      "en-US": "Trail Runner (2)",
      "id-ID": "Trail Runner (id) (2)",
      "vi-VN": "Trail Runner (vi) (2)",
      "zh-CN": "Trail Runner (zh) (2)",
    },
    skus: {
      "HILL-40": skuState({ options: first.options }),
      "HILL-2": skuState({ options: second.options, position: 1 }),
    },
  });
  expect(await duplicate({ productCode: "TRAIL", code: "HILL" })).toMatchObject({ errorCode: "CODE_TAKEN" });
  expect(await duplicate({ productCode: "NOBODY" })).toMatchObject({ errorCode: "NOT_FOUND" });
});
