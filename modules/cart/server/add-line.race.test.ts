import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { type Added, cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { add, save } = cartFixture(database);
const tries = 100;

const quantityOf = async (skuCode: string) => {
  const { rows } = await sql<{ quantity: number }>`
    select coalesce(sum(quantity), 0) as quantity from cart.line where sku_code = ${skuCode}`.execute(database.kysely);
  return rows[0]?.quantity;
};
const atOnce = (quantity: number, name: string): Promise<Added[]> =>
  Promise.all(Array.from({ length: tries }, () => add({ productCode: name, skuCode: `${name}-A`, quantity })));
const counts = (replies: readonly Added[]) => replies.flatMap((reply) => ("count" in reply ? [reply.count] : []));
const codes = (replies: readonly Added[]) => [
  ...new Set(replies.flatMap((reply) => ("code" in reply ? [reply.code] : []))),
];

beforeAll(async () => {
  const many = Array.from({ length: 120 }, (_, index) => aProduct(`L${index}`));
  await insertProducts(database.kysely, [aProduct("MANY"), aProduct("FEW"), aProduct("FLASH"), ...many], {
    "MANY-A": { quantity: 500, sold: 0 },
    "FEW-A": { quantity: 7, sold: 0 },
  });
  await save({
    code: "FLASH1",
    kind: "flashSale",
    names: inAll("Flash"),
    beginsAt: new Date("2026-11-01T00:00:00Z"),
    endsAt: new Date("2026-12-01T00:00:00Z"),
    flashSaleSkus: [{ skuCode: "FLASH-A", price: 399_000, stock: 20, maxPerUser: 2 }],
  });
});
beforeEach(() => sql`truncate cart.line, cart.cart`.execute(database.kysely));

test("of a hundred additions at once exactly as many pass as fifty pieces allow, each with a count of its own", async () => {
  const replies = await atOnce(1, "MANY");
  expect(counts(replies).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  expect(codes(replies)).toEqual(["LIMIT_REACHED"]);
  expect(await quantityOf("MANY-A")).toBe(50);
});

test("pieces that would pass the stock together are refused one by one", async () => {
  const replies = await atOnce(2, "FEW");
  expect(counts(replies)).toHaveLength(3);
  expect(codes(replies)).toEqual(["OUT_OF_STOCK"]);
  expect(await quantityOf("FEW-A")).toBe(6);
});

test("a flash sale's limit for each customer holds too", async () => {
  const replies = await atOnce(1, "FLASH");
  expect(counts(replies)).toHaveLength(2);
  expect(codes(replies)).toEqual(["PURCHASE_LIMIT"]);
  expect(await quantityOf("FLASH-A")).toBe(2);
});

test("a hundred and twenty different things at once leave a cart of a hundred lines", async () => {
  const replies = await Promise.all(
    Array.from({ length: 120 }, (_, index) => add({ productCode: `L${index}`, skuCode: `L${index}-A`, quantity: 1 })),
  );
  expect(counts(replies)).toHaveLength(100);
  expect(codes(replies)).toEqual(["CART_FULL"]);
});
