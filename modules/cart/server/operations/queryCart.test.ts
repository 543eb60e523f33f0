import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, inAll, insertProducts, runningShoe } from "#modules/catalogue/server/testing/products-fixture.ts";
import { cartFixture } from "../testing/cart-fixture.ts";

const { database } = await testDatabase();
const { ask, add, save } = cartFixture(database);

const everything = `lines {
  skuName skuCode productName productCode productSlug brandName extCode orgCode mediaLink distributionType deliveryDate
  attribute { attributeCode attributeName attributeValueNames } quantity max stock limits outStock currPrice price
  disabled pwp promotionActivity { ribbonImage ribbonPosition ribbonText } activityCode
} miniCartCount`;
const tiers = `promotionTiers {
  activityCode opsType eligibleGiveaway noTier latestTier
  currentActivityLevel { reward remainingAmount nextRewardEarned }
  giveaways { skuCode stock }
}`;
const cart = async (fields: string, as = {}) =>
  (await ask(`query queryCart { queryCart { ${fields} } }`, {}, as)).data.queryCart;

beforeAll(async () => {
  const november = { beginsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") };
  const many = Array.from({ length: 30 }, (_, index) => aProduct(`MANY${index}`, { categoryCodes: ["WEAR"] }));
  await insertProducts(
    database.kysely,
    [runningShoe, aProduct("BOWL", { categoryCodes: ["WEAR"] }), aProduct("CUP", { categoryCodes: ["WEAR"] }), ...many],
    { "LKH1-blue-42": { quantity: 60, sold: 12 } },
  );
  await save(
    {
      code: "FLASH1",
      kind: "flashSale",
      names: inAll("Flash"),
      ...november,
      ribbon: { texts: inAll("Hot"), image: "/pictures/ribbons/flash-sale.svg", position: "TOP_LEFT" },
      flashSaleSkus: [{ skuCode: "LKH1-blue-42", price: 599_000, stock: 20, maxPerUser: 3 }],
    },
    {
      code: "GIFT1",
      kind: "gwp",
      names: inAll("A gift"),
      ...november,
      scope: { categories: ["RUN"] },
      levels: [
        { threshold: 1_000_000, giveaways: [{ skuCode: "CUP-A" }] },
        { threshold: 3_000_000, giveaways: [{ skuCode: "BOWL-A" }] },
      ],
    },
    {
      code: "PIECES1",
      kind: "tier",
      names: inAll("By the piece"),
      ...november,
      amountByQty: true,
      rewardByPercentage: true,
      sort: 5,
      scope: "everything",
      levels: [
        { threshold: 2, reward: 5 },
        { threshold: 3, reward: 10 },
      ],
    },
  );
});
beforeEach(async () => {
  await sql`truncate cart.line, cart.cart`.execute(database.kysely);
  await sql`update catalogue.product set on_sale = true`.execute(database.kysely);
  await sql`update inventory.stock set sold = 0 where sku_code like 'BOWL%'`.execute(database.kysely);
});

const shoe = { productCode: "LKH1", skuCode: "LKH1-blue-42" };

test("OP-53 EN-28 a line has its product, choice, price, stock and limits in the shopper's language", async () => {
  await add({ ...shoe, quantity: 2 });
  expect(await cart(everything, { locale: "id-ID" })).toEqual({
    lines: [
      {
        skuName: "Road Runner (id)",
        skuCode: "LKH1-blue-42",
        productName: "Road Runner (id)",
        productCode: "LKH1",
        productSlug: "Road-Runner-(id)",
        brandName: "Langkah",
        extCode: "E-LKH1-blue-42",
        orgCode: "WH01",
        mediaLink: "/pictures/products/lkh1-blue-1.webp?v=1",
        distributionType: "11",
        deliveryDate: null,
        attribute: [
          { attributeCode: "s_color", attributeName: "Colour (id)", attributeValueNames: ["Blue (id)"] },
          { attributeCode: "s_size", attributeName: "Size (id)", attributeValueNames: ["EU 42 (id)"] },
        ],
        quantity: 2,
        max: 3,
        stock: 48,
        limits: 3,
        outStock: false,
        currPrice: 599_000,
        price: 900_000,
        disabled: false,
        pwp: false,
        promotionActivity: {
          ribbonImage: "/pictures/ribbons/flash-sale.svg",
          ribbonPosition: "TOP_LEFT",
          ribbonText: "Hot (id)",
        },
        activityCode: "FLASH1",
      },
    ],
    miniCartCount: 2,
  });
});

test("a pre-order shows its shipping date", async () => {
  await add({ productCode: "LKH1", skuCode: "LKH1-red-9", quantity: 1 });
  expect(await cart("lines { deliveryDate limits max }")).toEqual({
    lines: [{ deliveryDate: "2027-01-15", limits: null, max: 10 }],
  });
});

test("CA-17 a product that is sold out, withdrawn or unknown stays in the cart, marked", async () => {
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1 });
  const marks = () => cart("lines { skuCode productName quantity outStock disabled max }");
  const bowl = { skuCode: "BOWL-A", productName: "Thing BOWL", quantity: 1 };
  await sql`update inventory.stock set sold = 10 where sku_code = 'BOWL-A'`.execute(database.kysely);
  expect(await marks()).toEqual({ lines: [{ ...bowl, outStock: true, disabled: true, max: 0 }] });
  await sql`update inventory.stock set sold = 0 where sku_code = 'BOWL-A'`.execute(database.kysely);
  await sql`update catalogue.product set on_sale = false where code = 'BOWL'`.execute(database.kysely);
  expect(await marks()).toEqual({ lines: [{ ...bowl, outStock: false, disabled: true, max: 10 }] });
  await sql`update cart.line set sku_code = 'NOBODY-KNOWS'`.execute(database.kysely);
  expect(await marks()).toEqual({
    lines: [
      { skuCode: "NOBODY-KNOWS", productName: "NOBODY-KNOWS", quantity: 1, outStock: true, disabled: true, max: 0 },
    ],
  });
});

