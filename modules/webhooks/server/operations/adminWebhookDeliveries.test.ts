import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookCalls } from "../testing/webhook-calls.ts";

const { database } = await testDatabase();
const { erp, log, endpoint, happened, work } = await webhookCalls(database);

test("MX-05 the log is paged, filtered by status, and shows what was sent and answered", async () => {
  await endpoint("logged", erp.url, ["order.paid"]);
  const ids: string[] = [];
  for (let index = 0; index < 51; index += 1) ids.unshift(await happened(`LOG${index}`, "order.paid"));
  const first = await log({ code: "logged" });
  expect(first.deliveries.map(({ eventId }: { eventId: string }) => eventId)).toEqual(ids.slice(0, 50));
  const second = await log({ code: "logged", before: first.next });
  expect(second).toMatchObject({ next: null, deliveries: [{ eventId: ids[50], status: "PENDING", attempts: 0 }] });
  await work();
  expect((await log({ code: "logged", status: "PENDING" })).deliveries).toEqual([]);
  const [newest] = (await log({ code: "logged", status: "DELIVERED" })).deliveries;
  expect(newest).toMatchObject({
    ...{ eventId: ids[0], type: "order.paid", objectKey: "order:LOG50", attempts: 1, nextAttemptAt: null },
    ...{ responseStatus: 200, responseStart: "answered 200", problem: null },
  });
  expect(JSON.parse(newest.body)).toMatchObject({ id: ids[0], object: { code: "LOG50" } });
});
