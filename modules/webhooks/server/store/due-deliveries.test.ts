import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { mostAttempts } from "../delivery/retry-delay.ts";
import { leaseMs, webhookSender } from "../delivery/webhook-sender.ts";
import { webhookFixture } from "../testing/webhook-fixture.ts";
import { webhookReceiver } from "../testing/webhook-receiver.ts";
import { addInFlight } from "./delivery-log.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const clock = testClock("2026-11-15T10:00:00Z");
const { deps, endpoint, eventOf, happened, rowsOf, work } = webhookFixture(database, clock);
const erp = await webhookReceiver();
afterAll(() => erp.close());

test("MX-05 at most four deliveries are on their way to an endpoint, however many workers there are", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<number>();
  erp.behaviour.answer = () => held;
  await endpoint("shared", erp.url);
  for (let index = 0; index < 12; index += 1) await happened(`BB${index}`);
  const workers = [1, 2, 3].map(() => webhookSender({ ...deps, timeoutMs: 600_000 }));
  const claimed = await Promise.all(workers.map((worker) => worker.sendDue()));
  expect(claimed.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(await Promise.all(workers.map((worker) => worker.sendDue()))).toEqual([0, 0, 0]);
  release(200);
  await Promise.all(workers.map((worker) => worker.idle()));
  for (const worker of workers) await work(worker);
  expect((await rowsOf("shared")).map(({ status }) => status)).toEqual(Array(12).fill("DELIVERED"));
  await sql`delete from webhooks.endpoint`.execute(database.kysely);
});

test("MX-05 a delivery whose last attempt never had a result is given up, and the next of its object is sent", async () => {
  erp.behaviour.answer = () => 200;
  await endpoint("lost", erp.url);
  const [lost, next] = [await happened("BB20"), await happened("BB20")];
  // Each worker has died while it sent.
  await sql`
    update webhooks.delivery set attempts = ${mostAttempts}, lease = gen_random_uuid(), response_status = 500
    where event_id = ${lost}`.execute(database.kysely);
  const before = erp.received.length;
  await work();
  await work();
  expect(erp.received.slice(before)).toMatchObject([{ id: next }]);
  expect(await rowsOf("lost")).toMatchObject([
    { eventId: lost, status: "FAILED", attempts: mostAttempts, problem: "NO_RESULT", responseStatus: null },
    { eventId: next, status: "DELIVERED", attempts: 1 },
  ]);
  await sql`delete from webhooks.endpoint`.execute(database.kysely);
});

test("MX-05 a test whose process has died is sent by no worker and shown as failed, also of an endpoint that is off", async () => {
  for (const code of ["on", "off"]) {
    await endpoint(code, erp.url);
    const event = { ...eventOf(code, "order.placed"), type: "webhook.test" } as const;
    const until = new Date(clock.now().getTime() + leaseMs);
    await addInFlight(database.kysely, code, event, { lease: systemIds.uuid(), until });
  }
  await sql`update webhooks.endpoint set enabled = false where code = 'off'`.execute(database.kysely);
  const before = erp.received.length;
  await work();
  for (const code of ["on", "off"]) expect(await rowsOf(code)).toMatchObject([{ status: "PENDING", problem: null }]);
  clock.advance(leaseMs);
  await work();
  for (const code of ["on", "off"])
    expect(await rowsOf(code)).toMatchObject([{ status: "FAILED", attempts: 1, problem: "NO_RESULT" }]);
  expect(erp.received).toHaveLength(before);
});
