import { sql } from "kysely";
import { expect, test } from "vitest";
import type { InboxMessage } from "#apps/simulators/inbox/inbox-message.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { deadlineText } from "#modules/notification/server/templates/deadline.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { testShopper } from "./test-shopper.ts";

const { database, url } = await shopDatabase({ maxConnections: 10 });
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all" } });

type Sku = { readonly productCode: string; readonly skuCode: string };

async function aSku(isPreOrder: boolean): Promise<Sku> {
  const { rows } = await sql<Sku>`
    select sku.product_code as "productCode", sku.code as "skuCode" from catalogue.sku
    join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 3
    where (sku.ships_from > now()) is ${sql.raw(isPreOrder ? "true" : "not true")}
      and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.code limit 1`.execute(database.kysely);
  if (!rows[0]) throw new Error("nothing to sell");
  return rows[0];
}

const mailsTo = async (who: string): Promise<readonly InboxMessage[]> =>
  JSON.parse((await shop.get(`/dev/inbox.json?to=${who}@mail.example`)).text);

type Line = { readonly name: string; readonly quantity: number; readonly amount: number; readonly isGift: boolean };

const linesOf = async (orderCode: string): Promise<Line[]> =>
  (
    await sql<Line>`
      select name, quantity, product_amount as amount, is_gift as "isGift" from orders.line where order_code = ${orderCode}`.execute(
      database.kysely,
    )
  ).rows;

/** Buys these and waits for the confirmation at the SMTP server. */
async function bought(who: string, ...skus: readonly Sku[]) {
  const shopper = await testShopper(shop);
  for (const { productCode, skuCode } of skus) await shopper.add(productCode, skuCode, 2);
  const checkoutId = await shopper.begin();
  const shown = await shopper.fill(checkoutId, who);
  const { data } = await shopper.place(checkoutId, "once");
  if (!data) throw new Error("no order was placed");
  await expect.poll(() => mailsTo(who), { interval: 250 }).not.toEqual([]);
  const codes = data.orderCode.split(",");
  const { rows } = await sql<{ due: Date }>`
    select payment_due as due from orders.placed_order where code = ${codes[0] ?? ""}`.execute(database.kysely);
  const lines = (await Promise.all(codes.map(linesOf))).flat();
  return { shown, codes, lines, vaNumber: data.vaNumber ?? "?", total: data.totalAmount, due: rows[0]?.due };
}

test("1A-07 the order mail names items, sums, delivery, payment and deadline, in both parts", async () => {
  const order = await bought("mail-one", await aSku(false));
  const [mail, ...more] = await mailsTo("mail-one");
  expect(more).toEqual([]);
  const [code = ""] = order.codes;
  expect(mail?.subject).toBe(`Your order ${code}`);
  const expected = [
    ...order.lines.flatMap(({ name, quantity, amount, isGift }) => [
      `${quantity} × ${name}`,
      isGift ? "Gift" : rp(amount),
    ]),
    rp(order.total),
    rp((order.shown.priceInfo.freight ?? -1) - (order.shown.priceInfo.freightDiscount ?? 0)),
    order.vaNumber,
    "BCA",
    deadlineText(order.due ?? new Date(0), "en-US"),
    "Jalan Melati 5",
    `/order/detail/${code}?key=`,
  ];
  const html = mail?.html?.replaceAll("&amp;", "&") ?? "";
  for (const text of expected) {
    expect(mail?.text).toContain(text);
    expect(html).toContain(text);
  }
  // Mail programs cut messages above 100 kB.
  expect(html.length).toBeLessThan(20_000);
  const link = new URL(/https?:\S+\?key=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const page = await shop.get(link.pathname + link.search);
  expect(page.status).toBe(200);
  expect(page.text).toContain(code);
});

test("1A-15 orders that are paid together are confirmed by one mail, with one total and the items of each order", async () => {
  const purchase = await bought("mail-two", await aSku(false), await aSku(true));
  expect(purchase.codes).toHaveLength(2);
  const mails = await mailsTo("mail-two");
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text ?? "";
  for (const code of purchase.codes) {
    expect(text).toContain(`Order ${code}`);
    expect(text).toContain(`/order/detail/${code}?key=`);
  }
  for (const { name } of purchase.lines) expect(text).toContain(name);
  expect(text).toContain("paid for together");
  expect(text).toContain(`To pay: ${rp(purchase.total)}`);
  expect(text.split(purchase.vaNumber)).toHaveLength(2);
});

/** A fresh browser that opens the link of a mail, with the cookies it gets. */
async function opening(orderCode: string, accessKey: string) {
  const jar = new Map<string, string>();
  const call = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const { body, cookies } = await shop.post<Data>({ query, variables, headers: { cookie } });
    for (const text of cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    }
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data;
  };
  await call("mutation guestInit { guestInit { success } }");
  await call(
    "query getCustomOrderDetail($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) { success } }",
    { input: { orderCode, accessKey } },
  );
  return call;
}

type Replied<Data> = { readonly errorCode: string | null; readonly data: Data | null };

test("1A-04 the mail's link pays in the first browser that opens it, and shows a second one no payment; a member's link redirects to the login and back", async () => {
  const { codes, vaNumber } = await bought("mail-three", await aSku(false));
  const [code = ""] = codes;
  const [mail] = await mailsTo("mail-three");
  const key = /\?key=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const replies = [];
  for (const call of [await opening(code, key), await opening(code, key)]) {
    const { payOrder } = await call<{ payOrder: Replied<{ vaNumber: string }> }>(
      "mutation payOrder($code: String!) { payOrder(orderCode: $code) { errorCode data { vaNumber } } }",
      { code },
    );
    const { queryPaymentStatus } = await call<{
      queryPaymentStatus: Replied<{ vaNumber: string; email: string | null }>;
    }>(
      `query queryPaymentStatus($input: PaymentStatusInput!) { queryPaymentStatus(input: $input) {
        errorCode data { vaNumber email } } }`,
      { input: { orderCode: code } },
    );
    replies.push([payOrder, queryPaymentStatus]);
  }
  expect(replies).toEqual([
    [
      { errorCode: null, data: { vaNumber } },
      { errorCode: null, data: { vaNumber, email: null } },
    ],
    [
      { errorCode: "CONTACT_PROOF_REQUIRED", data: null },
      { errorCode: "NOT_FOUND", data: null },
    ],
  ]);
  const login = await shop.get(`/account/order/detail/${code}`);
  expect([login.status, login.headers.location]).toEqual([
    302,
    `/login?redirectUrl=${encodeURIComponent(`/account/order/detail/${code}`)}`,
  ]);
});
