import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { developmentSecret } from "#apps/server/config/settings.ts";
import {
  expectTruth,
  plainSkus,
  purchaseShopFixture,
  readyCheckout,
  untilAnswered,
} from "#apps/server/testing/purchase-shop-fixture.ts";
import { saveByStaff } from "#apps/server/testing/save-by-staff.ts";
import { staffSession } from "#apps/server/testing/staff-session.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sealerOf, sendMessage } from "#modules/notification/server/index.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { kilatLoopback } from "./courier/testing/kilat-loopback.ts";
import { kanalLoopback } from "./payment-gateway/testing/kanal-loopback.ts";

// The whole shop with its worker, and the folder examples/ as its extensions. The vendors are on the loopback address.
const patient = { timeout: 120_000, interval: 200 };
const secret = "a secret that only Kanal and the shop know";
const kanal = await kanalLoopback(secret, systemClock);
const token = "a token that only Kilat and the shop know";
const kilat = await kilatLoopback(token);
const messages: URLSearchParams[] = [];
const smsVendor = createServer(async (request, response) => {
  messages.push(new URLSearchParams(await text(request)));
  response.end(`m-${messages.length}`);
});
await new Promise<void>((resolve) => smsVendor.listen(0, "127.0.0.1", resolve));
const settings = {
  KANAL_URL: kanal.url,
  KANAL_SECRET: secret,
  KILAT_URL: kilat.url,
  KILAT_TOKEN: token,
  FORM_SMS_URL: `http://127.0.0.1:${(smsVendor.address() as AddressInfo).port}/send`,
  FORM_SMS_ACCOUNT: "shop",
  FORM_SMS_TOKEN: "token",
};
Object.assign(process.env, settings);
const { database, shop, guests } = await purchaseShopFixture({
  SHOP_EXTENSIONS: "examples",
  SHOP_EXTENSION_SENDERS: "sms",
  SHOP_SECRET: developmentSecret,
});
const db = database.kysely;
afterAll(() => {
  for (const name of Object.keys(settings)) delete process.env[name];
  smsVendor.closeAllConnections();
  smsVendor.close();
});

/** The services a checkout offers with what they cost. */
const offersOf = async ({ buyer, checkoutId }: Awaited<ReturnType<typeof readyCheckout>>) =>
  Object.fromEntries((await buyer.read(checkoutId)).data?.freightOffers.map((one) => [one.service, one.price]) ?? []);

