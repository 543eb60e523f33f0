import { expect, test } from "vitest";
import { startDatabaseProxy } from "../testing/database-proxy.ts";
import { testDatabase } from "../testing/test-database.ts";
import { combineListeners, startListening } from "./listen.ts";
import { notify } from "./notify.ts";
import { inTransaction } from "./transaction.ts";

const { database, url } = await testDatabase();
const quiet = { onReconnect: () => undefined, log: () => undefined };

test("a notification arrives on its own channel, when its transaction has committed", async () => {
  const received: string[] = [];
  const listener = await startListening({
    ...quiet,
    connectionString: url,
    channels: {
      'Odd "name"': (payload) => received.push(`odd ${payload}`),
      plain: (payload) => received.push(`plain ${payload}`),
    },
  });
  const failing = inTransaction(database, async (trx) => {
    await notify(trx, "plain", "never");
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await notify(database.kysely, "elsewhere", "unheard");
  await inTransaction(database, (trx) => notify(trx, "plain", "first"));
  await notify(database.kysely, 'Odd "name"', "second");
  await expect.poll(() => received).toEqual(["plain first", "odd second"]);
  await listener.stop();
});

test("after a gap it listens again and reports it, so that dependent data can be cleared", async () => {
  const proxy = await startDatabaseProxy(url);
  const received: string[] = [];
  let reconnects = 0;
  let problems = 0;
  const listener = await startListening({
    connectionString: proxy.url,
    channels: { news: (payload) => received.push(payload) },
    onReconnect: () => {
      reconnects += 1;
    },
    log: () => {
      problems += 1;
    },
    random: () => 0,
  });
  proxy.cut();
  await expect.poll(() => problems).toBeGreaterThan(1);
  await notify(database.kysely, "news", "missed");
  expect(reconnects).toBe(0);
  proxy.mend();
  await expect.poll(() => reconnects, { timeout: 120_000 }).toBe(1);
  await notify(database.kysely, "news", "received");
  await expect.poll(() => received).toEqual(["received"]);
  await listener.stop();
  await proxy.stop();
});

test("stopping works while the database is unreachable, and twice", async () => {
  const proxy = await startDatabaseProxy(url);
  let problems = 0;
  const listener = await startListening({
    ...quiet,
    connectionString: proxy.url,
    channels: { news: () => undefined },
    log: () => {
      problems += 1;
    },
  });
  proxy.cut();
  await expect.poll(() => problems).toBeGreaterThan(1);
  await Promise.all([listener.stop(), listener.stop()]);
  await proxy.stop();
});

test("a failed first connection rejects", async () => {
  const attempt = startListening({ ...quiet, connectionString: "postgres://a@127.0.0.1:1/b", channels: {} });
  await expect(attempt).rejects.toThrow();
});

test("a payload that is too long is refused before it is sent", async () => {
  await expect(notify(database.kysely, "news", "é".repeat(4_000))).rejects.toThrow(
    "a notice of 8000 bytes is too long; send a reference instead",
  );
  await notify(database.kysely, "news", "e".repeat(7_999));
});

test("listeners share one connection, and each gets its own channels and gaps", async () => {
  const proxy = await startDatabaseProxy(url);
  const received: string[] = [];
  const one = {
    channels: { one: (payload: string) => received.push(`one ${payload}`) },
    onReconnect: () => received.push("one gap"),
  };
  const two = {
    channels: { two: (payload: string) => received.push(`two ${payload}`) },
    onReconnect: () => received.push("two gap"),
  };
  const listener = await startListening({
    ...combineListeners(one, two),
    connectionString: proxy.url,
    log: () => undefined,
    random: () => 0,
  });
  await notify(database.kysely, "one", "1");
  await notify(database.kysely, "two", "2");
  await expect.poll(() => received).toEqual(["one 1", "two 2"]);
  proxy.cut();
  proxy.mend();
  await expect.poll(() => received.slice(2), { timeout: 120_000 }).toEqual(["one gap", "two gap"]);
  await listener.stop();
  await proxy.stop();
});
