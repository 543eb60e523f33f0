import { afterEach, expect, test } from "vitest";
import { expirePoints } from "../points/expire-points.ts";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { adjust, earn, entries, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("points are added and taken by hand, with an entry each, and the tier stays", async () => {
  const { id } = await aClubMember(database);
  expect(await adjust(id, 600)).toEqual({ code: "200" });
  expect(await adjust(id, -150)).toEqual({ code: "200" });
  expect(await account(id)).toMatchObject({ availablePoints: 450, tierCode: "BLUE", expiring: { points: 450 } });
  expect((await entries(id)).entries).toMatchObject([
    { kind: "debit", points: -150, balance: 450 },
    { kind: "credit", points: 600, balance: 600 },
  ]);
});

test("the same key counts once, also for ten parallel requests, and means one adjustment", async () => {
  const { id } = await aClubMember(database);
  const replies = await Promise.all(Array.from({ length: 10 }, () => adjust(id, 40, "pressed-twice")));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(["200"]));
  expect(await account(id)).toMatchObject({ availablePoints: 40 });
  expect(await adjust(id, 41, "pressed-twice")).toEqual({ code: "KEY_REUSED" });
});

test("more than there is, nothing, and an unknown member are refused, and nothing moves", async () => {
  const { id } = await aClubMember(database);
  await adjust(id, 10);
  expect(await adjust(id, -11)).toEqual({ code: "NOT_ENOUGH_POINTS" });
  expect(await adjust(id, 0)).toEqual({ code: "INVALID_INPUT" });
  expect(await adjust("NOBODY", 1)).toEqual({ code: "NOT_FOUND" });
  expect(await account(id)).toMatchObject({ availablePoints: 10 });
});

test("points that have run out are not there to be taken, even before the night removes them", async () => {
  club.clock.set("2026-01-01T00:00:00Z");
  const { id } = await aClubMember(database);
  await earn(id, 80);
  club.clock.set(new Date(Date.UTC(2026, club.deps.rules.pointMonths, 1, 1)).toISOString());
  await earn(id, 20);
  expect(await adjust(id, -50)).toEqual({ code: "NOT_ENOUGH_POINTS" });
  expect(await adjust(id, -15)).toEqual({ code: "200" });
  await expirePoints(club.deps);
  expect(await account(id)).toMatchObject({ availablePoints: 5 });
  expect((await entries(id)).entries.map(({ kind, points }: Record<string, unknown>) => [kind, points])).toEqual([
    ["debit", -15],
    ["expire", -80],
    ["earn", 20],
    ["earn", 80],
  ]);
});
