import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { catalogueAdminFixture } from "../testing/catalogue-admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { call, people } = await catalogueAdminFixture(database);
const db = database.kysely;
await sql`insert into catalogue.brand (code, slug, name, about) values
  ('INTO', 'into', 'Into', '{}'), ('OTHER', 'other', 'Other', '{}')`.execute(db);

const merge = (input: object, headers: object = people.dewi) =>
  call(
    `mutation adminMergeBrands($input: AdminMergeBrandsInput!) { adminMergeBrands(input: $input) {
      success errorCode errorMessage entryId products } }`,
    { input },
    headers,
  );
const brandOf = async (product: string) =>
  (await sql<{ code: string }>`select brand_code as code from catalogue.product where code = ${product}`.execute(db))
    .rows[0]?.code;

test("a brand is merged once, into another that exists, by staff who may edit", async () => {
  expect(await merge({ fromCode: "LKH", intoCode: "LKH" })).toMatchObject({ errorCode: "SAME_BRAND" });
  expect(await merge({ fromCode: "LKH", intoCode: "GONE" })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await merge({ fromCode: "LKH", intoCode: "INTO" }, people.sari)).toBe("FORBIDDEN");
  expect(await brandOf("LKH1")).toBe("LKH");
  const pressed = await Promise.all([
    merge({ fromCode: "LKH", intoCode: "INTO" }),
    merge({ fromCode: "LKH", intoCode: "INTO" }),
  ]);
  expect(pressed.filter(({ success }) => success)).toMatchObject([{ products: 1 }]);
  expect(await brandOf("LKH1")).toBe("INTO");
  expect(await merge({ fromCode: "LKH", intoCode: "OTHER" })).toMatchObject({ errorCode: "MERGED_ALREADY" });
  expect(await merge({ fromCode: "OTHER", intoCode: "LKH" })).toMatchObject({ errorCode: "MERGED_ALREADY" });
});
