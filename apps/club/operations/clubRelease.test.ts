import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { earn, hold, spend, release, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

const unknownHold = "00000000-0000-4000-8000-000000000000";

test("released points are available again, exactly once for repeated requests", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 100);
  const { holdId } = (await hold(id, 60)).data;
  expect(await release(holdId)).toEqual({ code: "200" });
  expect(await release(holdId)).toEqual({ code: "200" });
  expect(await account(id)).toMatchObject({ availablePoints: 100, heldPoints: 0 });
});

test("a spent and an unknown hold are refused", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 100);
  const { holdId } = (await hold(id, 100)).data;
  await spend(holdId);
  expect(await release(holdId)).toEqual({ code: "HOLD_SPENT" });
  expect(await account(id)).toMatchObject({ availablePoints: 0, heldPoints: 0 });
  expect(await release(unknownHold)).toEqual({ code: "NOT_FOUND" });
});
