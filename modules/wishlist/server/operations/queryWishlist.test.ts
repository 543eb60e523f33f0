import { sql } from "kysely";
import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts, runningShoe } from "#modules/catalogue/server/testing/products-fixture.ts";
import { maxWishlistItems } from "../../contract/constants.ts";
import { wishlistFixture } from "../testing/wishlist-fixture.ts";

const { database } = await testDatabase();
const codes = Array.from({ length: maxWishlistItems }, (_, index) => `P${String(index).padStart(3, "0")}`);
await insertProducts(database.kysely, [runningShoe, ...codes.map((code) => aProduct(code))]);
const fixture = await wishlistFixture(database, ["ANI", "EKA"]);
const { add, list } = fixture;

test("D-62 the list has the member's products, newest first, with their current prices", async () => {
  await add("ANI", "P001");
  fixture.clock.advance(1000);
  await add("ANI", "LKH1");
  const { dataList, pageInfo } = await list("ANI", "productCode wishedAt product { productName salePrice }");
  expect(dataList).toEqual([
    {
      productCode: "LKH1",
      wishedAt: "2026-11-15T05:00:01.000Z",
      product: { productName: "Road Runner", salePrice: 675_000 },
    },
    {
      productCode: "P001",
      wishedAt: "2026-11-15T05:00:00.000Z",
      product: { productName: "Thing P001", salePrice: 500_000 },
    },
  ]);
  expect(pageInfo).toEqual({ totalCount: 2, hasNextPage: false });
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask(caller, "query { queryWishlist { success } }");
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});

test("a list takes the same number of statements, for any length", async () => {
  await sql`insert into wishlist.wish (user_code, product_code) select 'EKA', unnest(${codes}::text[])`.execute(
    database.kysely,
  );
  const counter = countQueries(database);
  const statements = async (pageSize: number, fields: string) => {
    counter.reset();
    const { dataList } = await list("EKA", fields, { pageSize });
    expect(dataList).toHaveLength(Math.min(pageSize, codes.length));
    return counter.statements.length;
  };
  expect([await statements(1, "productCode"), await statements(200, "productCode")]).toEqual([1, 1]);
  const cards = "productCode product { productName skuList { stock } }";
  expect([await statements(1, cards), await statements(50, cards)]).toEqual([2, 2]);
  counter.stop();
});

test("a member's page is read by its index", async () => {
  await sql`analyze wishlist.wish`.execute(database.kysely);
  const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(
    "explain select product_code, wished_at from wishlist.wish where user_code = 'EKA' order by wished_at desc, product_code limit 10",
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("wishes_newest");
});
