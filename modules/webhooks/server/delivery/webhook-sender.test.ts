import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { purgeWebhookDeliveries, replayDelivery } from "../store/delivery-log.ts";
import { claimDue, noteAttempt } from "../store/due-deliveries.ts";
import { writeWebhookEvents } from "../store/event-writes.ts";
import { replaceSecret } from "../store/secrets.ts";
import { webhookFixture } from "../testing/webhook-fixture.ts";
import { isSignedBy, webhookReceiver } from "../testing/webhook-receiver.ts";
import { mostAttempts } from "./retry-delay.ts";
import { newSecret } from "./sign-webhook.ts";
import { leaseMs, webhookSender } from "./webhook-sender.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const clock = testClock("2026-11-15T10:00:00Z");
const { deps, problems, endpoint, eventOf, happened, rowsOf, statuses, work } = webhookFixture(database, clock);

const open: { close(): Promise<void> }[] = [];
const receiver: typeof webhookReceiver = async (answer) => {
  const one = await webhookReceiver(answer);
  open.push(one);
  return one;
};
afterAll(() => Promise.all(open.map((one) => one.close())));

const hour = 3_600_000;
const off = (code: string) =>
  sql`update webhooks.endpoint set enabled = false where code = ${code}`.execute(database.kysely);

test("MX-05 an event is delivered to the endpoints that have chosen it, signed with their secrets", async () => {
  const [erp, mail] = [await receiver(), await receiver()];
  const secret = await endpoint("erp", `${erp.url}/hooks`);
  await endpoint("mail", mail.url, ["order.sent"]);
  const id = await happened("BB1");
  await work();
  const [sent] = erp.received;
  if (!sent) throw new Error("nothing was received");
  expect(sent).toMatchObject({ path: "/hooks", id, timestamp: String(clock.now().getTime() / 1_000) });
  expect(JSON.parse(sent.body)).toEqual({
    ...{ id, type: "order.placed", version: 1, occurredAt: clock.now().toISOString() },
    object: { kind: "order", code: "BB1" },
  });
  expect(isSignedBy(secret, sent)).toBe(true);
  expect(isSignedBy(secret, { ...sent, body: `${sent.body} ` })).toBe(false);
  expect(mail.received).toEqual([]);
  expect(await rowsOf("erp")).toMatchObject([
    { status: "DELIVERED", attempts: 1, responseStatus: 200, responseStart: "answered 200", problem: null },
  ]);
  expect(problems).toEqual([]);
  await off("erp");
  await off("mail");
});

