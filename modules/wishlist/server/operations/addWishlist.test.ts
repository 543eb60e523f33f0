import { sql } from "kysely";
import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { maxWishlistItems } from "../../contract/constants.ts";
import { wishlistFixture } from "../testing/wishlist-fixture.ts";

const { database } = await testDatabase();
const codes = Array.from({ length: maxWishlistItems + 20 }, (_, index) => `P${String(index).padStart(3, "0")}`);
await insertProducts(
  database.kysely,
  codes.map((code) => aProduct(code)),
);
const fixture = await wishlistFixture(database, ["BUDI", "CITRA", "DEWI", "EKA", "FARID"]);
const { add, list, codesOf } = fixture;

test("adding a product twice succeeds and adds it once", async () => {
  expect(await add("BUDI", "P001")).toEqual({
    success: true,
    errorCode: null,
    data: { productCode: "P001", wished: true },
  });
  expect((await add("BUDI", "P001"))?.success).toBe(true);
  expect(await codesOf("BUDI")).toEqual(["P001"]);
});

test("guests and anonymous callers are refused", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    const { errors } = await fixture.ask(caller, 'mutation { addWishlist(productCode: "P001") { success } }');
    expect(errors?.[0]?.extensions.code).toBe("0002");
  }
});

test("a product that is unknown or off sale is refused; one on the list already may go off sale", async () => {
  expect((await add("DEWI", "NOPE"))?.errorCode).toBe("PRODUCT_NOT_FOUND");
  await add("DEWI", "P009");
  await sql`update catalogue.product set on_sale = false where code = 'P009'`.execute(database.kysely);
  expect((await add("CITRA", "P009"))?.errorCode).toBe("PRODUCT_NOT_FOUND");
  expect(await codesOf("CITRA")).toEqual([]);
  expect((await add("DEWI", "P009"))?.success).toBe(true);
  expect((await list("DEWI", "productCode product { productName }")).dataList).toEqual([
    { productCode: "P009", product: null },
  ]);
});

test("parallel requests cannot pass the limit of two hundred items", async () => {
  await sql`insert into wishlist.wish (user_code, product_code)
    select 'EKA', unnest(${codes.slice(10, maxWishlistItems + 8)}::text[])`.execute(database.kysely);
  expect((await list("EKA")).pageInfo.totalCount).toBe(198);
  const replies = await Promise.all(codes.slice(-12).map((code) => add("EKA", code)));
  expect(replies.filter((reply) => reply?.success)).toHaveLength(2);
  expect(new Set(replies.map((reply) => reply?.errorCode))).toEqual(new Set([null, "WISHLIST_FULL"]));
  expect((await list("EKA", "productCode", { pageSize: maxWishlistItems })).dataList).toHaveLength(maxWishlistItems);
  // A product that is on a full list already is not refused.
  expect((await add("EKA", codes[10] ?? ""))?.success).toBe(true);
});

test("adding takes three statements: lock, product and item", async () => {
  const counter = countQueries(database);
  await add("FARID", "P001");
  expect(counter.statements).toHaveLength(3);
  counter.stop();
});

test("an item is deleted with its product and with its member", async () => {
  await add("FARID", "P003");
  await sql`delete from catalogue.product where code = 'P003'`.execute(database.kysely);
  expect(await codesOf("FARID")).toEqual(["P001"]);
  await sql`delete from identity.member where user_code = 'FARID'`.execute(database.kysely);
  const { rows } = await sql`select from wishlist.wish where user_code = 'FARID'`.execute(database.kysely);
  expect(rows).toHaveLength(0);
});
