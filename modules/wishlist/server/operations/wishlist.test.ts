import { sql } from "kysely";
import { expect, test } from "vitest";
import { aGuest } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, runningShoe, sampleGoods } from "#modules/catalogue/server/testing/sample-goods.ts";
import { mostWishes } from "../../contract/constants.ts";
import { memberCaller, wishlistFixture } from "../testing/wishlist-fixture.ts";

const { database } = await testDatabase();
const codes = Array.from({ length: mostWishes + 20 }, (_, index) => `P${String(index).padStart(3, "0")}`);
await sampleGoods(database.kysely, [runningShoe, ...codes.map((code) => aProduct(code))]);
const members = ["ANI", "BUDI", "CITRA", "DEWI", "EKA", "FARID"];
const fixture = await wishlistFixture(database, members);

type Reply = { success: boolean; errorCode: string | null; data: { wished: boolean } | null };
type Listed = {
  queryWishlist: {
    data: {
      dataList: {
        productCode: string;
        wishedAt: string;
        product?: { productName: string; salePrice: number } | null;
      }[];
      pageInfo: { totalCount: number; hasNextPage: boolean };
    };
  };
};

const add = async (userCode: string, productCode: string) => {
  const document = `mutation($productCode: String!) {
    addWishlist(productCode: $productCode) { success errorCode data { productCode wished } } }`;
  const { data } = await fixture.ask<{ addWishlist: Reply }>(memberCaller(userCode), document, { productCode });
  return data?.addWishlist;
};
const remove = async (userCode: string, productCode: string) => {
  const document = `mutation($productCode: String!) {
    removeWishlist(productCode: $productCode) { success errorCode data { productCode wished } } }`;
  const { data } = await fixture.ask<{ removeWishlist: Reply }>(memberCaller(userCode), document, { productCode });
  return data?.removeWishlist;
};
const list = async (userCode: string, fields = "productCode", pageInput = {}) => {
  const document = `query($pageInput: PageInput) { queryWishlist(pageInput: $pageInput) {
    data { dataList { ${fields} } pageInfo { totalCount hasNextPage } } } }`;
  const { data } = await fixture.ask<Listed>(memberCaller(userCode), document, { pageInput });
  if (!data) throw new Error("no list");
  return data.queryWishlist.data;
};
const codesOf = async (userCode: string) => (await list(userCode)).dataList.map(({ productCode }) => productCode);

test("D-62 what a member wishes for is on the list, newest first, with its price now", async () => {
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

test("wishing twice, and taking off what is not there, change nothing and are no failure", async () => {
  expect(await add("BUDI", "P001")).toEqual({
    success: true,
    errorCode: null,
    data: { productCode: "P001", wished: true },
  });
  expect((await add("BUDI", "P001"))?.success).toBe(true);
  expect(await codesOf("BUDI")).toEqual(["P001"]);
  expect((await remove("BUDI", "P002"))?.success).toBe(true);
  expect(await remove("BUDI", "P001")).toEqual({
    success: true,
    errorCode: null,
    data: { productCode: "P001", wished: false },
  });
  expect(await codesOf("BUDI")).toEqual([]);
});

test("a member sees and changes their own list alone", async () => {
  await add("CITRA", "P005");
  await remove("BUDI", "P005");
  expect(await codesOf("CITRA")).toEqual(["P005"]);
  expect(await codesOf("BUDI")).toEqual([]);
});

test("guests and strangers are not let in", async () => {
  for (const caller of [aGuest, { kind: "anonymous" } as const]) {
    for (const document of [
      "query { queryWishlist { success } }",
      'mutation { addWishlist(productCode: "P001") { success } }',
      'mutation { removeWishlist(productCode: "P001") { success } }',
    ]) {
      const { errors } = await fixture.ask(caller, document);
      expect(errors?.[0]?.extensions.code).toBe("0002");
    }
  }
});

test("what is not sold cannot be wished for, and drops out of sight but stays on the list", async () => {
  expect((await add("DEWI", "NOPE"))?.errorCode).toBe("PRODUCT_NOT_FOUND");
  await add("DEWI", "P009");
  await sql`update catalogue.product set on_sale = false where code = 'P009'`.execute(database.kysely);
  expect((await add("CITRA", "P009"))?.errorCode).toBe("PRODUCT_NOT_FOUND");
  expect((await list("DEWI", "productCode product { productName }")).dataList).toEqual([
    { productCode: "P009", product: null },
  ]);
});

test("there are two hundred wishes at most, also when many are made at once", async () => {
  await sql`insert into wishlist.wish (user_code, product_code)
    select 'EKA', unnest(${codes.slice(10, mostWishes + 8)}::text[])`.execute(database.kysely);
  expect((await list("EKA")).pageInfo.totalCount).toBe(198);
  const replies = await Promise.all(codes.slice(-12).map((code) => add("EKA", code)));
  expect(replies.filter((reply) => reply?.success)).toHaveLength(2);
  expect(new Set(replies.map((reply) => reply?.errorCode))).toEqual(new Set([null, "WISHLIST_FULL"]));
  expect((await list("EKA", "productCode", { pageSize: mostWishes })).dataList).toHaveLength(mostWishes);
  // What is there already is no failure on a full list.
  expect((await add("EKA", codes[10] ?? ""))?.success).toBe(true);
});

test("a list asks the same number of statements however long it is", async () => {
  const counter = countQueries(database);
  const statements = async (pageSize: number, fields: string) => {
    counter.reset();
    await list("EKA", fields, { pageSize });
    return counter.statements.length;
  };
  expect([await statements(1, "productCode"), await statements(200, "productCode")]).toEqual([1, 1]);
  const cards = "productCode product { productName skuList { stock } }";
  expect([await statements(1, cards), await statements(50, cards)]).toEqual([2, 2]);
  counter.reset();
  await add("FARID", "P001");
  expect(counter.statements).toHaveLength(2);
  counter.stop();
});

test("a member's page is read from its index", async () => {
  await sql`analyze wishlist.wish`.execute(database.kysely);
  const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(
    "explain select product_code, wished_at from wishlist.wish where user_code = 'EKA' order by wished_at desc, product_code limit 10",
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("wishes_newest");
});

test("a wish goes with its member and with its product", async () => {
  await add("FARID", "P003");
  await sql`delete from catalogue.product where code = 'P003'`.execute(database.kysely);
  expect(await codesOf("FARID")).toEqual(["P001"]);
  await sql`delete from identity.member where user_code = 'FARID'`.execute(database.kysely);
  const { rows } = await sql`select from wishlist.wish where user_code = 'FARID'`.execute(database.kysely);
  expect(rows).toHaveLength(0);
});
