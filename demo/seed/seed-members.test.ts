import { expect, test } from "vitest";
import { secretMatches } from "#kit/core/secret-hash.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { seedDemoClub } from "../club/seed-demo-club.ts";
import { seedMembers } from "./seed-members.ts";

const { database } = await testDatabase();
const { pool, kysely } = database;
const fillClub = (db: typeof kysely) =>
  db.transaction().execute((trx) => seedDemoClub(trx, new Date("2026-11-15T03:00:00Z")));
await fillClub(kysely);
await seedMembers(kysely);

test("there is a demo account of every kind, linked to the club as described", async () => {
  const { rows } = await pool.query(`
    select member.first_name, member.password_hash is not null as password, social.channel, club.status, club.id as club
    from identity.member
    left join identity.social_account as social using (user_code)
    left join loyalty.link using (user_code)
    left join club.member as club on club.id = link.club_member_id
    order by user_code`);
  expect(rows).toEqual([
    { first_name: "Andi", password: true, channel: null, status: null, club: null },
    { first_name: "Rani", password: true, channel: null, status: "ACTIVE", club: "MC10000001" },
    { first_name: "Dewi", password: true, channel: null, status: "ACTIVE", club: "MC10000005" },
    { first_name: "Gita", password: false, channel: "google", status: null, club: null },
    { first_name: "Fajar", password: true, channel: "facebook", status: null, club: null },
  ]);
});

test("the club has an unlinked, an inactive and a guest account, and one with a locked PIN", async () => {
  const { rows } = await pool.query(`
    select member.id, status, wrong_tries as tries from club.member
    left join club.pin on pin.member_id = member.id
    where member.id not in (select club_member_id from loyalty.link) or wrong_tries = 3
    order by member.id`);
  expect(rows).toEqual([
    { id: "MC10000002", status: "ACTIVE", tries: null },
    { id: "MC10000003", status: "INACTIVE", tries: null },
    { id: "MC10000004", status: "GUEST", tries: null },
    { id: "MC10000005", status: "ACTIVE", tries: 3 },
  ]);
});

test("the passwords and PINs of the README open the accounts", async () => {
  const { rows } = await pool.query(`
    select (select password_hash from identity.member where user_code = 'U10000001') as shop,
      (select password_hash from club.member where id = 'MC10000002') as club,
      (select pin_hash from club.pin where member_id = 'MC10000001') as pin`);
  expect(await secretMatches("Main-bola7", rows[0].shop)).toBe(true);
  expect(await secretMatches("Klub-kita7", rows[0].club)).toBe(true);
  expect(await secretMatches("246810", rows[0].pin)).toBe(true);
});

test("seeding two shops gives the same rows, seeding one twice changes nothing", async () => {
  const { database: other } = await testDatabase();
  await fillClub(other.kysely);
  await seedMembers(other.kysely);
  const content =
    "select json_agg(hashes.* order by hashes.code) as all from (select user_code as code, password_hash as hash from identity.member union all select id, password_hash from club.member union all select member_id || ' pin', pin_hash from club.pin) as hashes";
  const before = (await pool.query(content)).rows;
  expect((await other.pool.query(content)).rows).toEqual(before);
  await fillClub(kysely);
  await seedMembers(kysely);
  expect((await pool.query(content)).rows).toEqual(before);
});
