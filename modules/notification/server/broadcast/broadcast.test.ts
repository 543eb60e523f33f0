import { sql } from "kysely";
import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { readBroadcasts } from "../store/broadcasts.ts";
import { broadcast, broadcastTopic, deliverBroadcast, type NotificationAudience } from "./broadcast.ts";

const { database } = await testDatabase();
const agreed = new Set(Array.from({ length: 1203 }, (_, number) => `M${String(number).padStart(5, "0")}`));
const audience: NotificationAudience = {
  size: async () => agreed.size,
  next: async (_db, after, limit) => [...agreed].filter((code) => code > after).slice(0, limit),
  ofSegment: {
    size: async () => ({ people: 3, agreed: 2 }),
    next: async (_db, segment, after) => (segment === "loyal" ? ["M00003", "M00009"] : []).filter((one) => one > after),
  },
};
const deps = { database, ids: systemIds, clock: testClock("2026-11-15T10:00:00Z"), audience };
const deliver = deliverBroadcast(deps);
const announcement = {
  id: systemIds.uuid(),
  title: "Half price",
  text: "Until Sunday",
  path: "/plp/sale",
  by: "Mira",
  segment: null,
};

const waiting = async () =>
  (
    await sql<{ id: string; payload: unknown }>`
      select id, payload from kit.outbox where topic = ${broadcastTopic} order by created_at`.execute(database.kysely)
  ).rows;
const take = (message: { id: string; payload: unknown }) =>
  deliver({ ...message, topic: broadcastTopic, attempt: 1, signal: new AbortController().signal });
const notificationsOf = async (userCode: string) =>
  (await sql`select kind, data, path from notification.notice where user_code = ${userCode}`.execute(database.kysely))
    .rows;

test("D-71 an announcement reaches every member who agreed once, in batches, and not a member who withdrew meanwhile", async () => {
  const send = () => inTransaction(database, (trx) => broadcast(trx, deps, announcement));
  expect([await send(), await send()]).toEqual([true, false]);
  const [first] = await waiting();
  if (!first) throw new Error("the outbox is empty");
  await take(first);
  agreed.delete("M00700");
  // The process crashed before the outbox recorded the delivery: the same message is handled again.
  await take(first);
  for (const message of (await waiting()).slice(1)) await take(message);
  for (const message of (await waiting()).slice(3)) await take(message);
  expect(await readBroadcasts(database.kysely, 5)).toMatchObject([
    { ...announcement, reached: 1202, doneAt: expect.any(Date) },
  ]);
  expect(await notificationsOf("M00000")).toEqual([
    { kind: "promotion", data: { title: "Half price", text: "Until Sunday" }, path: "/plp/sale" },
  ]);
  expect([(await notificationsOf("M01202")).length, (await notificationsOf("M00700")).length]).toEqual([1, 0]);
});

test("MU-02 an announcement for a segment reaches its members who agreed, and no others", async () => {
  const ofSegment = { ...announcement, id: systemIds.uuid(), segment: "loyal" };
  const before = new Set((await waiting()).map(({ id }) => id));
  await inTransaction(database, (trx) => broadcast(trx, deps, ofSegment));
  for (const message of await waiting()) if (!before.has(message.id)) await take(message);
  const sent = await readBroadcasts(database.kysely, 5);
  expect(sent.find(({ id }) => id === ofSegment.id)).toMatchObject({
    segment: "loyal",
    reached: 2,
    doneAt: expect.any(Date),
  });
  expect([(await notificationsOf("M00003")).length, (await notificationsOf("M00004")).length]).toEqual([2, 1]);
});
