import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { aGuest, aMember } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aMember as memberRow } from "#modules/identity/server/testing/a-member.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { cartFixture } from "../testing/cart-fixture.ts";

const { database } = await testDatabase();
const { ask, add, save } = cartFixture(database);
await memberRow(database, aMember.userCode);
const bowl = { productCode: "BOWL", skuCode: "BOWL-A", orgCode: "WH01", distributionType: "11" };
const stored = async () => {
  const { rows } = await sql<{ line: string }>`
    select owner || ' ' || sku_code || ' ' || distribution_type || ' ' || quantity as line
    from cart.line order by 1`.execute(database.kysely);
  return rows.map(({ line }) => line);
};

beforeAll(async () => {
  const stock = (quantity: number, sold = 0) => ({ quantity, sold });
  await insertProducts(
    database.kysely,
    [
      aProduct("BOWL"),
      aProduct("MANY"),
      aProduct("GONE"),
      aProduct("OLD", { onSale: false }),
      aProduct("FLASH", { skus: [aSku("FLASH-A"), aSku("FLASH-B", { options: { s_size: "EU 9" } })] }),
      aProduct("SOCKS"),
    ],
    { "MANY-A": stock(80), "GONE-A": stock(5, 5), "BOWL-A": stock(10, 2) },
  );
  await saveSources(database.kysely, [{ code: "S01", kind: "store", name: "Bandung" }]);
  await saveStock(database.kysely, [{ skuCode: "BOWL-A", sourceCode: "S01", quantity: 3 }]);
  const november = { beginsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") };
  await save(
    {
      code: "FLASH1",
      kind: "flashSale",
      names: inAll("Flash"),
      ...november,
      flashSaleSkus: [{ skuCode: "FLASH-A", price: 399_000, stock: 20, maxPerUser: 2 }],
    },
    {
      code: "PWP1",
      kind: "pwp",
      names: inAll("Socks along"),
      ...november,
      scope: "everything",
      levels: [{ threshold: 100_000, giveaways: [{ skuCode: "SOCKS-A", price: 9_000 }] }],
    },
  );
});
beforeEach(() => sql`truncate cart.line, cart.cart`.execute(database.kysely));

test("OP-50 CA-06 EN-27 adding answers with the pieces in the cart and keeps them in one line", async () => {
  expect(await add({ ...bowl, quantity: 2 })).toEqual({ count: 2 });
  expect(await add({ productCode: "MANY", skuCode: "MANY-A", orgCode: "WH01", distributionType: "11", quantity: 3 })) //
    .toEqual({ count: 5 });
  expect(await add({ ...bowl, quantity: 1 })).toEqual({ count: 6 });
  expect(await stored()).toEqual(["guest:G1 BOWL-A 11 3", "guest:G1 MANY-A 11 3"]);
});

test("PR-12 the default delivery method is home delivery, distribution type 11", async () => {
  expect(await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1 })).toEqual({ count: 1 });
  expect(await stored()).toEqual(["guest:G1 BOWL-A 11 1"]);
});

test("guests and members each have a cart of their own", async () => {
  expect(await add({ ...bowl, quantity: 1 })).toEqual({ count: 1 });
  expect(await add({ ...bowl, quantity: 4 }, { caller: aMember })).toEqual({ count: 4 });
  expect(await stored()).toEqual(["guest:G1 BOWL-A 11 1", "member:U1 BOWL-A 11 4"]);
});

test("a caller without a session is refused with 0002, and nothing is stored", async () => {
  const document = "mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { success } }";
  const anonymous: Caller = { kind: "anonymous" };
  const reply = await ask(document, { input: { ...bowl, quantity: 1 } }, { caller: anonymous });
  expect(reply.errors[0].extensions).toEqual({ code: "0002", statusCode: 401 });
  expect(await stored()).toEqual([]);
});

