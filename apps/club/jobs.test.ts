import { sql } from "kysely";
import { expect, test } from "vitest";
import { clubCron, clubJobs } from "./jobs.ts";
import { aClubMember } from "./testing/club-member-fixture.ts";
import { siteFixture } from "./testing/site-fixture.ts";

const club = await siteFixture();
const { database, clock } = club;
const attempt = { jobId: "1", attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
const tonight = async () => clubJobs(club.deps)[clubCron.job]?.({}, attempt);
const day = 24 * 60 * 60 * 1000;

test("at night points expire, tiers drop, and old tokens, codes and keys are deleted", async () => {
  const { id, mobile } = await aClubMember(database);
  const earn = (points: number, key: string) =>
    club.ask("clubEarn", { input: { to: { memberId: id }, points, reference: "R" }, key });
  await earn(600, "first");
  clock.advance(200 * day);
  await earn(50, "second");
  await club.ask("clubTakeBack", { input: { memberId: "MC0", points: 1, reference: "R" }, key: "refused" });
  await club.ask("clubOpenRegistration", { mobile: "+628780000000", key: "open" });
  await club.post("/club/create-new-password", { step: "number", mobile: mobile.slice(3) });
  const account = async () =>
    (await club.ask("clubAccount", { id }, "data { availablePoints tierCode expiring { points on } }")).data;
  // First in, first out, on the same day of the year after.
  expect(await account()).toEqual({
    availablePoints: 650,
    tierCode: "SILVER",
    expiring: { points: 600, on: "2027-11-15" },
  });

  clock.set("2027-11-15T02:59:59Z");
  await tonight();
  expect(await account()).toMatchObject({ availablePoints: 650 });
  clock.set("2027-11-15T03:00:00Z");
  // Expired points are not spendable even before the job has removed them.
  expect(await account()).toEqual({
    availablePoints: 50,
    tierCode: "SILVER",
    expiring: { points: 50, on: "2028-06-03" },
  });
  await tonight();
  await tonight();
  expect(await account()).toEqual({
    availablePoints: 50,
    tierCode: "BLUE",
    expiring: { points: 50, on: "2028-06-03" },
  });
  const { rows } = await sql`
    select (select count(*)::int from club.journal_transaction where kind = 'expire') as expired,
      (select count(*)::int from club.registration) as registrations, (select count(*)::int from club.code) as codes,
      (select json_agg(key order by key) from club.request) as keys`.execute(database.kysely);
  expect(rows).toEqual([{ expired: 1, registrations: 0, codes: 0, keys: ["first", "second"] }]);
  expect(await club.broken()).toEqual([]);
});
