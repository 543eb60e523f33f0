import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { earn, hold, spend, release, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

const unknownHold = "00000000-0000-4000-8000-000000000000";

test("a hold is spent once and never after it was released", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 100);
  const { holdId } = (await hold(id, 60)).data;
  expect(await spend(holdId)).toEqual({ code: "200" });
  expect(await account(id)).toMatchObject({ availablePoints: 40, heldPoints: 0 });
  expect(await spend(holdId)).toEqual({ code: "HOLD_ENDED" });
  const released = (await hold(id, 40)).data.holdId;
  await release(released);
  expect(await spend(released)).toEqual({ code: "HOLD_ENDED" });
  expect(await account(id)).toMatchObject({ availablePoints: 40, heldPoints: 0 });
});

test("an unknown hold is refused", async () => {
  expect(await spend(unknownHold)).toEqual({ code: "NOT_FOUND" });
});
