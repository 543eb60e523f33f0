import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { productAdminFixture } from "../testing/product-admin-fixture.ts";
import { insertProducts } from "../testing/products-fixture.ts";

const { database } = await testDatabase();
await insertProducts(database.kysely);
const { call } = await productAdminFixture(database);

test("brands, categories with their path from the root, and attributes with their values in the order of sizes", async () => {
  const found = await call(`query adminProductChoices { adminProductChoices {
    brands { code name } categories { code name } attributes { code name values { code name swatch } } } }`);
  expect(found).toEqual({
    brands: [{ code: "LKH", name: "Langkah" }],
    categories: [
      { code: "WEAR", name: "Wear" },
      { code: "SHOES", name: "Wear › Shoes" },
      { code: "RUN", name: "Wear › Shoes › Running" },
    ],
    attributes: [
      {
        code: "s_color",
        name: "Colour",
        values: [
          { code: "blue", name: "Blue", swatch: null },
          { code: "red", name: "Red", swatch: "#b92b18" },
        ],
      },
      {
        code: "s_size",
        name: "Size",
        values: ["EU 9", "EU 40", "EU 42"].map((size) => ({ code: size, name: size, swatch: null })),
      },
    ],
  });
});

test("MP-07 a category's certificate is demanded in the categories below it too", async () => {
  await database.pool.query("update catalogue.category set required_certificate = 'SNI' where code = 'SHOES'");
  const { categories } = await call(`query adminProductChoices { adminProductChoices {
    categories { code certificates } } }`);
  expect(categories).toEqual([
    { code: "WEAR", certificates: [] },
    { code: "SHOES", certificates: ["SNI"] },
    { code: "RUN", certificates: ["SNI"] },
  ]);
});

test("the choices of another language, for a preview; a language the shop does not have is refused", async () => {
  const send = (locale: string) =>
    call(
      `query adminProductChoices($locale: String) { adminProductChoices(locale: $locale) { attributes { name } } }`,
      { locale },
    );
  expect(await send("vi-VN")).toEqual({ attributes: [{ name: "Colour (vi)" }, { name: "Size (vi)" }] });
  expect(await send("fr-FR")).toBe("INVALID_INPUT");
});
