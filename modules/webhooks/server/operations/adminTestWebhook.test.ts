import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookCalls } from "../testing/webhook-calls.ts";

const { database } = await testDatabase();
const { erp, added, rotate, tried } = await webhookCalls(database);

test("MX-05 a test is sent now, once for each key, and shows the answer; it is not tried again", async () => {
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
