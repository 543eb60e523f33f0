import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readCatalogueNames } from "#modules/catalogue/server/index.ts";
import { recordFixture } from "../testing/record-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { recordOf, call } = await recordFixture(database);

const merge = (fromCode: string, intoCode: string) =>
  call(
    `mutation adminMergeBrands($input: AdminMergeBrandsInput!) { adminMergeBrands(input: $input) {
      success errorCode entryId products } }`,
    { input: { fromCode, intoCode, reason: "The maker was bought" } },
  );
const brandOf = async (product: string) => (await recordOf("product", product).read()).state.brandCode;

test("MP-13 MF-06 merging two brands moves their products as one entry, and one undo takes all of it back", async () => {
  await recordOf("brand", "INTO").create({ name: "Into", slug: "into" });
  const merged = await merge("LKH", "INTO");
  expect(merged).toMatchObject({ success: true, products: 1 });
  expect(await brandOf("LKH1")).toBe("INTO");
  const names = await readCatalogueNames(database.kysely);
  expect(names.brands.map(({ code }) => code)).toEqual(["INTO"]);
  expect(names.formerSlugs).toContainEqual({ kind: "brand", slug: "langkah", code: "INTO" });

  // Both histories show the one entry.
  for (const record of [recordOf("brand", "LKH"), recordOf("product", "LKH1")])
    expect((await record.history())[0]).toMatchObject({
      entryId: merged.entryId,
      action: "merge",
      records: 2,
      reason: "The maker was bought",
    });
  expect(await recordOf("brand", "LKH").save(1, { mergedInto: null })).toMatchObject({ errorCode: "INVALID_FIELDS" });

  expect(await recordOf("brand", "LKH").undo(merged.entryId)).toMatchObject({ success: true, records: 2 });
  expect(await brandOf("LKH1")).toBe("LKH");
  expect((await readCatalogueNames(database.kysely)).formerSlugs).toEqual([]);
});

test("MF-06 an undo of a merge is refused by name when one of the products has another brand by now", async () => {
  await recordOf("brand", "THIRD").create({ name: "Third", slug: "third" });
  const merged = await merge("LKH", "INTO");
  const product = recordOf("product", "LKH1");
  const { version } = await product.read();
  expect(await product.save(version, { brandCode: "THIRD" })).toMatchObject({ success: true });
  expect(await product.undo(merged.entryId)).toMatchObject({
    errorCode: "CHANGED_SINCE",
    changed: [{ type: "product", id: "LKH1", path: "brandCode" }],
  });
  const { rows } = await sql`select merged_into from catalogue.brand where code = 'LKH'`.execute(database.kysely);
  expect(rows).toEqual([{ merged_into: "INTO" }]);
});
