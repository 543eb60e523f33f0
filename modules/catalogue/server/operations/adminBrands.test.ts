import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { catalogueAdminFixture } from "../testing/catalogue-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await catalogueAdminFixture(database);
await sql`insert into catalogue.brand (code, slug, name, about, merged_into) values
  ('ZZZ', 'zebra', 'Zebra 100%', '{"id-ID": "Kuda"}', null), ('OLD', 'old', 'Old', '{}', 'LKH')`.execute(
  database.kysely,
);

const brands = (variables: object = {}, headers: object = people.dewi) =>
  call(
    `query adminBrands($search: String, $page: Int) { adminBrands(search: $search, page: $page) {
      total page brands { code name slug logo products missing } } }`,
    variables,
    headers,
  );

test("brands are listed by name with their products and missing languages; merged ones are left out", async () => {
  expect(await brands({}, people.sari)).toEqual({
    total: 2,
    page: 1,
    brands: [
      { code: "LKH", name: "Langkah", slug: "langkah", logo: null, products: 1, missing: [] },
      {
        code: "ZZZ",
        name: "Zebra 100%",
        slug: "zebra",
        logo: null,
        products: 0,
        missing: ["en-US", "vi-VN", "zh-CN"],
      },
    ],
  });
});

test("a search matches name, code and address, and takes its signs literally", async () => {
  const codes = async (search: string) => (await brands({ search })).brands.map(({ code }: { code: string }) => code);
  expect(await codes("lang")).toEqual(["LKH"]);
  expect(await codes("100%")).toEqual(["ZZZ"]);
  expect(await codes("_")).toEqual([]);
  expect((await brands({ page: 2 })).brands).toEqual([]);
  expect(await brands({ page: 0 })).toBe("INVALID_INPUT");
  expect(await brands({}, {})).toBe("STAFF_ONLY");
});
