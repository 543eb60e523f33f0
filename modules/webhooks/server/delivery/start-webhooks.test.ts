import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { webhookFixture } from "../testing/webhook-fixture.ts";
import { webhookReceiver } from "../testing/webhook-receiver.ts";
import { startWebhooks } from "./start-webhooks.ts";
import { leaseMs } from "./webhook-sender.ts";

const { database, url } = await testDatabase({ maxConnections: 10 });
const clock = testClock(new Date());
const { deps, endpoint, happened, statuses } = webhookFixture(database, clock);
const erp = await webhookReceiver();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await erp.close();
});

test("MX-05 new events are sent without being asked, and stopping waits for what is on its way", async () => {
  await endpoint("erp", erp.url);
  const sender = startWebhooks({ ...deps, pollMs: 10 });
  const ids = [await happened("BB1"), await happened("BB1"), await happened("BB2")];
  await erp.arrived(3);
  expect(erp.received.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const { promise, resolve } = Promise.withResolvers<number>();
  erp.behaviour.answer = () => promise;
  await happened("BB3");
  await erp.arrived(4);
  const stopped = sender.stop();
  resolve(200);
  await stopped;
  expect(await statuses("erp")).toEqual(Array(4).fill("DELIVERED"));
});

test("MX-05 a process killed while it sends loses nothing: another sends the event again, with the same id", async () => {
  const before = erp.received.length;
  erp.behaviour.answer = () => new Promise<number>(() => undefined);
  const [first, second] = [await happened("BB4"), await happened("BB4")];
  const program = fileURLToPath(new URL("../testing/sender-process.ts", import.meta.url));
  const child = spawn(process.execPath, [program, url], { stdio: "inherit" });
  children.push(child);
  await erp.arrived(before + 1);
  child.kill("SIGKILL");
  await once(child, "exit");
  erp.behaviour.answer = () => 200;
  // The other one is patient for as long as the lease may still be held.
  clock.set(new Date(Date.now() + leaseMs));
  const sender = startWebhooks({ ...deps, pollMs: 10 });
  await erp.arrived(before + 3);
  await sender.stop();
  expect(erp.received.slice(before).map(({ id }) => id)).toEqual([first, first, second]);
  expect((await statuses("erp")).slice(-2)).toEqual(["DELIVERED", "DELIVERED"]);
});
