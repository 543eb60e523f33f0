import { sql } from "kysely";
import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { type TestShopper, testShopper } from "./test-shopper.ts";

const { database, url } = await shopDatabase();
const shop = await startTestShop({ databaseUrl: url });

type Goods = { readonly productCode: string; readonly skuCode: string };
type Buyer = {
  readonly who: string;
  readonly shopper: TestShopper;
  readonly checkoutId: string;
  readonly goods: Goods;
};

const { rows: products } = await sql<Goods>`
  select distinct on (product_code) product_code as "productCode", code as "skuCode" from catalogue.sku
  where ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    and exists (select from inventory.stock where sku_code = sku.code and source_code = 'WH01' and quantity > sold + 20)
  order by product_code limit 3`.execute(database.kysely);

/** Twelve guests with a complete checkout of one of three products each. */
const buyers: Buyer[] = [];
for (let at = 0; at < 12; at += 1) {
  const product = products[at % products.length];
  if (!product) throw new Error("nothing to sell");
  const shopper = await testShopper(shop);
  await shopper.add(product.productCode, product.skuCode, 1 + (at % 2));
  const checkoutId = await shopper.begin();
  await shopper.fill(checkoutId, `buyer-${at}`);
  buyers.push({ who: `buyer-${at}`, shopper, checkoutId, goods: product });
}

const asks = `query look($id: ID!) { queryCheckout(checkoutId: $id) {
  errorCode data { checkoutId address { recipientEmail } lines { skuCode quantity isGift } } } }`;
type Look = {
  readonly errorCode: string | null;
  readonly data: {
    readonly checkoutId: string;
    readonly address: { readonly recipientEmail: string };
    readonly lines: readonly { readonly skuCode: string; readonly quantity: number; readonly isGift: boolean }[];
  } | null;
};
const read = async ({ shopper, checkoutId }: Pick<Buyer, "shopper" | "checkoutId">) =>
  (await shopper.ask<{ queryCheckout: Look }>(asks, { id: checkoutId })).queryCheckout;
const summary = ({ errorCode, data }: Look) => ({
  errorCode,
  id: data?.checkoutId,
  goesTo: data?.address.recipientEmail,
  goods: data?.lines.flatMap(({ skuCode, quantity, isGift }) => (isGift ? [] : [`${quantity} ${skuCode}`])),
});
const ownOf = ({ who, checkoutId, goods: { skuCode } }: Buyer, quantity: number) => ({
  errorCode: null,
  id: checkoutId,
  goesTo: `${who}@mail.example`,
  goods: [`${quantity} ${skuCode}`],
});

test("RO-15 parallel reads return each caller's own checkout and cart", async () => {
  const own = buyers.map((buyer, at) => ownOf(buyer, 1 + (at % 2)));
  expect((await Promise.all(buyers.map(read))).map(summary)).toEqual(own);
  const counts = buyers.map(({ shopper }) => shopper.ask("query miniCartCount { miniCartCount }"));
  expect(await Promise.all(counts)).toEqual(buyers.map((_, at) => ({ miniCartCount: 1 + (at % 2) })));
  const neighbours = buyers.map(({ shopper }, at) => ({ shopper, checkoutId: buyers.at(at - 1)?.checkoutId ?? "" }));
  for (const reply of await Promise.all(neighbours.map(read)))
    expect(reply).toEqual({ errorCode: "NOT_FOUND", data: null });
});

test("D-43 parallel orders that come too late are each refused for their own reason", async () => {
  const gone = products.map(({ skuCode }) => skuCode);
  await sql`update inventory.stock set quantity = sold where sku_code = any(${gone})`.execute(database.kysely);
  const replies = await Promise.all(buyers.map(({ shopper, checkoutId }) => shopper.place(checkoutId, "once")));
  expect(replies.map(({ errorCode, data }) => [errorCode, data?.checkout?.checkoutId])).toEqual(
    buyers.map(({ checkoutId }) => ["OUT_OF_STOCK", checkoutId]),
  );
  expect(replies.map(({ data }) => data?.checkout?.lines.map(({ skuCode, quantity }) => [skuCode, quantity]))).toEqual(
    buyers.map(({ goods }) => [[goods.skuCode, 0]]),
  );
  // All typed values are still there.
  const left = buyers.map((buyer) => ownOf(buyer, 0));
  expect((await Promise.all(buyers.map(read))).map(summary)).toEqual(left);
});

test("an idempotency key that the column cannot store fails only its own request", async () => {
  const keys = buyers.map((_, at) => (at % 4 === 1 ? "zero\u0000byte" : "another"));
  const placed = await Promise.allSettled(
    buyers.map(({ shopper, checkoutId }, at) => shopper.place(checkoutId, keys[at] ?? "")),
  );
  expect(placed.map(({ status }) => status)).toEqual(keys.map((key) => (key === "another" ? "fulfilled" : "rejected")));
});
