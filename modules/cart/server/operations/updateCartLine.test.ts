import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest, aMember } from "#kit/graphql/testing/request-context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { cartFixture } from "../testing/cart-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const { ask, add, save } = cartFixture(database);
const november = { beginsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") };

const fields = "success errorCode errorMessage data { miniCartCount cart { lines { skuCode quantity lineAmount } } }";
const update = async (lineId: string, quantity: number, as = {}) =>
  (
    await ask(
      `mutation updateCartLine($input: UpdateCartLineInput!) { updateCartLine(input: $input) { ${fields} } }`,
      { input: { lineId, quantity } },
      as,
    )
  ).data.updateCartLine;
const lineOf = async (skuCode: string, more = {}) => {
  const found = (
    await ask("query queryCart { queryCart { lines { lineId skuCode distributionType pwp problem max } } }")
  ).data.queryCart.lines;
  return found.find((line: Record<string, unknown>) =>
    Object.entries({ skuCode, ...more }).every(([name, value]) => line[name] === value),
  );
};
const stock = (skuCode: string, quantity: number) =>
  sql`update inventory.stock set quantity = ${quantity} where sku_code = ${skuCode} and source_code = 'WH01'`.execute(
    database.kysely,
  );

beforeAll(async () => {
  await insertProducts(
    database.kysely,
    ["BOWL", "MANY", "FLASH", "SOCKS"].map((code) => aProduct(code)),
    {
      "MANY-A": { quantity: 80, sold: 0 },
      "SOCKS-A": { quantity: 80, sold: 0 },
    },
  );
  await saveSources(database.kysely, [{ code: "S01", kind: "store", name: "Bandung" }]);
  await saveStock(database.kysely, [{ skuCode: "BOWL-A", sourceCode: "S01", quantity: 3 }]);
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
      scope: { products: ["MANY"] },
      levels: [{ threshold: 100_000, giveaways: [{ skuCode: "SOCKS-A", price: 9_000 }] }],
    },
  );
});
beforeEach(async () => {
  await sql`truncate cart.line, cart.cart`.execute(database.kysely);
  await stock("BOWL-A", 10);
});

test("CA-01 a line is set to the requested quantity, and the response is the whole cart with its price", async () => {
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1 });
  const { lineId } = await lineOf("BOWL-A");
  expect(await update(lineId, 4)).toEqual({
    success: true,
    errorCode: null,
    errorMessage: null,
    data: { miniCartCount: 4, cart: { lines: [{ skuCode: "BOWL-A", quantity: 4, lineAmount: 2_000_000 }] } },
  });
  expect((await update(lineId, 1)).data.miniCartCount).toBe(1);
});

