import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { earn, hold, spend, giveBack, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

const unknownHold = "00000000-0000-4000-8000-000000000000";

test("spent points are given back in parts, never more than were spent", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 100);
  const { holdId } = (await hold(id, 50)).data;
  expect(await giveBack(holdId, 1)).toEqual({ code: "TOO_MUCH" });
  await spend(holdId);
  expect(await giveBack(holdId, 20)).toEqual({ code: "200" });
  expect(await giveBack(holdId, 31)).toEqual({ code: "TOO_MUCH" });
  expect(await account(id)).toMatchObject({ availablePoints: 70, heldPoints: 0 });
  expect(await giveBack(holdId, 30)).toEqual({ code: "200" });
  expect(await account(id)).toMatchObject({ availablePoints: 100, heldPoints: 0 });
});

test("an unknown hold is refused", async () => {
  expect(await giveBack(unknownHold, 1)).toEqual({ code: "NOT_FOUND" });
});