test("MX-05 no event is delivered of a transaction that is rolled back, nor to an endpoint that is off", async () => {
  const erp = await receiver();
  await endpoint("rolled-back", erp.url);
  const undone = inTransaction(database, async (trx) => {
    await writeWebhookEvents(trx, [eventOf("BB2", "order.placed")]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await off("rolled-back");
  await happened("BB2");
  await work();
  expect(erp.received).toEqual([]);
  expect(await rowsOf("rolled-back")).toEqual([]);
});

test("MX-05 a receiver that is down for an hour gets every event, those of one order in their order", async () => {
  const erp = await receiver(() => 503);
  await endpoint("down", erp.url);
  const expected: string[] = [];
  const end = clock.now().getTime() + hour;
  for (let minute = 0; clock.now().getTime() < end; minute += 1) {
    const order = `DOWN${minute % 3}`;
    if (minute % 4 === 0) expected.push(`${order} ${await happened(order, minute % 8 ? "order.sent" : "order.paid")}`);
    await work();
    clock.advance(60_000);
  }
  expect(await statuses("down")).toEqual(expected.map(() => "PENDING"));
  const tried = erp.received.length;
  expect(new Set(erp.received.map(({ id }) => id)).size).toBe(3);
  erp.behaviour.answer = () => 200;
  clock.advance(2 * hour);
  await work();
  const got = erp.received.slice(tried).map(({ id, body }) => `${JSON.parse(body).object.code} ${id}`);
  expect(got.toSorted()).toEqual(expected.toSorted());
  for (const order of ["DOWN0", "DOWN1", "DOWN2"]) {
    const ofOrder = (list: readonly string[]) => list.filter((one) => one.startsWith(`${order} `));
    expect(ofOrder(got)).toEqual(ofOrder(expected));
  }
  expect(await statuses("down")).toEqual(expected.map(() => "DELIVERED"));
  await off("down");
});

test("MX-05 an event that is refused for three days is given up, the next of its order goes, and a replay sends it", async () => {
  const erp = await receiver(({ body }) => (JSON.parse(body).type === "order.placed" ? 500 : 200));
  await endpoint("refusing", erp.url);
  const begun = clock.now().getTime();
  const [first, second] = [await happened("BB3"), await happened("BB3", "order.paid")];
  let days = 0;
  while ((await statuses("refusing"))[0] === "PENDING") {
    await work();
    const [{ nextAttemptAt } = { nextAttemptAt: null }] = await rowsOf("refusing");
    if (nextAttemptAt) clock.set(nextAttemptAt);
    days = (clock.now().getTime() - begun) / (24 * hour);
  }
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(4);
  await work();
  expect(await rowsOf("refusing")).toMatchObject([
    { eventId: first, status: "FAILED", attempts: mostAttempts, responseStatus: 500, responseStart: "answered 500" },
    { eventId: second, status: "DELIVERED", attempts: 1 },
  ]);
  erp.behaviour.answer = () => 200;
  const [{ id } = { id: "" }] = await rowsOf("refusing");
  const replay = () => inTransaction(database, (trx) => replayDelivery(trx, id, clock.now()));
  expect(await replay()).toEqual({ outcome: "replayed", endpointCode: "refusing", eventId: first });
  await work();
  expect(erp.received.at(-1)).toMatchObject({ id: first });
  expect(await statuses("refusing")).toEqual(["DELIVERED", "DELIVERED"]);
  await off("refusing");
  expect(await replay()).toEqual({ outcome: "off" });
});

test("MX-05 a killed worker loses nothing: what it had claimed is sent once its lease ends", async () => {
  const erp = await receiver();
  await endpoint("killed", erp.url);
  const [first, second, other] = [await happened("BB4"), await happened("BB4"), await happened("BB5")];
  const claim = { lease: systemIds.uuid(), perEndpoint: 4, mostAttempts };
  const until = new Date(clock.now().getTime() + leaseMs);
  const claimed = await inTransaction(database, (trx) => claimDue(trx, { ...claim, now: clock.now(), until }));
  expect(claimed.map(({ eventId }) => eventId).toSorted()).toEqual([first, other].toSorted());
  await work();
  expect(erp.received).toEqual([]);
  clock.advance(leaseMs);
  await work();
  expect(erp.received.map(({ id }) => id).toSorted()).toEqual([first, second, other].toSorted());
  const ofOrder = erp.received.flatMap(({ id }) => (id === other ? [] : [id]));
  expect(ofOrder).toEqual([first, second]);
  // A worker taken for dead that wakes up again overwrites nothing.
  const [late] = claimed;
  if (!late) throw new Error("nothing was claimed");
  const result = { responseStatus: 500, responseStart: null, problem: null, durationMs: 1 };
  await noteAttempt(database.kysely, late, result, { status: "failed", at: clock.now() });
  expect(await statuses("killed")).toEqual(["DELIVERED", "DELIVERED", "DELIVERED"]);
  await off("killed");
});

test("MX-05 two workers share the work: each event is sent once", async () => {
  const erp = await receiver();
  await endpoint("shared", erp.url);
  const ids: string[] = [];
  for (let index = 0; index < 20; index += 1) ids.push(await happened(`SHARED${index % 6}`));
  await Promise.all([work(webhookSender(deps)), work(webhookSender(deps)), work(webhookSender(deps))]);
  await work();
  expect(erp.received.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  await off("shared");
});

test("MX-05 a slow receiver does not hold up the others", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<number>();
  const [slow, quick] = [await receiver(() => held), await receiver()];
  await endpoint("slow", slow.url);
  await endpoint("quick", quick.url);
  for (let index = 0; index < 10; index += 1) await happened(`SLOW${index}`);
  // On a busy machine the quick one takes its time; the time limit has its own test.
  const sender = webhookSender({ ...deps, timeoutMs: 600_000 });
  // Each pass gives the quick one its share; the slow one keeps its own connections and takes no more.
  while (quick.received.length < 10 || (await statuses("quick")).includes("PENDING")) {
    await sender.sendDue();
    // The last quick one may have ended already: then only the slow ones could end this wait.
    await Promise.race([sender.oneEnded(), sleep(20)]);
  }
  expect(slow.received.length).toBeLessThanOrEqual(4);
  release(200);
  await sender.idle();
  await work(sender);
  expect(await statuses("slow")).toEqual(Array(10).fill("DELIVERED"));
  await off("slow");
  await off("quick");
});

test("MX-05 a silent receiver is left after the time limit, a redirect is not followed, a private address is refused", async () => {
  const silent = await receiver(() => new Promise<number>(() => undefined));
  const moved = await receiver(() => 302);
  await endpoint("silent", silent.url);
  await endpoint("moved", moved.url);
  await endpoint("private", "https://10.0.0.1/hooks");
  await endpoint("metadata", "http://169.254.169.254/latest");
  await happened("BB6");
  await work(webhookSender({ ...deps, timeoutMs: 300 }));
  const last = async (code: string) => (await rowsOf(code)).at(-1);
  expect(await last("silent")).toMatchObject({ status: "PENDING", problem: "TIMED_OUT", responseStatus: null });
  expect(await last("moved")).toMatchObject({ status: "PENDING", problem: null, responseStatus: 302 });
  expect(moved.received.every(({ path }) => path === "/")).toBe(true);
  expect(await last("private")).toMatchObject({ problem: "NOT_PUBLIC" });
  expect(await last("metadata")).toMatchObject({ problem: "NOT_PUBLIC" });
  // Outside of tests and development not even this machine.
  await endpoint("loopback", silent.url);
  const before = silent.received.length;
  await happened("BB7");
  await work(webhookSender({ ...deps, allowsLoopback: false, timeoutMs: 300 }));
  expect(await last("loopback")).toMatchObject({ problem: "INVALID_URL" });
  expect(silent.received).toHaveLength(before);
  for (const code of ["silent", "moved", "private", "metadata", "loopback"]) await off(code);
});

test("MX-05 after a change of the secret both sign for a day, and nothing is sent without one", async () => {
  const erp = await receiver();
  const former = await endpoint("rotated", erp.url);
  const secret = newSecret(systemIds);
  const at = clock.now();
  await inTransaction(database, (trx) =>
    replaceSecret(trx, {
      ...{ id: systemIds.uuid(), endpointCode: "rotated", sealed: deps.sealer.seal(secret, "webhook"), at },
      formerUntil: new Date(at.getTime() + 24 * hour),
    }),
  );
  await happened("BB8");
  await work();
  clock.advance(25 * hour);
  await happened("BB8");
  await work();
  expect(erp.received.map((one) => [isSignedBy(former, one), isSignedBy(secret, one)])).toEqual([
    [true, true],
    [false, true],
  ]);
  await sql`delete from webhooks.secret where endpoint_code = 'rotated'`.execute(database.kysely);
  await happened("BB8");
  await work();
  expect(erp.received).toHaveLength(2);
  await off("rotated");
});

test("MX-05 the log is kept for 30 days", async () => {
  const erp = await receiver();
  await endpoint("old", erp.url);
  await happened("BB9");
  await work();
  clock.advance(29 * 24 * hour);
  await purgeWebhookDeliveries(database.kysely, clock.now());
  expect(await statuses("old")).toEqual(["DELIVERED"]);
  clock.advance(2 * 24 * hour);
  await happened("BB9");
  await purgeWebhookDeliveries(database.kysely, clock.now());
  expect(await statuses("old")).toEqual(["PENDING"]);
});
