import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { smsGatewaySender } from "#adapters/messaging/sms-gateway/sms-gateway-sender.ts";
import { smtpSender } from "#adapters/messaging/smtp/smtp-sender.ts";
import { whatsAppCloudSender } from "#adapters/messaging/whatsapp-cloud/whatsapp-cloud-sender.ts";
import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { qrPng } from "#kit/images/qr-png.ts";
import { outboxJob, outboxJobName } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { startWorker } from "#kit/postgres/worker.ts";
import type { Channel } from "#modules/notification/contract/channel.ts";
import {
  type Delivery,
  deliverMessage,
  messageTopic,
  sealerOf,
  sendMessage,
} from "#modules/notification/server/index.ts";
import { simulatorFixture } from "./testing/simulator-fixture.ts";
import { vendorPaths } from "./vendors/vendor-paths.ts";

const fixture = await simulatorFixture();
const deps = { ids: systemIds, sealer: sealerOf("a secret of the shop that is long enough", systemIds) };
const from = { name: "Bata & Bola", address: "hello@shop.example" };
const email = smtpSender({ url: fixture.smtp.url, from, timeoutMs: 120_000 });
const ends: Delivery[] = [];
const problems: string[] = [];
const worker = await startWorker({
  connectionString: fixture.databaseUrl,
  concurrency: 2,
  log: (message, cause) => problems.push(`${message} ${cause instanceof Error ? cause.stack : cause}`),
  jobs: {
    [outboxJobName]: outboxJob(fixture.database, {
      [messageTopic]: deliverMessage({
        database: fixture.database,
        clock: systemClock,
        sealer: deps.sealer,
        secret: "a secret of the hashes",
        shop: { name: "Bata & Bola", url: "https://shop.example" },
        senders: {
          whatsapp: whatsAppCloudSender({ url: `${fixture.url}${vendorPaths.whatsapp}`, phoneId: "1066", token: "t" }),
          sms: smsGatewaySender({ url: `${fixture.url}${vendorPaths.sms}`, token: "t" }),
          email,
        },
        onDelivery: (delivery) => ends.push(delivery),
      }),
    }),
  },
});
afterAll(async () => {
  await worker.stop();
  email.close();
});
beforeEach(async () => {
  await fixture.clear();
  ends.length = 0;
  problems.length = 0;
});

const addresses: Record<Channel, string> = {
  WHATSAPP: "+6281234567890",
  SMS: "+6281234567891",
  EMAIL: "sari@example.com",
};

const verificationCode = (channel: Channel, code: string) => ({
  channel,
  to: addresses[channel],
  locale: "id-ID" as const,
  content: { kind: "verificationCode" as const, data: { code, validForMinutes: 5 } },
});

test.each(["WHATSAPP", "SMS", "EMAIL"] as const)("a code sent by %s reaches the inbox", async (channel) => {
  const id = await inTransaction(fixture.database, (trx) => sendMessage(trx, deps, verificationCode(channel, "0482")));
  await expect.poll(() => ends, { timeout: 120_000 }).toHaveLength(1);
  expect(ends).toMatchObject([{ messageId: id, channel, outcome: "SENT" }]);
  const query = `?to=${encodeURIComponent(addresses[channel])}&channel=${channel}`;
  expect(await fixture.inbox(query)).toMatchObject([{ channel, to: addresses[channel], code: "0482" }]);
});

test("D-44 the e-mail about an order to collect contains the QR code of its code", async () => {
  const pickup = { code: "K7M2Q9", store: "Senayan" };
  const data = { orderCode: "BBK7M2Q9XW4T", event: "ready", path: "/order", pickup } as const;
  const email = { ...verificationCode("EMAIL", ""), content: { kind: "orderChanged", data } } as const;
  await inTransaction(fixture.database, (trx) => sendMessage(trx, deps, email));
  await expect.poll(() => ends, { timeout: 120_000 }).toHaveLength(1);
  const [arrived] = await fixture.inbox(`?to=${addresses.EMAIL}&channel=EMAIL`);
  expect(arrived?.text).toContain("\nK7M2Q9\n");
  expect(arrived?.html).toContain(`<img src="data:image/png;base64,${qrPng("K7M2Q9").toString("base64")}"`);
});

test("a rolled back transaction sends nothing", async () => {
  const undone = inTransaction(fixture.database, async (trx) => {
    await sendMessage(trx, deps, verificationCode("SMS", "1111"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  // A later message proves that the worker has been through the queue since.
  await inTransaction(fixture.database, (trx) => sendMessage(trx, deps, verificationCode("SMS", "2222")));
  await expect.poll(() => ends, { timeout: 120_000 }).toHaveLength(1);
  expect((await fixture.inbox()).map(({ code }) => code)).toEqual(["2222"]);
});

test("a vendor outage delays the message, and neither log nor table contains the receiver", async () => {
  await fixture.misbehave({ channel: "WHATSAPP", mode: "error" });
  const id = await inTransaction(fixture.database, (trx) =>
    sendMessage(trx, deps, verificationCode("WHATSAPP", "0482")),
  );
  const row = async () => {
    const { rows } = await sql<{ last_error: string | null }>`
      select * from kit.outbox where id = ${id}`.execute(fixture.database.kysely);
    return rows[0];
  };
  await expect
    .poll(async () => (await row())?.last_error, { timeout: 120_000 })
    .toBe("the channel WHATSAPP is unavailable: http 500, code 131000");
  const whileWaiting = await row();
  expect(await fixture.inbox()).toEqual([]);
  await fixture.misbehave({ channel: "WHATSAPP", mode: "ok" });
  await expect.poll(() => ends, { timeout: 120_000 }).toHaveLength(1);
  expect((await fixture.inbox()).map(({ code }) => code)).toEqual(["0482"]);
  expect(problems.join()).toContain("the channel WHATSAPP is unavailable");
  expect(JSON.stringify([whileWaiting, await row(), ends, problems])).not.toMatch(/6281234567890|"0482"/);
});
