import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookCalls } from "../testing/webhook-calls.ts";

const { database } = await testDatabase();
const { staff, erp, added, endpoint, log, rotate, tried, work } = await webhookCalls(database);

test("MX-05 a test is sent now, once for each key, and shows the answer", async () => {
  await added("tested");
  await rotate("tested");
  const key = systemIds.uuid();
  const before = erp.received.length;
  const answers = [await tried("tested", key), await tried("tested", key)];
  expect(answers).toMatchObject([1, 2].map(() => ({ success: true, data: { eventId: key, responseStatus: 200 } })));
  expect(erp.received.slice(before)).toMatchObject([{ id: key }]);
  expect(JSON.parse(erp.received.at(-1)?.body ?? "")).toMatchObject({
    type: "webhook.test",
    object: { kind: "webhook", code: "tested" },
  });
  erp.behaviour.answer = () => 404;
  expect(await tried("tested")).toMatchObject({
    data: { status: "FAILED", attempts: 1, responseStatus: 404, responseStart: "answered 404" },
  });
  expect(await tried("unknown")).toMatchObject({ errorCode: "NOT_FOUND" });
});

test("MX-05 a test is not tried again, though its endpoint is on", async () => {
  await endpoint("once", erp.url);
  erp.behaviour.answer = () => 503;
  const { data } = await tried("once");
  const before = erp.received.length;
  staff.clock.advance(600_000);
  await work();
  expect(erp.received).toHaveLength(before);
  expect((await log({ code: "once" })).deliveries).toEqual([data]);
});

test("a staff member may send ten tests in a minute, of all endpoints together", async () => {
  const db = database.kysely;
  await sql`delete from kit.rate_limit`.execute(db);
  expect(await tried("tested")).toMatchObject({ success: true });
  // For an hour, so that the minute cannot end on a slow machine.
  const { rows } = await sql`
    update kit.rate_limit set count = 8, expires_at = now() + interval '1 hour' where key like 'admin:test-webhook:%'
    returning key`.execute(db);
  expect(rows).toHaveLength(1);
  const before = erp.received.length;
  const answers = await Promise.all(["tested", "once", "tested", "once"].map((code) => tried(code)));
  const refused = answers.filter(({ success }) => !success);
  expect(refused).toMatchObject([1, 2].map(() => ({ errorCode: "RATE_LIMITED", data: null })));
  expect(erp.received).toHaveLength(before + 2);
});
