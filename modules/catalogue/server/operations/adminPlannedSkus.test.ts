import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";
import { aProduct, aSku, insertProducts, runningShoe } from "../testing/products-fixture.ts";

const { database } = await testDatabase({ maxConnections: 8 });
await insertProducts(database.kysely, [
  runningShoe,
  aProduct("LKH2", { categoryCodes: ["WEAR"], skus: [aSku("LKH2-A", { price: 400_000, salePrice: 300_000 })] }),
]);
const { call, people, products } = await productAdminFixture(database);
await products.create("DRAFT1", { skus: { "DRAFT1-A": { options: { s_size: "EU 40" } } }, categoryCodes: ["RUN"] });

const ask = (input: object, headers?: object) =>
  call(
    `query adminPlannedSkus($input: AdminPlannedSkusInput!) { adminPlannedSkus(input: $input) {
      unknown isComplete skus { skuCode typed productCode name options picture listPrice price } } }`,
    { input },
    headers,
  );
const codes = async (input: object) => (await ask(input)).skus.map(({ skuCode }: { skuCode: string }) => skuCode);

test("typed codes, numbers and barcodes become SKUs with names and prices, in their order; the others are named", async () => {
  const found = await ask({ typed: ["B-LKH2-A", "nothing", "LKH1-blue-42", "LKH1-blue-42"] });
  expect(found).toMatchObject({ unknown: ["nothing"], isComplete: true });
  expect(found.skus).toEqual([
    {
      ...{ skuCode: "LKH2-A", typed: "B-LKH2-A", productCode: "LKH2", name: "Thing LKH2", options: "" },
      ...{ picture: "/pictures/products/lkh2-1.webp?v=1", listPrice: 400_000, price: 300_000 },
    },
    {
      ...{ skuCode: "LKH1-blue-42", typed: "LKH1-blue-42", productCode: "LKH1", name: "Road Runner" },
      ...{ options: "Blue · EU 42", picture: "/pictures/products/lkh1-blue-1.webp?v=1" },
      ...{ listPrice: 900_000, price: 675_000 },
    },
  ]);
});

test("the SKUs of a product, a brand, a category with all below it, or all are read; those without a price are left out", async () => {
  expect(await codes({ group: { kind: "PRODUCT", code: "LKH2" } })).toEqual(["LKH2-A"]);
  expect(await codes({ group: { kind: "CATEGORY", code: "SHOES" } })).toHaveLength(6);
  for (const group of [
    { kind: "CATEGORY", code: "WEAR" },
    { kind: "BRAND", code: "LKH" },
    { kind: "EVERYTHING", code: "" },
  ])
    expect(await codes({ group })).toHaveLength(7);
  expect(await codes({ group: { kind: "BRAND", code: "NONE" } })).toEqual([]);
  expect(await codes({ search: "road" })).toHaveLength(6);
});

test("exactly one question is answered, and only staff get an answer", async () => {
  expect(await ask({})).toBe("INVALID_INPUT");
  expect(await ask({ search: "road", typed: ["LKH2-A"] })).toBe("INVALID_INPUT");
  expect(await ask({ search: "road" }, people.sari)).toMatchObject({ isComplete: true });
  expect(await ask({ search: "road" }, {})).toBe("STAFF_ONLY");
});
