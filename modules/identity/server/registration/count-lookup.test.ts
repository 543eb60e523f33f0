import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { knownDeviceCookie } from "../session/known-device.ts";
import { identityFixture } from "../testing/identity-fixture.ts";
import { countLookup, type LookupAsker, lookupFailureTexts } from "./count-lookup.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const alarms: number[] = [];
const { deps } = await identityFixture(database, {
  lookups: { perSessionHour: 10, perAddressHour: 200 },
  onManyLookups: (count) => void alarms.push(count),
});

const guest = (): Caller => ({ kind: "guest", sessionId: randomUUID(), guestId: randomUUID() });
const call = (asker: Partial<LookupAsker>) =>
  countLookup(deps, "mobile", { caller: guest(), address: "198.51.100.1", cookie: undefined, ...asker });
const answered = async (times: number, asker: () => Partial<LookupAsker>) => {
  const results = await Promise.all(Array.from({ length: times }, () => call(asker())));
  return results.filter(({ ok }) => ok).length;
};

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
});

test("2A-04 D-85 a session gets ten checks an hour, its address two hundred", async () => {
  const caller = guest();
  expect(await answered(40, () => ({ caller }))).toBe(10);
  expect(await answered(11, () => ({}))).toBe(11);
  // The thirty that were refused cost the address nothing.
  expect(await answered(250, () => ({}))).toBe(200 - 21);
  expect(await answered(5, () => ({ address: "198.51.100.2" }))).toBe(5);
});

test("2A-04 D-85 a new session on the same device shares its limit", async () => {
  const cookie = knownDeviceCookie(deps, "ANA", undefined, "seen").split(";", 1)[0];
  expect(await answered(30, () => ({ cookie }))).toBe(10);
  expect(await answered(1, () => ({}))).toBe(1);
});

test("2A-04 D-85 callers without a session share ten at their address", async () => {
  expect(await answered(30, () => ({ caller: { kind: "anonymous" } }))).toBe(10);
  expect(await answered(1, () => ({}))).toBe(1);
});

test("2A-04 a check of the caller's own account is taken back from every counter", async () => {
  const caller = guest();
  for (let time = 0; time < 30; time += 1) {
    const counted = await call({ caller });
    expect(counted.ok).toBe(true);
    if (counted.ok) await counted.value.takeBack();
  }
});

test("2A-04 D-85 enumeration from many addresses raises one alert an hour", async () => {
  alarms.length = 0;
  await sql`insert into kit.rate_limit (key, count, expires_at) values ('lookups', 998, now() + interval '1 hour')`.execute(
    database.kysely,
  );
  for (let index = 0; index < 5; index += 1) await call({ address: `198.51.100.${index}` });
  expect(alarms).toEqual([1_001]);
});

test("2A-04 the refusal states when to try again", async () => {
  const caller = guest();
  await answered(10, () => ({ caller }));
  const refused = await call({ caller });
  const seconds = refused.ok ? 0 : refused.error.retryAfterSeconds;
  expect(seconds).toBeGreaterThan(59 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect(lookupFailureTexts.RATE_LIMITED({ code: "RATE_LIMITED", retryAfterSeconds: 61 })["en-US"]).toBe(
    "Too many tries at the moment. Please try again in 2 minutes.",
  );
});
