import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookCalls } from "../testing/webhook-calls.ts";

const { database } = await testDatabase();
const { erp, log, replay, tried, endpoint, happened, work } = await webhookCalls(database);

test("MX-05 a delivered event is sent once more with the same id; of two presses the second is harmless", async () => {
  await endpoint("replayed", erp.url, ["order.paid"]);
  const eventId = await happened("BB1", "order.paid");
  await work();
  const [{ id }] = (await log({ code: "replayed" })).deliveries;
  const answers = await Promise.all([replay(id), replay(id)]);
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  expect((await log({ code: "replayed" })).deliveries).toMatchObject([{ id, status: "PENDING", attempts: 0 }]);
  await work();
  expect(erp.received.map((one) => one.id)).toEqual([eventId, eventId]);
});

test("MX-05 an unknown delivery, one on its way, a test and one of an endpoint that is off are refused", async () => {
  expect(await replay("999999")).toMatchObject({ errorCode: "NOT_FOUND" });
  const { promise, resolve } = Promise.withResolvers<number>();
  erp.behaviour.answer = () => promise;
  await endpoint("busy", erp.url, ["order.sent"]);
  await happened("BB2", "order.sent");
  const before = erp.received.length;
  const working = work();
  await erp.arrived(before + 1);
  const [{ id }] = (await log({ code: "busy" })).deliveries;
  expect(await replay(id)).toMatchObject({ errorCode: "BEING_SENT" });
  resolve(200);
  await working;
  await tried("busy");
  const [tested, busy] = (await log({ code: "busy" })).deliveries;
  const sent = erp.received.length;
  expect(await replay(tested.id)).toMatchObject({ errorCode: "TEST_EVENT" });
  await sql`update webhooks.endpoint set enabled = false where code = 'busy'`.execute(database.kysely);
  expect(await replay(busy.id)).toMatchObject({ errorCode: "ENDPOINT_OFF" });
  await sql`update webhooks.endpoint set enabled = true where code = 'busy'`.execute(database.kysely);
  await work();
  expect(erp.received).toHaveLength(sent);
});
