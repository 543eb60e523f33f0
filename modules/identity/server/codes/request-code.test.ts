import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { purgeCodes } from "../store/codes.ts";
import { anAddress, codeRequest, codesFixture, counted } from "../testing/codes-fixture.ts";
import { usualCodeLimits } from "./code-limits.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { deps, request, attempt, age, sentCount } = await codesFixture(database);
const sentAgainIn = (milliseconds: number) => ({ ok: true, value: { timeRemaining: milliseconds } });

test("ID-06 BC-06 a second request within 60 seconds sends nothing and returns the remaining time", async () => {
  const person = codeRequest();
  const before = await sentCount();
  const first = await Promise.all(Array.from({ length: 20 }, () => request(person)));
  expect(first.filter((reply) => reply.ok)).toHaveLength(20);
  expect(await sentCount()).toBe(before + 1);
  await age(20);
  const again = await request(person);
  expect(again.ok && again.value.timeRemaining).toBeLessThanOrEqual(40_000);
  expect(again.ok && again.value.timeRemaining).toBeGreaterThan(0);
  await age(40);
  expect(await request(person)).toEqual(sentAgainIn(60_000));
  expect(await sentCount()).toBe(before + 2);
});

test("D-07 another channel may send after 20 seconds, not before", async () => {
  const person = codeRequest();
  const before = await sentCount();
  await request(person);
  expect((await request(person, { channel: "SMS" })).ok).toBe(true);
  expect(await sentCount()).toBe(before + 1);
  await age(20);
  expect(await request(person, { channel: "SMS" })).toEqual(sentAgainIn(60_000));
  expect(await sentCount()).toBe(before + 2);
});

test("2A-03 another session gets the waiting time; a code of another purpose is sent at once", async () => {
  const person = codeRequest();
  await request(person);
  const elsewhere = await request(person, { sessionId: randomUUID() });
  expect(elsewhere.ok ? 0 : elsewhere.error.retryAfterSeconds).toBeGreaterThan(50);
  const before = await sentCount();
  for (const purpose of ["login", "resetPassword"] as const) {
    expect(await request(person, { purpose })).toEqual(sentAgainIn(60_000));
  }
  expect(await sentCount()).toBe(before + 2);
});

test("S2 a number gets 5 codes in an hour and 10 in a day, over all sessions and addresses", async () => {
  const person = codeRequest();
  const before = await sentCount();
  const requestFromElsewhere = async () => {
    await age(61);
    return request(person, { sessionId: randomUUID(), address: anAddress() });
  };
  const hour: unknown[] = [];
  for (let index = 0; index < 7; index += 1) hour.push(await requestFromElsewhere());
  expect(counted(hour as never)).toEqual({ ok: 5, RATE_LIMITED: 2 });
  await age(60 * 60);
  const second: unknown[] = [];
  for (let index = 0; index < 5; index += 1) second.push(await requestFromElsewhere());
  expect(counted(second as never)).toEqual({ ok: 5 });
  await age(60 * 60);
  const full = await requestFromElsewhere();
  expect(full.ok ? 0 : full.error.retryAfterSeconds).toBeGreaterThan(20 * 60 * 60);
  expect(await sentCount()).toBe(before + 10);
});

test("S2 of 200 parallel requests from one address 20 are sent", async () => {
  const address = anAddress();
  const before = await sentCount();
  const people = Array.from({ length: 200 }, () => ({ ...codeRequest(), address }));
  expect(counted(await Promise.all(people.map((person) => request(person))))).toEqual({ ok: 20, RATE_LIMITED: 180 });
  expect(await sentCount()).toBe(before + 20);
  figure("S2", "200 numbers asked for at once from one address", "20 codes sent");
});

test("S2 of 100 parallel requests in one session 10 are sent", async () => {
  const sessionId = randomUUID();
  const people = Array.from({ length: 100 }, () => ({ ...codeRequest(), sessionId }));
  expect(counted(await Promise.all(people.map((person) => request(person))))).toEqual({ ok: 10, RATE_LIMITED: 90 });
});

test("S2 a total limit ends a flood from many addresses", async () => {
  await sql`delete from kit.rate_limit where key = 'codes-sent'`.execute(database.kysely);
  const capped = { ...deps, codes: { ...usualCodeLimits, sends: { ...usualCodeLimits.sends, altogetherHour: 30 } } };
  const results = await Promise.all(Array.from({ length: 100 }, () => request(codeRequest(), {}, capped)));
  expect(counted(results)).toEqual({ ok: 30, RATE_LIMITED: 70 });
});

test("codes and attempts older than every limit are purged, recent ones are not", async () => {
  const [old, recent] = [codeRequest(), codeRequest()];
  await request(old);
  await attempt(old, "0000");
  const rows = async () =>
    (await sql`select 1 from identity.code union all select 1 from identity.code_try`.execute(database.kysely)).rows
      .length;
  await age(3 * 24 * 60 * 60);
  const outdated = await rows();
  await request(recent);
  expect(outdated).toBeGreaterThanOrEqual(2);
  expect(await purgeCodes(database.kysely)).toBe(outdated);
  expect(await rows()).toBe(1);
});
