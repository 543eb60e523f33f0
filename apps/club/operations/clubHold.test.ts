import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { earn, hold, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("held points are no longer available; more than is available cannot be held", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 100);
  expect(await hold(id, 60)).toEqual({ code: "200", data: { holdId: expect.any(String) } });
  expect(await account(id)).toMatchObject({ availablePoints: 40, heldPoints: 60 });
  expect(await hold(id, 41)).toEqual({ code: "NOT_ENOUGH_POINTS", data: null });
  expect(await account(id)).toMatchObject({ availablePoints: 40, heldPoints: 60 });
});

test("an unknown and a blocked member cannot hold points", async () => {
  expect(await hold("MC0", 5)).toEqual({ code: "NOT_FOUND", data: null });
  const { id } = await aClubMember(database, { status: "BLOCKED" });
  await earn(id, 5);
  expect(await hold(id, 5)).toEqual({ code: "NOT_FOUND", data: null });
  expect(await account(id)).toMatchObject({ availablePoints: 5, heldPoints: 0 });
});
