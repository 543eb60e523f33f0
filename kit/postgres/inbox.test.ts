import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { purgeInbox, receiveOnce } from "./inbox.ts";
import { inTransaction } from "./transaction.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const receive = (provider: string, eventId: string) =>
  inTransaction(database, (trx) => receiveOnce(trx, { provider, eventId }));

test("the same event counts once; the same id from another sender is another event", async () => {
  expect(await receive("bank", "e1")).toBe(true);
  expect(await receive("bank", "e1")).toBe(false);
  expect(await receive("courier", "e1")).toBe(true);
});

test("of twenty concurrent copies exactly one is new", async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => receive("bank", "e2")));
  expect(replies.filter(Boolean)).toHaveLength(1);
});

test("an event whose processing failed may be repeated", async () => {
  const failing = inTransaction(database, async (trx) => {
    expect(await receiveOnce(trx, { provider: "bank", eventId: "e3" })).toBe(true);
    throw new Error("half way");
  });
  await expect(failing).rejects.toThrow("half way");
  expect(await receive("bank", "e3")).toBe(true);
});

test("purging deletes old events only", async () => {
  await sql`truncate kit.inbox`.execute(database.kysely);
  await sql`insert into kit.inbox values ('bank', 'old', now() - interval '91 days')`.execute(database.kysely);
  await receive("bank", "new");
  expect(await purgeInbox(database.kysely, 90)).toBe(1);
  expect((await sql`select event_id from kit.inbox`.execute(database.kysely)).rows).toEqual([{ event_id: "new" }]);
});
