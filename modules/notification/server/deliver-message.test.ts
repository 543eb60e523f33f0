import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { migrate } from "#kit/postgres/migrate.ts";
import type { OutboxDelivery } from "#kit/postgres/outbox.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { Message } from "../contract/message.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { Delivery } from "./delivery.ts";
import { notificationMigrations } from "./migration-source.ts";
import { sealerOf } from "./sealer.ts";
import { messageTopic, sendMessage } from "./send-message.ts";
import { findDelivery, purgeDeliveries } from "./store/delivery-store.ts";
import { recordingSenders } from "./testing/recording-senders.ts";

const { database } = await testDatabase();
const sealer = sealerOf("a secret of the shop that is long enough", systemIds);
const noon = new Date("2026-11-15T05:00:00.000Z");
const code: Message = {
  channel: "SMS",
  to: "+6281234567890",
  locale: "en-US",
  content: { kind: "verificationCode", data: { code: "0482", validForMinutes: 5 } },
  notAfter: new Date(noon.getTime() + 5 * 60_000),
};

beforeAll(() => migrate(database.pool, [notificationMigrations]));
beforeEach(() => sql`truncate kit.outbox, notification.delivery`.execute(database.kysely));

function fixture() {
  const recording = recordingSenders();
  const clock = testClock(noon);
  const reported: Delivery[] = [];
  const handler = deliverMessage({
    database,
    clock,
    sealer,
    secret: "a secret of the hashes",
    senders: recording.senders,
    shop: { name: "Bata & Bola", url: "https://shop.example" },
    onDelivery: (delivery) => reported.push(delivery),
  });
  return { ...recording, clock, reported, handler };
}

/** Sends the message and returns what the outbox passes to its handler. */
async function queued(message: Message): Promise<OutboxDelivery> {
  const id = await inTransaction(database, (trx) => sendMessage(trx, { ids: systemIds, sealer }, message));
  const { rows } = await sql<{ topic: string; payload: unknown }>`
    select topic, payload from kit.outbox where id = ${id}`.execute(database.kysely);
  const row = rows[0];
  if (!row) throw new Error("the outbox is empty");
  return { id, ...row, attempt: 1, signal: new AbortController().signal };
}

test("a queued message contains neither its code nor its receiver in plain text", async () => {
  const delivery = await queued(code);
  expect(delivery.topic).toBe(messageTopic);
  expect(delivery.payload).toEqual({ kind: "verificationCode", channel: "SMS", sealed: expect.any(String) });
  expect(JSON.stringify(delivery.payload)).not.toMatch(/6281234567890|0482/);
});

test("a delivered message is recorded with the vendor's id, and the outbox id is the idempotency key", async () => {
  const { handler, sent, reported } = fixture();
  const delivery = await queued(code);
  await handler(delivery);
  expect(sent.SMS.map(({ key, to }) => ({ key, to }))).toEqual([{ key: delivery.id, to: "+6281234567890" }]);
  const record = {
    messageId: delivery.id,
    kind: "verificationCode",
    channel: "SMS",
    outcome: "SENT",
    vendorMessageId: "SMS-1",
    reason: null,
  };
  expect(await findDelivery(database.kysely, delivery.id)).toEqual(record);
  expect(reported).toEqual([record]);
});

test("a message that the outbox repeats after a crash is not sent again", async () => {
  const { handler, sent, reported } = fixture();
  const delivery = await queued(code);
  await handler(delivery);
  await handler({ ...delivery, attempt: 2 });
  expect(sent.SMS).toHaveLength(1);
  expect(reported).toHaveLength(1);
});

test("an unavailable channel throws without naming the receiver, and the next attempt succeeds", async () => {
  const { handler, sent, failWith, recover } = fixture();
  const delivery = await queued(code);
  failWith("SMS", { code: "CHANNEL_UNAVAILABLE", reason: "http 503" });
  await expect(handler(delivery)).rejects.toThrow(/^the channel SMS is unavailable: http 503$/);
  expect(await findDelivery(database.kysely, delivery.id)).toBeNull();
  recover("SMS");
  await handler({ ...delivery, attempt: 2 });
  expect(sent.SMS).toHaveLength(1);
});

test("a refusal is recorded and final", async () => {
  const { handler, sent, failWith, recover } = fixture();
  const delivery = await queued(code);
  failWith("SMS", { code: "REFUSED", reason: "invalid_number" });
  await handler(delivery);
  expect(await findDelivery(database.kysely, delivery.id)).toMatchObject({
    outcome: "REFUSED",
    reason: "invalid_number",
  });
  recover("SMS");
  await handler({ ...delivery, attempt: 2 });
  expect(sent.SMS).toEqual([]);
});

test("an expired code is dropped instead of sent late", async () => {
  const { handler, sent, clock } = fixture();
  const delivery = await queued(code);
  clock.advance(5 * 60_000);
  await handler(delivery);
  expect(sent.SMS).toEqual([]);
  expect(await findDelivery(database.kysely, delivery.id)).toMatchObject({ outcome: "EXPIRED", vendorMessageId: null });
});

test("old records are deleted", async () => {
  const { handler } = fixture();
  const [old, fresh] = [await queued(code), await queued(code)];
  await handler(old);
  await handler(fresh);
  await sql`update notification.delivery set recorded_at = now() - interval '31 days' where message_id = ${old.id}`.execute(
    database.kysely,
  );
  expect(await purgeDeliveries(database.kysely, 30)).toBe(1);
  expect(await findDelivery(database.kysely, old.id)).toBeNull();
  expect(await findDelivery(database.kysely, fresh.id)).not.toBeNull();
});
