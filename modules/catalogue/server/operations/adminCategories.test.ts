import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { catalogueAdminFixture } from "../testing/catalogue-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await catalogueAdminFixture(database);

const categories = (headers: object = people.sari) =>
  call(`query adminCategories { adminCategories { code name slug parentCode level products missing } }`, {}, headers);

test("the tree lists each category before those below it, with its products and missing names", async () => {
  await sql`insert into catalogue.category (code, parent_code, slug, names, path, position)
    values ('TOYS', null, 'toys', '{"en-US": "Toys"}', '{TOYS}', 1)`.execute(database.kysely);
  expect(await categories()).toEqual([
    { code: "WEAR", name: "Wear", slug: "wear", parentCode: null, level: 1, products: 1, missing: [] },
    { code: "SHOES", name: "Shoes", slug: "shoes", parentCode: "WEAR", level: 2, products: 1, missing: [] },
    { code: "RUN", name: "Running", slug: "running-shoes", parentCode: "SHOES", level: 3, products: 1, missing: [] },
    {
      code: "TOYS",
      name: "Toys",
      slug: "toys",
      parentCode: null,
      level: 1,
      products: 0,
      missing: ["id-ID", "vi-VN", "zh-CN"],
    },
  ]);
  expect(await categories({})).toBe("STAFF_ONLY");
});
