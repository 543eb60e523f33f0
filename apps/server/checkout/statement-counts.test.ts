import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { startStatementLog } from "#kit/testing/statement-log.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { aFlashSale, aGift, aTier } from "#modules/promotion/server/testing/a-promotion.ts";
import { demoDatabase } from "../testing/demo-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { memberShopper, testShopper } from "./test-shopper.ts";

// The number of statements of an operation is constant for every size of cart or order. Counted on the wire, so that no module's query is missed;
// club and jobs run elsewhere.
const { database, url } = await demoDatabase({ maxConnections: 10 });
const log = await startStatementLog(url);
const token = "a-token-of-the-test-shop-and-its-club";
const club = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "club", SHOP_CLUB_TOKEN: token } });
const shop = await startTestShop({
  databaseUrl: log.url,
  env: { SHOP_CLUB_URL: `${club.address}/loyalty/graphql`, SHOP_CLUB_TOKEN: token },
});

const most = 50;
let skus: { skuCode: string; productCode: string }[] = [];

beforeAll(async () => {
  const { rows } = await sql<{ skuCode: string; productCode: string }>`
    select sku.code as "skuCode", sku.product_code as "productCode" from catalogue.sku
    join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.ships_from is null order by sku.code limit ${most + 1}`.execute(database.kysely);
  const [gift, ...bought] = rows;
  if (!gift || bought.length < most) throw new Error("too little to sell");
  skus = bought;
  await sql`update promotion.activity set status = 'stopped'`.execute(database.kysely);
  await sql`
    insert into inventory.stock (sku_code, source_code, quantity)
    select sku_code, 'WH01', 1000 from unnest(${rows.map(({ skuCode }) => skuCode)}::text[]) as sku_code
    on conflict (sku_code, source_code) do update set quantity = stock.sold + 1000`.execute(database.kysely);
  // A promotion's statements are needed for a single line too.
  const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };
  const saved = await inTransaction(database, async (trx) => [
    await savePromotion(trx, aTier({ ...always, levels: [{ threshold: 1, reward: 10 }] })),
    await savePromotion(
      trx,
      aGift(gift.skuCode, { ...always, levels: [{ threshold: 1, giveaways: [{ skuCode: gift.skuCode }] }] }),
    ),
    await savePromotion(
      trx,
      aFlashSale("", { ...always, flashSaleSkus: skus.map(({ skuCode }) => ({ skuCode, price: 90_000, stock: 500 })) }),
    ),
  ]);
  expect(saved.filter(({ ok }) => !ok)).toEqual([]);
});

type Walk = Record<string, string[]>;

