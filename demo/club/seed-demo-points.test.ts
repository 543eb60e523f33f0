import { sql } from "kysely";
import { expect, test } from "vitest";
import { usualClubRules } from "#apps/club/club-deps.ts";
import { expirePoints } from "#apps/club/points/expire-points.ts";
import { clubInvariants } from "#apps/club/store/invariants.ts";
import { rankEverybody } from "#apps/club/store/tiers.ts";
import { auditDatabase } from "#kit/postgres/invariants.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { demoClubMembers } from "./demo-club-members.ts";
import { seedDemoClub } from "./seed-demo-club.ts";

const now = new Date("2026-11-15T03:00:00Z");
const fill = async () => {
  const { database } = await testDatabase();
  await database.kysely.transaction().execute((trx) => seedDemoClub(trx, now));
  return database;
};
const everything = async (database: Awaited<ReturnType<typeof fill>>) => {
  const { rows } = await sql`
    select kind, member_id, points, balance, reference, at, expires_at from club.journal_transaction order by id`.execute(
    database.kysely,
  );
  return rows;
};

test("the demo members have a year of points behind them, the same in every shop filled on the same day", async () => {
  const [one, other] = await Promise.all([fill(), fill()]);
  const movements = await everything(one);
  expect(movements.length).toBeGreaterThan(35);
  expect(await everything(other)).toEqual(movements);
  await one.kysely.transaction().execute((trx) => seedDemoClub(trx, new Date("2027-01-01T00:00:00Z")));
  expect(await everything(one)).toEqual(movements);
});

test("balances match the tiers, no points have expired, and the journal is balanced", async () => {
  const database = await fill();
  expect(await rankEverybody(database.kysely, usualClubRules.tiers, now)).toBe(0);
  const { rows } = await sql`select id, tier_code as tier from club.member order by id`.execute(database.kysely);
  expect(rows).toEqual(demoClubMembers.map(({ id, tier }) => ({ id, tier })));
  expect(await expirePoints({ database, clock: { now: () => now } })).toBe(0);
  const findings = await auditDatabase(database, clubInvariants);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
});