test("a caller sees their own cart only, and a caller without a session none", async () => {
  await add({ ...shoe, quantity: 1 });
  expect(await cart("lines { skuCode } miniCartCount", { caller: aMember })).toEqual({ lines: [], miniCartCount: 0 });
  const refused = await ask("query queryCart { queryCart { miniCartCount } }", {}, { caller: { kind: "anonymous" } });
  expect(refused.errors[0].extensions.code).toBe("0002");
});

test("PR-05 PR-14 the cart's promotions show their progress, and whether the gift is earned", async () => {
  await add({ ...shoe, quantity: 1 });
  const gift = (await cart(tiers)).promotionTiers[0];
  expect(gift).toEqual({
    activityCode: "GIFT1",
    opsType: "GWP",
    eligibleGiveaway: false,
    noTier: true,
    latestTier: false,
    currentActivityLevel: { reward: 0, remainingAmount: 401_000, nextRewardEarned: 0 },
    giveaways: [
      { skuCode: "CUP-A", stock: 10 },
      { skuCode: "BOWL-A", stock: 10 },
    ],
  });
  await add({ ...shoe, quantity: 1 });
  await add({ productCode: "BOWL", skuCode: "BOWL-A", quantity: 1 });
  expect((await cart(tiers)).promotionTiers).toMatchObject([
    {
      activityCode: "GIFT1",
      eligibleGiveaway: true,
      noTier: false,
      currentActivityLevel: { remainingAmount: 1_802_000 },
    },
    {
      activityCode: "PIECES1",
      latestTier: true,
      currentActivityLevel: { reward: 10, remainingAmount: 0, nextRewardEarned: 0 },
    },
  ]);
});

test("one line or thirty: the same number of statements, with or without promotions", async () => {
  const statements = async (fields: string) => {
    const counter = countQueries(database);
    await cart(fields);
    counter.stop();
    return counter.statements.length;
  };
  await add({ ...shoe, quantity: 1 });
  // Product descriptions are cached by the first read.
  await cart(`${everything} ${tiers}`);
  const few = [await statements(everything), await statements(`${everything} ${tiers}`)];
  for (let index = 0; index < 30; index += 1) {
    await add({ productCode: `MANY${index}`, skuCode: `MANY${index}-A`, quantity: 1 });
  }
  // One statement reads the cart with live stock, counters and gifts.
  expect(few).toEqual([1, 1]);
  expect([await statements(everything), await statements(`${everything} ${tiers}`)]).toEqual(few);
});

test("a cart among a hundred thousand lines is found by its index", async () => {
  await inTransaction(database, async (trx) => {
    // A shopper's statement ends after seconds; this one is as slow as the machine is busy.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      insert into cart.line (owner, sku_code, quantity)
      select 'guest:' || (n % 5000), 'S' || n, 1 from generate_series(1, 100000) as n`.execute(trx);
  });
  await sql`analyze cart.line`.execute(database.kysely);
  const { rows } = await sql<Record<string, string>>`
    explain select id from cart.line where owner = 'guest:77' order by added_at desc`.execute(database.kysely);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("line_pkey");
  expect(plan).not.toContain("Seq Scan");
});
