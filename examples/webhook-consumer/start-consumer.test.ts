import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { writeWebhookEvents } from "#modules/webhooks/server/store/event-writes.ts";
import { webhookFixture } from "#modules/webhooks/server/testing/webhook-fixture.ts";
import { startConsumer } from "./start-consumer.ts";

// The shop's own sender delivers to the program over HTTP.
const { database } = await testDatabase({ maxConnections: 10 });
const clock = testClock("2026-11-15T10:00:00Z");
const { endpoint, eventOf, happened, rowsOf, statuses, work } = webhookFixture(database, clock);
const folder = await mkdtemp(join(tmpdir(), "consumer-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const paid = async (order: string, totalAmount: number) => {
  const event = eventOf(order, "order.paid");
  const object = { kind: "order", code: order, totalAmount };
  await inTransaction(database, (trx) => writeWebhookEvents(trx, [{ ...event, object }]));
  return event.id;
};

test("the example consumer writes each paid order once, also after a restart and with a rotated secret", async () => {
  const journalPath = join(folder, "sales.csv");
  let secret = "";
  let port = 0;
  const start = () => startConsumer({ port, secret, journalPath, now: clock.now });
  secret = `whsec_${Buffer.alloc(32).toString("base64")}`;
  const first = await start();
  port = Number(new URL(first.url).port);
  // The consumer has not been given the endpoint's secret yet: it refuses, and the shop keeps the events.
  secret = await endpoint("books", first.url);
  const one = await paid("BBA1", 288_000);
  await work();
  expect(await rowsOf("books")).toMatchObject([{ status: "PENDING", responseStatus: 401 }]);
  await first.close();

  const second = await start();
  clock.advance(60_000);
  await happened("BBA2", "order.sent");
  const two = await paid("BBA2", 95_000);
  await work();
  expect(await statuses("books")).toEqual(["DELIVERED", "DELIVERED", "DELIVERED"]);
  const rows = `event,at,order,rupiah\n${one},2026-11-15T10:00:00.000Z,BBA1,288000\n${two},2026-11-15T10:01:00.000Z,BBA2,95000\n`;
  expect(await readFile(journalPath, "utf8")).toBe(rows);
  await second.close();

  // Copies of an event, at once and after another start, add nothing.
  const third = await start();
  const { signedHeaders } = await import("#modules/webhooks/server/delivery/sign-webhook.ts");
  const body = JSON.stringify({
    id: one,
    type: "order.paid",
    occurredAt: clock.now().toISOString(),
    object: { code: "BBA1" },
  });
  const headers = signedHeaders([`whsec_${systemIds.token(32)}`, secret], { id: one, at: clock.now(), body });
  const send = () => fetch(third.url, { method: "POST", headers, body });
  expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await readFile(journalPath, "utf8")).toBe(rows);
  // An old request that was recorded is refused.
  clock.advance(301_000);
  expect((await send()).status).toBe(401);
  await third.close();
});
