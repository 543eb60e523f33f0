import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startListening } from "#kit/postgres/listen.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { openRulesReader } from "./rules-reader.ts";

const { database, url } = await testDatabase();
const defaults = {
  ...{ checkoutMinutes: 30, unpaidGuestPercent: 10, priceFloorPercent: 50, promotionBudgetLimit: 0 },
  ...{ refundLimit: 5_000_000, pointsAdjustCap: 1_000, deletionRequestDays: 14 },
};
const seller = { name: "PT Env", address: "Jakarta", taxId: "000000000000000", vatPercent: 11 };
const set = (minutes: number) =>
  sql`insert into settings.rule (name, value) values ('checkoutMinutes', ${minutes})
    on conflict (name) do update set value = excluded.value`.execute(database.kysely);

async function reader() {
  const warnings: string[] = [];
  const log = { warn: (_facts: unknown, text: string) => warnings.push(text) };
  const opened = await openRulesReader({ database, defaults, seller, log: log as never });
  const listener = await startListening({ ...opened.subscription, connectionString: url, log: () => undefined });
  onTestFinished(() => listener.stop());
  return { ...opened, warnings };
}

test("every reader has what is stored, over the defaults, as soon as it was committed", async () => {
  const readers = [await reader(), await reader()];
  const minutes = () => readers.map(({ now }) => now().checkoutMinutes);
  expect(minutes()).toEqual([30, 30]);
  for (let value = 31; value <= 60; value += 1) await set(value);
  await expect.poll(minutes).toEqual([60, 60]);
  expect(readers[0]?.now()).toEqual({ ...defaults, checkoutMinutes: 60 });
  await sql`delete from settings.rule`.execute(database.kysely);
  await expect.poll(minutes).toEqual([30, 30]);
});

test("what was announced while nobody listened is read after the gap", async () => {
  const opened = await openRulesReader({ database, defaults, seller, log: { warn: () => undefined } as never });
  await set(45);
  expect(opened.now().checkoutMinutes).toBe(30);
  opened.subscription.onReconnect();
  await expect.poll(() => opened.now().checkoutMinutes).toBe(45);
  await sql`delete from settings.rule`.execute(database.kysely);
});

test("while the table cannot be read the last rules hold, and the log says so", async () => {
  await set(45);
  const { now, subscription, warnings } = await reader();
  await sql`alter table settings.rule rename to gone`.execute(database.kysely);
  subscription.onReconnect();
  await expect.poll(() => warnings.length).toBe(1);
  expect(now().checkoutMinutes).toBe(45);
  await sql`alter table settings.gone rename to rule`.execute(database.kysely);
  await set(50);
  await expect.poll(() => now().checkoutMinutes).toBe(50);
  await sql`delete from settings.rule`.execute(database.kysely);
});
