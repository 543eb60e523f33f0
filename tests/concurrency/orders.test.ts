import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Created, TestShopper } from "#apps/server/checkout/test-shopper.ts";
import { copyCheckouts } from "#apps/server/testing/copy-checkouts-fixture.ts";
import {
  expectTruth,
  plainSkus,
  purchaseShopFixture,
  type SkuRef,
  untilAnswered,
} from "#apps/server/testing/purchase-shop-fixture.ts";
import { seededRandom } from "#kit/core/seeded-random.ts";
import { figure, tries } from "#kit/testing/proof.ts";

const { database, shop, start, guests } = await purchaseShopFixture();
const db = database.kysely;
let sku: SkuRef;
let buyer: TestShopper;
let otherShopper: TestShopper;
let original = "";
let owner = "";

beforeAll(async () => {
  const [first] = await plainSkus(db, 1, 100_000);
  const [one, other] = await guests(2);
  if (!first || !one || !other) throw new Error("no test data");
  [sku, buyer, otherShopper] = [first, one, other];
  await buyer.add(sku.productCode, sku.skuCode);
  original = await buyer.begin();
  await buyer.fill(original, "buyer");
  const { rows } = await sql<{ owner: string }>`select owner from checkout.session where id = ${original}`.execute(db);
  owner = rows[0]?.owner ?? "";
});

const copies = (count: number) => copyCheckouts(db, original, Array(count).fill(owner));
const summaryOf = ({ success, data }: Created) =>
  `${success} ${data?.orderCode} ${data?.vaNumber} ${data?.totalAmount}`;

