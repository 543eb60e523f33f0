import { expect, test } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookCalls } from "../testing/webhook-calls.ts";

const { database } = await testDatabase();
const { staff, dewi, erp, list, log, replay, rotate, tried, endpoint, happened, work } = await webhookCalls(database);

test("MX-05 endpoints are listed with their secret's age and the figures of their log", async () => {
  await endpoint("listed", `${erp.url}/listed`, ["order.placed", "order.sent"]);
  await happened("BB1");
  await work();
  await happened("BB2");
  const now = staff.clock.now().toISOString();
  expect(await list()).toEqual([
    {
      ...{ code: "listed", url: `${erp.url}/listed`, description: "", events: ["order.placed", "order.sent"] },
      ...{ enabled: true, secretSince: now, formerSecretUntil: null, pending: 1, failed: 0, lastDeliveredAt: now },
    },
  ]);
});

test("MX-05 only administrators see and change webhooks", async () => {
  for (const headers of [dewi, {}]) {
    const code = headers === dewi ? "FORBIDDEN" : "STAFF_ONLY";
    expect(await list(headers)).toBe(code);
    expect(await log({ code: "listed" }, headers)).toBe(code);
    expect(await rotate("listed", headers)).toBe(code);
    expect(await replay("1", headers)).toBe(code);
    expect(await tried("listed", systemIds.uuid(), headers)).toBe(code);
  }
});
