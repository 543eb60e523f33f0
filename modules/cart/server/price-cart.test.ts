import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aMember } from "#kit/graphql/testing/request-context.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aProduct, aSku, inAll, insertProducts } from "#modules/catalogue/server/testing/products-fixture.ts";
import { aMember as memberRow } from "#modules/identity/server/testing/a-member.ts";
import { saveSources, saveStock } from "#modules/inventory/server/index.ts";
import { cartFixture } from "./testing/cart-fixture.ts";

const { database } = await testDatabase();
const { ask, add, save } = cartFixture(database);
await memberRow(database, aMember.userCode);
const november = { beginsAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") };

const price = `priceInfo { productAmount promotionDiscount couponDiscount mapclubPoint freight totalAmount savedAmount }
  discounts { activityCode activityName step amount }
  gifts { activityCode activityName skuCode productCode giveawayName mediaLink giveawayNum price productPrice }
  lines { skuCode lineAmount usualAmount offerUnits campaignUnits }
  promotionTiers { activityCode eligibleGiveaway giveawayProblem currentActivityLevel { remainingAmount } }`;
const cart = async (as = {}) => (await ask(`query queryCart { queryCart { ${price} } }`, {}, as)).data.queryCart;
const put = (name: string, quantity = 1, more = {}, as = {}) =>
  add({ productCode: name, skuCode: `${name}-A`, quantity, ...more }, as);

beforeAll(async () => {
  const many = Array.from({ length: 20 }, (_, index) => aProduct(`MANY${index}`));
  await insertProducts(database.kysely, [
    aProduct("SHOE", { skus: [aSku("SHOE-A", { price: 900_000, salePrice: 800_000 })] }),
    aProduct("FLASH"),
    aProduct("SOCKS", { skus: [aSku("SOCKS-A", { price: 50_000, salePrice: 50_000 })] }),
    aProduct("CUP"),
    aProduct("MUG"),
    ...many,
  ]);
  await save(
    {
      code: "FLASH1",
      kind: "flashSale",
      names: inAll("Flash"),
      ...november,
      flashSaleSkus: [{ skuCode: "FLASH-A", price: 300_000, stock: 20, maxPerUser: 2 }],
    },
    {
      code: "ITEM1",
      kind: "item",
      names: inAll("A tenth less"),
      ...november,
      amountByQty: true,
      rewardByPercentage: true,
      scope: { products: ["SHOE"] },
      levels: [{ threshold: 1, reward: 10 }],
    },
    {
      code: "PWP1",
      kind: "pwp",
      names: inAll("Socks along"),
      ...november,
      scope: { products: ["SHOE"] },
      levels: [{ threshold: 700_000, giveaways: [{ skuCode: "SOCKS-A", price: 9_000 }] }],
    },
    {
      code: "GIFT1",
      kind: "gwp",
      names: inAll("A cup"),
      ...november,
      scope: { products: ["SHOE"] },
      levels: [{ threshold: 700_000, giveaways: [{ skuCode: "CUP-A" }, { skuCode: "MUG-A" }] }],
    },
    {
      code: "TIER1",
      kind: "tier",
      names: inAll("Spend more"),
      ...november,
      scope: "everything",
      levels: [{ threshold: 1_000_000, reward: 50_000 }],
    },
  );
});
beforeEach(async () => {
  await sql`truncate cart.line, cart.cart, promotion.campaign_purchase`.execute(database.kysely);
  await sql`update inventory.stock set sold = 0`.execute(database.kysely);
});

test("EN-29 PR-14 a cart is priced by every promotion that runs, with a record for each rupiah and the gift it has earned", async () => {
  await put("SHOE");
  await put("FLASH", 2);
  await put("SOCKS", 1, { activityCode: "PWP1" });
  expect(await cart({ locale: "id-ID" })).toEqual({
    priceInfo: {
      productAmount: 1_450_000,
      promotionDiscount: 171_000,
      couponDiscount: 0,
      mapclubPoint: 0,
      freight: null,
      totalAmount: 1_279_000,
      savedAmount: 671_000,
    },
    discounts: [
      { activityCode: "FLASH1", activityName: "Flash (id)", step: 1, amount: 400_000 },
      { activityCode: "PWP1", activityName: "Socks along (id)", step: 2, amount: 41_000 },
      { activityCode: "ITEM1", activityName: "A tenth less (id)", step: 2, amount: 80_000 },
      { activityCode: "TIER1", activityName: "Spend more (id)", step: 3, amount: 22_727 },
      { activityCode: "TIER1", activityName: "Spend more (id)", step: 3, amount: 27_273 },
    ],
    gifts: [
      {
        activityCode: "GIFT1",
        activityName: "A cup (id)",
        skuCode: "CUP-A",
        productCode: "CUP",
        giveawayName: "Thing CUP (id)",
        mediaLink: "/pictures/products/cup-1.webp?v=1",
        giveawayNum: 1,
        price: 0,
        productPrice: 500_000,
      },
    ],
    lines: [
      { skuCode: "FLASH-A", lineAmount: 600_000, usualAmount: 1_000_000, offerUnits: 0, campaignUnits: 2 },
      { skuCode: "SHOE-A", lineAmount: 720_000, usualAmount: 900_000, offerUnits: 0, campaignUnits: 0 },
      { skuCode: "SOCKS-A", lineAmount: 9_000, usualAmount: 50_000, offerUnits: 1, campaignUnits: 0 },
    ],
    promotionTiers: expect.arrayContaining([
      {
        activityCode: "GIFT1",
        eligibleGiveaway: true,
        giveawayProblem: null,
        currentActivityLevel: { remainingAmount: 0 },
      },
    ]),
  });
});

test("PR-13 a gift that is stocked at another place is not eligible, and one that is sold out is replaced", async () => {
  await put("SHOE");
  await sql`update inventory.stock set sold = quantity where sku_code = 'CUP-A'`.execute(database.kysely);
  expect((await cart()).gifts).toMatchObject([{ skuCode: "MUG-A" }]);
  await sql`update inventory.stock set sold = quantity where sku_code = 'MUG-A'`.execute(database.kysely);
  const problem = async () => {
    const { promotionTiers, gifts } = await cart();
    const gift = promotionTiers.find(({ activityCode }: { activityCode: string }) => activityCode === "GIFT1");
    return [gifts.length, gift.eligibleGiveaway, gift.giveawayProblem];
  };
  expect(await problem()).toEqual([0, false, "OUT_OF_STOCK"]);
  await saveSources(database.kysely, [{ code: "WH02", kind: "warehouse", name: "Surabaya", priority: 900 }]);
  await saveStock(database.kysely, [{ skuCode: "CUP-A", sourceCode: "WH02", quantity: 3 }]);
  expect(await problem()).toEqual([0, false, "OTHER_SOURCE"]);
});

test("what a member bought of a flash sale before is not given the flash sale's price again", async () => {
  await put("FLASH", 2, {}, { caller: aMember });
  await sql`insert into promotion.campaign_purchase values ('FLASH1', 'FLASH-A', 'member:U1', 1)`.execute(
    database.kysely,
  );
  expect((await cart({ caller: aMember })).lines).toMatchObject([{ campaignUnits: 1, lineAmount: 800_000 }]);
});

test("CA-04 a line added by an offer is marked, and has its price only as long as the offer is earned", async () => {
  await put("SHOE");
  await put("SOCKS", 2, { activityCode: "PWP1" });
  const marks = async () =>
    (await ask("query queryCart { queryCart { lines { skuCode pwp offerUnits lineAmount } } }")).data.queryCart.lines;
  expect(await marks()).toEqual([
    { skuCode: "SHOE-A", pwp: false, offerUnits: 0, lineAmount: 720_000 },
    { skuCode: "SOCKS-A", pwp: true, offerUnits: 1, lineAmount: 59_000 },
  ]);
  await sql`delete from cart.line where sku_code = 'SHOE-A'`.execute(database.kysely);
  expect(await marks()).toEqual([{ skuCode: "SOCKS-A", pwp: true, offerUnits: 0, lineAmount: 100_000 }]);
});

test("an item that cannot be bought costs nothing and stays", async () => {
  await put("SHOE");
  await put("MANY0");
  await sql`update inventory.stock set sold = quantity where sku_code = 'MANY0-A'`.execute(database.kysely);
  const { lines, priceInfo } = await cart();
  expect(lines).toMatchObject([
    { skuCode: "MANY0-A", lineAmount: 0 },
    { skuCode: "SHOE-A", lineAmount: 720_000 },
  ]);
  expect(priceInfo.totalAmount).toBe(720_000);
});

test("pricing takes the same number of statements for any cart", async () => {
  const statements = async () => {
    const counter = countQueries(database);
    await cart({ caller: aMember });
    counter.stop();
    return counter.statements.length;
  };
  await put("SHOE", 1, {}, { caller: aMember });
  // One statement reads the cart with live stock, counters, gifts and earlier purchases.
  expect(await statements()).toBe(1);
  for (let index = 0; index < 20; index += 1) await put(`MANY${index}`, 1, {}, { caller: aMember });
  expect(await statements()).toBe(1);
});

test("a new process returns the same cart as one with a warm cache", async () => {
  await put("SHOE");
  await put("CUP", 2);
  const known = [await cart(), await cart()];
  const started = cartFixture(database);
  expect([(await started.ask(`query queryCart { queryCart { ${price} } }`)).data.queryCart]).toEqual([known[1]]);
  expect(known[0]).toEqual(known[1]);
  expect(known[0].gifts).not.toEqual([]);
});