test("M3 ten parallel requests with one key are one order with one answer, also at another process and after a restart", async () => {
  const checkouts = await copies(tries(3, 100));
  let wrong = 0;
  const first: string[] = [];
  for (const { id } of checkouts) {
    const responses = await Promise.all(Array.from({ length: 10 }, () => untilAnswered(() => buyer.place(id, "key"))));
    const replies = new Set(responses.map(summaryOf));
    if (replies.size !== 1 || !responses[0]?.success) wrong += 1;
    first.push([...replies][0] ?? "");
    if ((await buyer.place(id, "key", { consent: false })).errorCode !== "KEY_REUSED") wrong += 1;
  }
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders.placed_order
    where payment_reference = any(${checkouts.map(({ id }) => id)})`.execute(db);
  const later = await start();
  const call = async (id: string): Promise<string> => {
    const { body } = await later.post<{ createOrderCustom: Created }>({
      query: `mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) {
        success errorCode data { orderCode vaNumber totalAmount } } }`,
      variables: { input: { checkoutId: id, idempotencyKey: "key", ...agreed } },
      headers: { cookie: buyer.cookie },
    });
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return summaryOf(body.data.createOrderCustom);
  };
  const again: string[] = [];
  for (const { id } of checkouts) again.push(await untilAnswered(() => call(id)));
  figure(
    "M3",
    "checkouts with two results, or another result after a restart",
    wrong + first.filter((reply, at) => reply !== again[at]).length,
  );
  expect(wrong).toBe(0);
  expect(rows).toEqual([{ orders: checkouts.length }]);
  expect(again).toEqual(first);
  await expectTruth(database);
}, 900_000);

/** Tampered variants of the page's request. Returns the wire codes. */
type Tamper = (checkoutId: string, random: () => number) => Promise<unknown>;

const numbers = [-1, 0, 0.5, 1e3, 2 ** 31, 2 ** 53, "1", null, [1], { amount: 1 }, true, "NaN", "1e3", "-1"];
const pick = <Thing>(things: readonly Thing[], random: () => number): Thing =>
  things[Math.floor(random() * things.length)] as Thing;
const raw = (query: string, variables: Record<string, unknown>, who = buyer) =>
  shop.post({ query, variables, headers: { cookie: who.cookie } }).then(({ body, status }) => {
    if (status >= 500) throw new Error(`${status} for ${JSON.stringify(variables)}`);
    const odd = body.errors?.find(({ extensions }) => extensions.code === "INTERNAL_SERVER_ERROR");
    if (odd) throw new Error(`an unexpected failure for ${JSON.stringify(variables)}`);
    return body;
  });

const place =
  "mutation createOrderCustom($input: CreateOrderInput!) { createOrderCustom(input: $input) { success data { totalAmount } } }";
const update = "mutation updateCheckout($input: UpdateCheckoutInput!) { updateCheckout(input: $input) { success } }";
const agreed = { terms: true, dataProtection: true, consent: true };

const tampers: Readonly<Record<string, Tamper>> = {
  "a price of one's own": (checkoutId, random) =>
    raw(place, {
      input: {
        checkoutId,
        ...agreed,
        [pick(["totalAmount", "price", "discount", "freight", "points"], random)]: pick(numbers, random),
      },
    }),
  "agreements that are none": (checkoutId, random) =>
    raw(place, { input: { checkoutId, ...agreed, terms: pick(numbers, random) } }),
  "another's checkout": (checkoutId) => raw(place, { input: { checkoutId, ...agreed } }, otherShopper),
  "a courier nobody has": (checkoutId, random) =>
    raw(update, { input: { checkoutId, service: pick(["JNE:FREE", "X:Y", "", "JNE", "'; --", "JNE:REG:0"], random) } }),
  "a store for what is sent home": (checkoutId) =>
    raw(update, { input: { checkoutId, deliveryType: "11", storeCode: "S01" } }),
  "a store without freight": (checkoutId) =>
    raw(update, { input: { checkoutId, deliveryType: "21", service: "JNE:REG" } }),
  "somebody's address": (checkoutId, random) =>
    raw(update, {
      input: { checkoutId, addressCode: pick(["1", "A1", "00000000-0000-4000-8000-000000000000"], random) },
    }),
  "another way to pay": (checkoutId, random) =>
    raw(update, { input: { checkoutId, paymentMethod: pick(["COD", "FREE", "VA_NONE", "va_bca", ""], random) } }),
  "a coupon nobody gave": (checkoutId, random) =>
    raw(
      "mutation applyCoupon($id: ID!, $code: String!) { applyCoupon(checkoutId: $id, couponCode: $code) { success } }",
      {
        id: checkoutId,
        code: pick(["FREE", "BATABOLA10'", "100", "%", "BATABOLA10 "], random),
      },
    ),
  "points of nobody": (checkoutId) =>
    raw('mutation redeemPoints($id: ID!) { redeemPoints(checkoutId: $id, pin: "000000") { success } }', {
      id: checkoutId,
    }),
  "pieces that are no number": (_checkoutId, random) =>
    raw("mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { success } }", {
      input: { ...sku, quantity: pick(numbers, random) },
    }),
};

test("M8 a tampered request never orders at another total than the shop's own", async () => {
  const random = seededRandom("tampered orders");
  const count = tries(33, 500);
  const kinds = Object.values(tampers);
  const checkouts = await copies(count);
  let wrong = 0;
  for (const [at, { id }] of checkouts.entries()) {
    await kinds[at % kinds.length]?.(id, random);
    const shown = await untilAnswered(() => buyer.read(id));
    const placed = shown.errorCode === "ORDER_PLACED" ? null : await untilAnswered(() => buyer.place(id, "true"));
    const { rows } = await sql<{ owner: string; ordered: number; own: number }>`
      select placed.owner, placed.total_amount::int as ordered,
        (select sum(line.pay_amount)::int from orders.line where order_code = placed.code)
          + placed.freight::int - placed.freight_discount::int + placed.fee::int as own
      from orders.placed_order as placed where payment_reference = ${id}`.execute(db);
    for (const order of rows) if (order.ordered !== order.own || order.owner !== owner) wrong += 1;
    if (placed?.success && placed.data?.totalAmount !== shown.data?.priceInfo.totalAmount) wrong += 1;
  }
  figure("M8", `${count} tampered inputs: orders for another total than the shop's own`, wrong);
  expect(wrong).toBe(0);
  await expectTruth(database);
}, 900_000);
