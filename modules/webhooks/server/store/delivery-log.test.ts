import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookFixture } from "../testing/webhook-fixture.ts";
import { webhookReceiver } from "../testing/webhook-receiver.ts";
import { purgeWebhookDeliveries, replayDelivery } from "./delivery-log.ts";

const { database } = await testDatabase();
const clock = testClock("2026-11-15T10:00:00Z");
const { endpoint, happened, rowsOf, work } = webhookFixture(database, clock);
const erp = await webhookReceiver();
afterAll(() => erp.close());

const day = 24 * 3_600_000;

test("MX-05 what an endpoint that is on has not got for 30 days is deleted; a replay of that time is not", async () => {
  await endpoint("kept", erp.url);
  const replayed = await happened("BB1");
  await work();
  const waiting = await happened("BB2");
  clock.advance(29 * day);
  const [{ id } = { id: "" }] = await rowsOf("kept");
  await inTransaction(database, (trx) => replayDelivery(trx, id, clock.now()));
  await purgeWebhookDeliveries(database.kysely, clock.now());
  expect(await rowsOf("kept")).toMatchObject([{ eventId: replayed }, { eventId: waiting }]);
  clock.advance(2 * day);
  const latest = await happened("BB3");
  await purgeWebhookDeliveries(database.kysely, clock.now());
  expect(await rowsOf("kept")).toMatchObject([
    { eventId: replayed, status: "PENDING" },
    { eventId: latest, status: "PENDING" },
  ]);
});