/** Pays an order at the wallet, whose signed webhook tells the shop. */
async function payAtKanal(orderCode: string): Promise<void> {
  const attempt = async () => {
    const { rows } = await sql<{ chargeId: string; state: string; redirectUrl: string; status: string }>`
      select charge_id as "chargeId", attempt.state, redirect_url as "redirectUrl", placed.status from payment.attempt
      join orders.placed_order as placed on placed.payment_reference = attempt.reference
      where placed.code = ${orderCode}`.execute(db);
    return rows[0];
  };
  await expect.poll(async () => (await attempt())?.state, patient).toBe("open");
  const open = await attempt();
  expect(open?.redirectUrl).toMatch(/^https:\/\/kanal\.example\/pay\//);

  const send = (webhook: ReturnType<typeof kanal.webhook>) =>
    fetch(shop.address + webhook.path, { method: "POST", headers: webhook.headers, body: webhook.body });
  kanal.ledger.pay(open?.chargeId ?? "");
  expect((await send(kanal.webhook(open?.chargeId ?? "", "another secret"))).status).toBe(401);
  expect((await attempt())?.status).toBe(orderStatusCodes.awaitingPayment);
  expect((await send(kanal.webhook(open?.chargeId ?? ""))).status).toBe(200);
  await expect.poll(async () => (await attempt())?.status, patient).toBe(orderStatusCodes.paid);
}

/** A session without a second step, which the audit of the data would name: it is ended before. */
const endStaffSessions = () => sql`delete from staff.session`.execute(db);

test("an order is sent by the courier and paid through the payment gateway of an extension", async () => {
  const ready = await readyCheckout({ database, guests });
  const { buyer, checkoutId } = ready;
  // A slow machine may miss the time limit of a quote.
  await expect.poll(() => offersOf(ready), patient).toMatchObject({ "KILAT:MOTOR": expect.any(Number) });
  const offers = await offersOf(ready);
  expect(Object.keys(offers)).toEqual(expect.arrayContaining(["KILAT:SEPEDA", "JNE:REG"]));
  const { data: chosen } = await buyer.update(checkoutId, { service: "KILAT:MOTOR", paymentMethod: "WALLET_KANAL" });
  const kilograms = kilat.vendor.quotes.at(-1)?.parcels[0]?.kilograms ?? 0;
  expect(chosen?.priceInfo.freight).toBe(21_000 + 4_000 * (kilograms - 1));
  const { data } = await untilAnswered(() => buyer.place(checkoutId, "once"));
  await payAtKanal(data?.orderCode ?? "");

  const headers = await staffSession(database, "rani@extensions.test", "admin");
  const { body: shown } = await shop.postToAdmin<{ adminOrderSheets: readonly { service: string }[] }>({
    query: `query adminOrderSheets($codes: [String!]!) { adminOrderSheets(orderCodes: $codes) { service } }`,
    variables: { codes: [data?.orderCode] },
    headers,
  });
  const [sheet] = shown.data?.adminOrderSheets ?? [];
  expect(sheet?.service).toBe("KILAT:MOTOR");
  await endStaffSessions();
  await expectTruth(database);
});

test("a promotion of an extension's kind is edited, priced, placed and reported like the engine's own", async () => {
  await sql`update promotion.activity set status = 'stopped'`.execute(db);
  const headers = await staffSession(database, "dewi@extensions.test", "admin");
  const names = {
    "en-US": "Second one half",
    "id-ID": "Kedua separuh",
    "vi-VN": "Món hai nửa giá",
    "zh-CN": "第二件半价",
  };
  const { save } = saveByStaff(shop, headers);
  const offer = {
    ...{ status: "active", kind: "tier", names, scope: { everything: true } },
    ...{ beginsAt: "2026-01-01T00:00:00.000Z", endsAt: "2099-01-01T00:00:00.000Z" },
  };
  const settings = { pieces: 2, percent: 50 };
  await expect(
    save("promotion", "SECOND_HALF", null, { ...offer, rule: { code: "cheapest-off", settings: { pieces: 1 } } }),
  ).rejects.toThrow(/rule\/settings\/pieces.*2–20.*rule\/settings\/percent/);
  await save("promotion", "SECOND_HALF", null, { ...offer, rule: { code: "cheapest-off", settings } });
  const { text: editor } = await shop.get("/admin/promotions/SECOND_HALF", { headers });
  for (const shown of ["Cheapest piece for less", "Discount in percent", "Count each SKU by itself"])
    expect(editor).toContain(shown);

  const [buyer] = await guests(1);
  if (!buyer) throw new Error("no guest");
  for (const { productCode, skuCode } of await plainSkus(db, 2, 1_000)) await buyer.add(productCode, skuCode);
  const { queryCart } = await buyer.ask<{
    queryCart: { promotionDiscounts: readonly { activityName: string; amount: number }[] };
  }>("query queryCart { queryCart { promotionDiscounts { activityName amount } } }");
  const checkoutId = await buyer.begin();
  const { lines, priceInfo } = await buyer.fill(checkoutId, "half");
  const half = Math.floor(Math.min(...lines.map(({ amount }) => amount)) / 2);
  expect(queryCart.promotionDiscounts).toEqual([{ activityName: names["en-US"], amount: half }]);
  expect(priceInfo).toMatchObject({ promotionDiscount: half });
  await buyer.update(checkoutId, { paymentMethod: "WALLET_KANAL" });
  const { data } = await untilAnswered(() => buyer.place(checkoutId, "half"));
  const { rows } = await sql<{ name: string; amount: number }>`
    select name, sum(amount)::int as amount from orders.discount where order_code = ${data?.orderCode ?? ""}
    group by name`.execute(db);
  expect(rows).toEqual([{ name: names["en-US"], amount: half }]);
  await payAtKanal(data?.orderCode ?? "");

  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const reported = async () => {
    const { body } = await shop.postToAdmin<{ adminReport: { rows: readonly { key: string; name: string }[] } }>({
      query: "query adminReport($input: AdminReportInput!) { adminReport(input: $input) { rows { key name } } }",
      variables: { input: { report: "promotions", from: day, until: day, step: "day" } },
      headers,
    });
    return body.data?.adminReport.rows;
  };
  await expect.poll(reported, patient).toContainEqual({ key: "SECOND_HALF", name: names["en-US"] });
  await endStaffSessions();
  await expectTruth(database);
});

test("checkouts offer the other couriers while an extension's courier is silent, and the log names the extension", async () => {
  kilat.vendor.fault = "silent";
  const ready = await readyCheckout({ database, guests });
  // Another destination: rates of the first one are kept.
  const address = {
    ...{ recipientFirstName: "Ana", recipientLastName: "Wijaya", recipientMobile: "081234567890" },
    ...{ recipientEmail: "payer@mail.example", address1: "Jalan Melati 5", zipCode: "40111" },
    ...{ state: "32", city: "32.73", district: "32.73.05" },
  };
  const { data } = await ready.buyer.update(ready.checkoutId, { address });
  const services = data?.freightOffers.map(({ service }) => service) ?? [];
  expect(services).toContain("JNE:REG");
  expect(services.filter((service) => service.startsWith("KILAT:"))).toEqual([]);
  expect(shop.logged()).toMatch(/"extension":"courier".*no rates within 2000 ms/);
  await ready.buyer.update(ready.checkoutId, { service: "JNE:REG" });
  const placed = await untilAnswered(() => ready.buyer.place(ready.checkoutId, "meanwhile"));
  expect(placed).toMatchObject({ success: true });
  kilat.vendor.fault = null;
});

test("an SMS is sent by the sender of an extension, once, with the outbox key as its reference", async () => {
  const sealer = sealerOf(developmentSecret, systemIds);
  const content = { kind: "verificationCode", data: { code: "4821", validForMinutes: 5 } } as const;
  const message = { channel: "SMS", to: "+6281234567890", locale: "en-US", content } as const;
  await inTransaction(database, (trx) => sendMessage(trx, { ids: systemIds, sealer }, message));
  await expect.poll(() => messages.map((form) => form.get("text")), patient).toEqual([expect.stringContaining("4821")]);
  expect(messages[0]?.get("to")).toBe("+6281234567890");
  expect(messages[0]?.get("reference")).toMatch(/./);
});