/** Runs the whole purchase with this number of lines; the statements of each operation. */
async function walk(lines: number): Promise<Walk> {
  const counted: Walk = {};
  const count = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const { value, statements } = await log.during(work);
    counted[name] = statements.map((text) => text.replaceAll(/\s+/g, " ")).sort();
    return value;
  };
  const chosen = skus.slice(0, lines);
  const fill = (owner: string, quantity: number) =>
    sql`insert into cart.line (owner, sku_code, quantity)
      select ${owner}, sku_code, ${quantity} from unnest(${chosen.map(({ skuCode }) => skuCode)}::text[]) as sku_code
      on conflict do nothing`.execute(database.kysely);

  const [first] = chosen;
  if (!first) throw new Error("nothing to add");
  const guest = await testShopper(shop);
  await guest.add(first.productCode, first.skuCode);
  const { rows } = await sql<{ owner: string }>`select owner from cart.line`.execute(database.kysely);
  await fill(rows[0]?.owner ?? "", 1);
  await fill("member:U10000002", 2);
  await count("addToCart", () => guest.add(first.productCode, first.skuCode));
  const rani = await count("memberLogin", () => memberShopper(shop, "rani@demo.example", guest.cookie));
  const cart = await count("queryCart", () =>
    rani.ask<{ queryCart: { lines: { lineId: string }[] } }>(
      `query queryCart { queryCart { lines { lineId skuName lineAmount usualAmount problem } miniCartCount priceInfo {
        totalAmount } promotionTiers { activityCode giveaways { skuCode } } gifts { skuCode } discounts { amount } freightFrom { freight } } }`,
    ),
  );
  expect(cart.queryCart.lines).toHaveLength(lines);
  const lineId = cart.queryCart.lines[0]?.lineId;
  await count("updateCartLine", () =>
    rani.ask(
      `mutation updateCartLine($input: UpdateCartLineInput!) { updateCartLine(input: $input) { success data { cart { priceInfo { totalAmount } } } } }`,
      { input: { lineId, quantity: 4 } },
    ),
  );
  const checkoutId = await count("initCheckout", () => rani.begin());
  const shown = await count("queryCheckout", () => rani.read(checkoutId));
  const service = shown.data?.freightOffers[0]?.service;
  await count("updateCheckout", () => rani.update(checkoutId, { service, paymentMethod: "VA_BCA" }));
  const reply = "{ success errorMessage data { usesPoints coupon { code } } }";
  const coupon = await count("applyCoupon", () =>
    rani.ask(`mutation applyCoupon($id: ID!) { applyCoupon(checkoutId: $id, couponCode: "BATABOLA10") ${reply} }`, {
      id: checkoutId,
    }),
  );
  expect(coupon).toMatchObject({ applyCoupon: { success: true } });
  const points = await count("redeemPoints", () =>
    rani.ask(`mutation redeemPoints($id: ID!) { redeemPoints(checkoutId: $id, pin: "246810") ${reply} }`, {
      id: checkoutId,
    }),
  );
  expect(points).toMatchObject({ redeemPoints: { success: true, data: { usesPoints: true } } });
  const created = await count("createOrderCustom", () => rani.place(checkoutId, "k1"));
  expect(created).toMatchObject({ success: true, data: { vaNumber: expect.any(String) } });
  const orderCode = created.data?.orderCode;
  const act = (text: string) => rani.ask<Record<string, { success: boolean }>>(text, { orderCode });
  const list = await count("queryOrderList", () =>
    act("query queryOrderList { queryOrderList { data { dataList { orderCode productList { skuCode count } } } } }"),
  );
  expect(JSON.stringify(list)).toContain(orderCode);
  await count("getCustomOrderDetail", () =>
    act(`query getCustomOrderDetail($orderCode: String!) {
      getCustomOrderDetail(orderCommonInput: { orderCode: $orderCode }) { success data { amount productList { skuCode } payInfos { __typename } expressList { __typename } returns { __typename } discounts { amount } } } }`),
  );
  const paid = await count("payOrder", () =>
    act("mutation payOrder($orderCode: String!) { payOrder(orderCode: $orderCode) { success data { vaNumber } } }"),
  );
  expect(paid.payOrder?.success).toBe(true);
  const cancelled = await count("cancelOrder", () =>
    act("mutation cancelOrder($orderCode: String!) { cancelOrder(input: { orderCode: $orderCode }) { success } }"),
  );
  expect(cancelled.cancelOrder?.success).toBe(true);
  const again = await count("buyAgain", () =>
    act("mutation buyAgain($orderCode: String!) { buyAgain(orderCode: $orderCode) { success data { addedCount } } }"),
  );
  expect(again.buyAgain).toEqual({ success: true, data: { addedCount: expect.any(Number) } });
  await sql`delete from cart.line`.execute(database.kysely);
  return counted;
}

test("an operation needs the same number of statements for one line and for fifty", async () => {
  // Warm-up for queries that a connection or process runs only once.
  await walk(most);
  const [one, fifty] = [await walk(1), await walk(most)];
  expect(Object.keys(one)).toHaveLength(15);
  // A member with a gift, a tier, a flash sale, a coupon and points: everything that may need a further statement.
  const counts = Object.fromEntries(Object.entries(one).map(([name, statements]) => [name, statements.length]));
  expect(counts).toMatchObject({
    // Session, products, cart.
    addToCart: 3,
    // Session, cart.
    queryCart: 2,
    initCheckout: 4,
    queryCheckout: 6,
    updateCheckout: 6,
    applyCoupon: 12,
    redeemPoints: 11,
    createOrderCustom: 30,
  });
  for (const [name, statements] of Object.entries(one)) expect.soft(fifty[name], name).toEqual(statements);
});

test("an order that comes too late is refused after three statements that write nothing", async () => {
  const [wanted] = skus;
  if (!wanted) throw new Error("nothing to sell");
  const guest = await testShopper(shop);
  await guest.add(wanted.productCode, wanted.skuCode);
  const checkoutId = await guest.begin();
  await guest.fill(checkoutId);
  await sql`update inventory.stock set quantity = sold where sku_code = ${wanted.skuCode}`.execute(database.kysely);
  const { value, statements } = await log.during(() => guest.place(checkoutId, "late"));
  expect(value).toMatchObject({ success: false, errorCode: "OUT_OF_STOCK" });
  expect(statements.map((text) => /\b(?:select|insert|update|delete)\b/.exec(text)?.[0])).toEqual(
    Array(3).fill("select"),
  );
});
