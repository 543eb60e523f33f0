import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { developmentSecret } from "#apps/server/config/settings.ts";
import {
  expectTruth,
  purchaseShopFixture,
  readyCheckout,
  untilAnswered,
} from "#apps/server/testing/purchase-shop-fixture.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sealerOf, sendMessage } from "#modules/notification/server/index.ts";
import { orderStatusCodes } from "#modules/order/contract/wire/order-status-codes.ts";
import { kanalLoopback } from "./payment-gateway/testing/kanal-loopback.ts";

// The whole shop with its worker, and the folder examples/ as its extensions. Both vendors are on the loopback address.
const patient = { timeout: 120_000, interval: 200 };
const secret = "a secret that only Kanal and the shop know";
const kanal = await kanalLoopback(secret, systemClock);
const messages: URLSearchParams[] = [];
const smsVendor = createServer(async (request, response) => {
  messages.push(new URLSearchParams(await text(request)));
  response.end(`m-${messages.length}`);
});
await new Promise<void>((resolve) => smsVendor.listen(0, "127.0.0.1", resolve));
const settings = {
  KANAL_URL: kanal.url,
  KANAL_SECRET: secret,
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

test("an order is paid through the payment gateway of an extension, by its signed webhook", async () => {
  const { buyer, checkoutId } = await readyCheckout({ database, guests });
  await buyer.update(checkoutId, { paymentMethod: "WALLET_KANAL" });
  const { data } = await untilAnswered(() => buyer.place(checkoutId, "once"));
  const attempt = async () => {
    const { rows } = await sql<{ chargeId: string; state: string; redirectUrl: string; status: string }>`
      select charge_id as "chargeId", attempt.state, redirect_url as "redirectUrl", placed.status from payment.attempt
      join orders.placed_order as placed on placed.payment_reference = attempt.reference
      where placed.code = ${data?.orderCode ?? ""}`.execute(db);
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
  await expectTruth(database);
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