describe("returns why a line cannot hold more, and leaves it unchanged", () => {
  const refusal = async (lineId: string, quantity: number) => {
    const { errorCode, errorMessage } = await update(lineId, quantity);
    return `${errorCode}: ${errorMessage}`;
  };

  test("VA-37 CA-09 only so many are left in stock", async () => {
    await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 2 });
    const { lineId } = await lineOf("BOWL-A");
    expect(await refusal(lineId, 11)).toBe("OUT_OF_STOCK: Only 10 left in stock.");
    expect((await ask("query queryCart { queryCart { miniCartCount } }")).data.queryCart.miniCartCount).toBe(2);
    await stock("BOWL-A", 0);
    expect(await refusal(lineId, 3)).toBe("OUT_OF_STOCK: This item is sold out.");
    expect((await update(lineId, 1)).success).toBe(true);
  });
  test("VA-37 CA-08 the flash sale allows each customer fewer", async () => {
    await add({ productCode: "FLASH", skuCode: "FLASH-A", quantity: 1 });
    expect(await refusal((await lineOf("FLASH-A")).lineId, 3)).toBe(
      "PURCHASE_LIMIT: Purchase limit: 2 per customer at this price.",
    );
  });
  test("VA-37 CA-10 CA-12 other lines of the same variant count too", async () => {
    await add({ productCode: "MANY", skuCode: "MANY-A", quantity: 1 });
    await add({ productCode: "SOCKS", skuCode: "SOCKS-A", quantity: 40 });
    await add({ productCode: "SOCKS", skuCode: "SOCKS-A", quantity: 5, activityCode: "PWP1" });
    const along = await lineOf("SOCKS-A", { pwp: true });
    expect(along.max).toBe(10);
    expect(await refusal(along.lineId, 11)).toBe(
      "VARIANT_LIMIT: You can buy at most 50 of one variant, and 40 are in another line of your cart.",
    );
    await stock("SOCKS-A", 42);
    expect(await refusal(along.lineId, 6)).toBe("OUT_OF_STOCK: Only 42 left, and you already have 40 in your cart.");
    await stock("SOCKS-A", 80);
  });
  test("1A-09 VA-37 CA-11 CA-13 fifty of a line at most, one at least, and any number out of range is refused with the limit it passes", async () => {
    await add({ productCode: "MANY", skuCode: "MANY-A", quantity: 1 });
    const { lineId, max } = await lineOf("MANY-A");
    expect(max).toBe(50);
    expect((await update(lineId, 50)).success).toBe(true);
    for (const quantity of [51, 80]) {
      expect(await refusal(lineId, quantity)).toBe("LIMIT_REACHED: You can buy at most 50 of this item.");
    }
    for (const quantity of [81, 2_147_483_647]) {
      expect(await refusal(lineId, quantity)).toBe("OUT_OF_STOCK: Only 80 left in stock.");
    }
    for (const quantity of [0, -1, -2_147_483_648]) {
      expect(await refusal(lineId, quantity)).toBe("LIMIT_REACHED: The quantity must be at least 1.");
    }
    expect((await lineOf("MANY-A")).problem).toBeNull();
  });
  test("a pickup line is limited by the stock of a store", async () => {
    await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1, distributionType: "21" });
    const line = await lineOf("BOWL-A", { distributionType: "21" });
    expect(line.max).toBe(3);
    expect(await refusal(line.lineId, 4)).toBe("OUT_OF_STOCK: Only 3 left in stock.");
  });
});

test("CA-02 a line that exceeds the stock is marked", async () => {
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 5 });
  expect((await lineOf("BOWL-A")).problem).toBeNull();
  await stock("BOWL-A", 3);
  expect((await lineOf("BOWL-A")).problem).toBe("Only 3 left in stock.");
  await sql`update catalogue.product set on_sale = false where code = 'BOWL'`.execute(database.kysely);
  expect((await lineOf("BOWL-A")).problem).toBe("This item is no longer available.");
  await sql`update catalogue.product set on_sale = true`.execute(database.kysely);
});

test("S7 another shopper's line and an unknown one get the same response", async () => {
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 2 });
  const { lineId } = await lineOf("BOWL-A");
  const missing = { success: false, errorCode: "NOT_FOUND", data: null };
  expect(await update(lineId, 1, { caller: aMember })).toMatchObject(missing);
  expect(await update("not-an-id", 1)).toMatchObject(missing);
});

test("M2 of many changes at once none passes a limit together with others", async () => {
  await add({ productCode: "SOCKS", skuCode: "SOCKS-A", quantity: 1 });
  await add({ productCode: "SOCKS", skuCode: "SOCKS-A", quantity: 1, activityCode: "PWP1" });
  const [one, other] = [await lineOf("SOCKS-A", { pwp: false }), await lineOf("SOCKS-A", { pwp: true })];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => update(index % 2 ? one.lineId : other.lineId, 20 + (index % 30))),
  );
  const { rows } = await sql<{ pieces: number }>`
    select sum(quantity)::int as pieces from cart.line where sku_code = 'SOCKS-A'`.execute(database.kysely);
  expect(rows[0]?.pieces).toBeLessThanOrEqual(50);
});

test("a change follows into the member's cart when the guest has signed in meanwhile", async () => {
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 2 });
  const { lineId } = await lineOf("BOWL-A");
  await sql`update cart.cart set merged_into = 'member:U1' where owner = ${`guest:${aGuest.guestId}`}`.execute(
    database.kysely,
  );
  await sql`update cart.line set owner = 'member:U1'`.execute(database.kysely);
  expect((await update(lineId, 1)).success).toBe(true);
  const { rows } = await sql`select owner, quantity from cart.line`.execute(database.kysely);
  expect(rows).toEqual([{ owner: "member:U1", quantity: 1 }]);
});