describe("refused, and the cart stays as it was:", () => {
  test.each([
    ["an unknown SKU", { productCode: "BOWL", skuCode: "NOPE" }, "NOT_FOUND"],
    ["the SKU of another product", { productCode: "BOWL", skuCode: "MANY-A" }, "NOT_FOUND"],
    ["what is no longer sold", { productCode: "OLD", skuCode: "OLD-A" }, "NOT_FOUND"],
    ["what is sold out", { productCode: "GONE", skuCode: "GONE-A" }, "OUT_OF_STOCK"],
    ["what no promotion sells along", { ...bowl, activityCode: "PWP1" }, "NOT_FOUND"],
    ["an unknown promotion", { productCode: "SOCKS", skuCode: "SOCKS-A", activityCode: "NOPE" }, "NOT_FOUND"],
  ])("%s", async (_title, what, code) => {
    expect(await add({ ...what, quantity: 1 })).toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  const many = { productCode: "MANY", skuCode: "MANY-A" };
  const most = { code: "LIMIT_REACHED", text: "You can buy at most 50 of this item." };
  const least = { code: "LIMIT_REACHED", text: "The quantity must be at least 1." };
  const few = { code: "OUT_OF_STOCK", text: "Only 8 left in stock." };
  test.each([
    [many, 51, most],
    [many, 70, most],
    [many, 2_147_483_647, { code: "OUT_OF_STOCK", text: expect.stringMatching(/^Only \d+ left in stock\.$/) }],
    [bowl, 51, few],
    [bowl, 2_147_483_647, few],
    [bowl, 0, least],
    [bowl, -1, least],
    [bowl, -2_147_483_648, least],
  ])("1A-09 %o, a quantity of %i, with the limit it passes", async (what, quantity, refusal) => {
    expect(await add({ ...what, quantity })).toEqual(refusal);
    expect(await stored()).toEqual([]);
  });

  test("an unknown delivery method", async () => {
    expect(await add({ ...bowl, distributionType: "31", quantity: 1 })).toMatchObject({ code: "INVALID_INPUT" });
  });
});

test("CA-12 an addition never exceeds the current stock, and the message gives the numbers in each language", async () => {
  expect(await add({ ...bowl, quantity: 9 })) //
    .toEqual({ code: "OUT_OF_STOCK", text: "Only 8 left in stock." });
  await add({ ...bowl, quantity: 6 });
  expect(await add({ ...bowl, quantity: 3 })) //
    .toEqual({ code: "OUT_OF_STOCK", text: "Only 8 left, and you already have 6 in your cart." });
  await add({ ...bowl, quantity: 2 });
  expect(await add({ ...bowl, quantity: 1 })) //
    .toEqual({ code: "OUT_OF_STOCK", text: "Only 8 left and all are already in your cart." });
  expect(await add({ ...bowl, quantity: 1 }, { locale: "id-ID" })).toMatchObject({
    text: "Hanya tersisa 8 dan semuanya sudah ada di keranjang Anda.",
  });
  expect(await add({ ...bowl, quantity: 1 }, { locale: "vi-VN" })).toMatchObject({
    text: "Chỉ còn 8 và tất cả đã có trong giỏ hàng của bạn.",
  });
  expect(await add({ ...bowl, quantity: 1 }, { locale: "zh-CN" })).toMatchObject({
    text: "仅剩 8 件，且已全部在您的购物车中。",
  });
  expect(await stored()).toEqual(["guest:G1 BOWL-A 11 8"]);
});

test("a pickup line is limited by the stock of one store", async () => {
  expect(await add({ ...bowl, distributionType: "21", quantity: 3 })).toEqual({ count: 3 });
  expect(await add({ ...bowl, distributionType: "21", quantity: 1 })).toMatchObject({ code: "OUT_OF_STOCK" });
  expect(await add({ ...bowl, quantity: 8 })).toEqual({ count: 11 });
});

test("CA-11 CA-13 BC-36 fifty of one line and no more", async () => {
  const many = { productCode: "MANY", skuCode: "MANY-A" };
  expect(await add({ ...many, quantity: 50 })).toEqual({ count: 50 });
  expect(await add({ ...many, quantity: 1 })) //
    .toEqual({ code: "LIMIT_REACHED", text: "You can buy at most 50 of this item." });
  expect(await stored()).toEqual(["guest:G1 MANY-A 11 50"]);
});

test("CA-08 a flash sale's limit holds for each buyer, with what they bought before", async () => {
  const flash = { productCode: "FLASH", skuCode: "FLASH-A" };
  const refusal = { code: "PURCHASE_LIMIT", text: "Purchase limit: 2 per customer at this price." };
  expect(await add({ ...flash, quantity: 3 })).toEqual(refusal);
  expect(await add({ ...flash, quantity: 2 })).toEqual({ count: 2 });
  expect(await add({ ...flash, quantity: 1 })).toEqual(refusal);
  expect(await add({ ...flash, skuCode: "FLASH-B", quantity: 5 })).toEqual({ count: 7 });

  await sql`insert into promotion.campaign_purchase values ('FLASH1', 'FLASH-A', 'member:U1', 1)`.execute(
    database.kysely,
  );
  expect(await add({ ...flash, quantity: 2 }, { caller: aMember })).toEqual(refusal);
  expect(await add({ ...flash, quantity: 1 }, { caller: aMember })).toEqual({ count: 1 });
});

test("what a promotion sells along is a line of its own, and counts against the same stock", async () => {
  const socks = { productCode: "SOCKS", skuCode: "SOCKS-A" };
  expect(await add({ ...socks, activityCode: "PWP1", quantity: 1 })).toEqual({ count: 1 });
  expect(await add({ ...socks, quantity: 9 })).toEqual({ count: 10 });
  expect(await add({ ...socks, quantity: 1 })).toMatchObject({ code: "OUT_OF_STOCK" });
  expect(await stored()).toEqual(["guest:G1 SOCKS-A 11 1", "guest:G1 SOCKS-A 11 9"]);
});

test("a cart holds a hundred lines, and a line that is there may still grow", async () => {
  await sql`
    insert into cart.line (owner, sku_code, quantity)
    select 'guest:G1', 'FILL-' || n, 1 from generate_series(1, 99) as n`.execute(database.kysely);
  expect(await add({ ...bowl, quantity: 1 })).toEqual({ count: 100 });
  expect(await add({ productCode: "MANY", skuCode: "MANY-A", quantity: 1 })).toMatchObject({ code: "CART_FULL" });
  expect(await add({ ...bowl, quantity: 1 })).toEqual({ count: 101 });
});

test("the cart stores the time of its last change", async () => {
  await add({ ...bowl, quantity: 1 }, { caller: aGuest });
  const { rows } = await sql`select owner, touched_at from cart.cart`.execute(database.kysely);
  expect(rows).toEqual([{ owner: "guest:G1", touched_at: new Date("2026-11-15T05:00:00Z") }]);
});

test("adding costs the same statements for any size of the cart", async () => {
  // Product descriptions are cached by the first read.
  await add({ ...bowl, quantity: 1 });
  const counter = countQueries(database);
  await add({ ...bowl, quantity: 1 });
  const first = counter.statements.length;
  await sql`
    insert into cart.line (owner, sku_code, quantity)
    select 'guest:G1', 'FILL-' || n, 1 from generate_series(1, 90) as n`.execute(database.kysely);
  counter.reset();
  await add({ ...bowl, quantity: 1 });
  counter.stop();
  // One statement reads SKU, stock and promotions; one adds to the cart.
  expect(first).toBe(2);
  expect(counter.statements).toHaveLength(2);
});
