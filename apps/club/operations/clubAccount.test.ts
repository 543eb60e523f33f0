import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database, clock } = club;
const { earn, hold, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("an account has its available and held points, tier and PIN", async () => {
  const { id } = await aClubMember(database, { pin: "246813" });
  await earn(id, 500);
  await hold(id, 120);
  expect(await account(id)).toMatchObject({
    availablePoints: 380,
    heldPoints: 120,
    havePin: true,
    pinLockedUntil: null,
    tierCode: "SILVER",
  });
});

test("the points that expire next are named with their day; expired ones do not count", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 30);
  const { expiring } = await account(id);
  expect(expiring).toEqual({ points: 30, on: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
  clock.set(`${expiring.on}T17:00:00Z`); // the next day in Jakarta
  expect(await account(id)).toMatchObject({ availablePoints: 0, expiring: null });
  clock.set("2026-11-15T03:00:00Z");
});

test("an unknown member has no account", async () => {
  expect(await club.ask("clubAccount", { id: "MC0" })).toEqual({ code: "NOT_FOUND" });
});
